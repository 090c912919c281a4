import { centsFrom, internalReason } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import * as Result from "effect/Result";
import type { Call, Handlers } from "../../contract/contract.ts";
import { conflict, failure, invalid } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { checkRefundedAmount } from "../../session/stepUp.ts";
import { refundedBefore } from "./cancelation.repository.ts";
import { type CancelOrder, type CancelOutcome, messages } from "./cancelation.ts";
import { cancelOptions } from "./cancelOptions.ts";
import { type CancelResult, cancelTeeTime } from "./cancelTeeTime.ts";

type CancelationHandlers = Pick<
  Handlers,
  "getCancelOptions" | "cancelTeeTime" | "cancelTeeTimeDirectly" | "cancelTeeTimeDirectlyByPost"
>;

/** Canceling and refunding a tee time: OPS-CAN-01, OPS-CAN-13, UNCLEAR-04. */
export function cancelationHandlers(services: Services): CancelationHandlers {
  const cancelDirectly = async ({ path, staff }: Call<"cancelTeeTimeDirectly">): Promise<CancelOutcome> => {
    const order = { tee_time_id: path.id, cancel: true, force: false, refund: null, reason: internalReason };
    const answer = await cancelTeeTime(services, { staff, order, idempotency_key: null });
    if (answer.kind === "declined") throw failure(409, answer.message, answer.backend_message);
    if (answer.kind === "busy" || answer.kind === "asked") throw failure(409, answer.message);
    return outcomeOf(answer);
  };
  return {
    getCancelOptions: ({ path }) => cancelOptions(services.db, path.id, services),

    async cancelTeeTime({ body, headers, staff, setHeader }) {
      const order: CancelOrder = {
        tee_time_id: body.id,
        cancel: body.cancel,
        force: body.cancel && body.force_cancel,
        refund: body.refund ? Result.getOrThrow(centsFrom(body.refund_amount)) : null,
        reason: body.reason.trim() || internalReason,
      };
      const idempotency_key = headers["Idempotency-Key"] ?? null;
      // Before the key is claimed: the repeated call has the same one.
      if (order.refund !== null) {
        const earlier = await refundedBefore(services.db, body.id, idempotency_key);
        checkRefundedAmount(services.config, order.refund + earlier, staff);
      }
      const answer = await cancelTeeTime(services, { staff, order, idempotency_key });
      if (answer.kind === "done" && answer.isReplay) setHeader("X-Replayed", "true");
      if (answer.kind === "declined") return { valid: false, message: messages.declined(answer), confirmation: null };
      if (answer.kind === "asked") {
        return { valid: false, message: answer.message, confirmation: null, awaits_consent: true };
      }
      return outcomeOf(answer);
    },

    cancelTeeTimeDirectly: cancelDirectly,
    cancelTeeTimeDirectlyByPost: cancelDirectly,
  };
}

/** Returns what was done and throws every other answer. */
export function outcomeOf(answer: Exclude<CancelResult, { kind: "declined" | "asked" }>): CancelOutcome {
  if (answer.kind === "done") return answer.outcome;
  if (answer.kind === "invalid") throw invalid({ refund_amount: [issueMessages[answer.code]] });
  if (answer.kind === "reused") throw invalid({ "": [messages.reused] });
  if (answer.kind === "pending") throw failure(503, answer.message, answer.backend_message);
  throw conflict(answer.kind === "busy" ? answer.message : messages.underWay, null);
}
