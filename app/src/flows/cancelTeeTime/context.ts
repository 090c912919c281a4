import {
  blankCancelDraft,
  type CancelDraft,
  type CancelFacts,
  type CancelOptions,
  type CancelOutcome,
  type CancelRequest,
  type FieldErrors,
  type Issue,
  noLines,
  parseCancelRequest,
  type ServerLines,
  type TeeTime,
  zeroCents,
} from "@teedesk/domain";
import { type Failure, noMessages } from "../apiResult.ts";
import type { FieldChange } from "../field.ts";
import { type Intent, newIntent } from "../intent.ts";
import type { Parsed } from "../parsed.ts";
import type { CancelPorts, KeptCancelation } from "./ports.ts";

export type CancelEvent =
  | { readonly type: "field.changed"; readonly change: FieldChange<CancelDraft> }
  | { readonly type: "process.requested" }
  /** Gives up an attempt with an unknown outcome, and loads the options again. */
  | { readonly type: "startOver.requested" }
  | { readonly type: "options.retried" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "session.lost" };

export type CancelContext = {
  readonly teeTime: CancelFacts & Pick<TeeTime, "payment_refused_at" | "payment_settled_at" | "transaction_record">;
  /** The choices at the opening, where the dialog was opened for a particular refund. */
  readonly begin?: Partial<CancelDraft>;
  readonly options: CancelOptions;
  readonly draft: CancelDraft;
  /** The draft saved before, until it is restored. */
  readonly kept: KeptCancelation | null;
  readonly intent: Intent;
  readonly issues: readonly Issue[];
  readonly errors: FieldErrors;
  /** The response to the last attempt (OPS-CAN-19, OPS-TT-48). */
  readonly lines: ServerLines;
  readonly failure: Failure;
  /** The outcome of the cancelation, blank before there is one. */
  readonly outcome: CancelOutcome;
};

export const withoutMessages = { ...noMessages, lines: noLines };

const unknownOptions: CancelOptions = {
  valid: false,
  internal: false,
  refund_total: zeroCents,
  is_canceled: false,
  transaction_total: zeroCents,
  difference_total: null,
  needs_reason: false,
};

/** The dialog at its opening, before the options have loaded. */
export function openCancelation(
  ports: Pick<CancelPorts, "drafts" | "newKey">,
  { teeTime, begin = {} }: Pick<CancelContext, "teeTime" | "begin">,
): CancelContext {
  const kept = ports.drafts.read();
  return {
    teeTime,
    begin,
    options: unknownOptions,
    draft: blankCancelDraft(unknownOptions),
    kept,
    intent: kept?.intent ?? newIntent(ports.newKey()),
    ...withoutMessages,
    outcome: { valid: false, message: "", confirmation: "" },
  };
}

/** The request to send, or the issues that prevent it. */
export const parseChoices = ({ teeTime, draft, options }: CancelContext): Parsed<CancelRequest> =>
  parseCancelRequest(teeTime.id, draft, options);
