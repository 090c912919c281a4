import { answerKey, claimKey, releaseKey } from "../../platform/idempotency/claims.ts";
import { fingerprint } from "../../platform/idempotency/fingerprint.ts";
import { retried } from "../../platform/retried.ts";
import type { Jobs, Services } from "../../services.ts";
import { type NotOpened, openCancelation, type Request } from "./openCancelation.ts";
import { type Pursued, pursueCancelation } from "./pursueCancelation.ts";

export type CancelTeeTimeServices = Pick<Services, "config" | "db" | "clock" | "cards" | "log" | "ports"> & {
  readonly jobs: Pick<Jobs, "wake">;
};

/** The outcome of an order. */
export type CancelResult =
  | (Pursued & { readonly isReplay?: true })
  | NotOpened
  /** Another request works on the same Idempotency-Key. */
  | { readonly kind: "in_flight" };

/**
 * Cancels, refunds, or both, once per Idempotency-Key (ANSWER-11, ANSWER-17). A tee time that its course released is canceled
 * even when its refund is refused; every other refusal changes nothing. Throws 404 for an unknown tee time.
 */
export async function cancelTeeTime(services: CancelTeeTimeServices, request: Request): Promise<CancelResult> {
  if (request.idempotency_key === null) return cancelOnce(services, request);
  const { config, db, cards } = services;
  const claim = await claimKey(db, {
    operation: "cancelTeeTime",
    staff_user_id: request.staff.id,
    key: request.idempotency_key,
    fingerprint: fingerprint(request.order, { mac: cards.mac, omit: [] }),
    leaseSeconds: config.bookingLeaseSeconds,
  });
  if (claim.kind === "replay") return { kind: "done", outcome: claim.answer, isReplay: true };
  if (claim.kind !== "claimed") return claim;
  const answer = await cancelOnce(services, request).catch(async (error: unknown) => {
    await closeKey(services, claim.claim_id, null);
    throw error;
  });
  await closeKey(services, claim.claim_id, answer);
  return answer;
}

async function cancelOnce(services: CancelTeeTimeServices, request: Request): Promise<CancelResult> {
  const { db, jobs } = services;
  const opened = await retried(() => db.transaction((tx) => openCancelation(tx, request, services)));
  if (opened.kind !== "opened") return opened;
  const pursued = await pursueCancelation(services, opened.cancelation);
  if (pursued.kind === "done") jobs.wake("mail");
  return pursued;
}

/**
 * Stores the answer of a finished order, and frees the key of any other. A cancelation stores its key, so a repetition
 * continues it; when closing the key fails, that repetition waits until the lease ends.
 */
async function closeKey(
  { db, log }: CancelTeeTimeServices,
  claim_id: string,
  answer: CancelResult | null,
): Promise<void> {
  try {
    if (answer?.kind === "done") await answerKey(db, claim_id, answer.outcome);
    else await releaseKey(db, claim_id);
  } catch (err) {
    log.error({ err }, "idempotency key not closed");
  }
}
