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
  zeroCents,
} from "@teedesk/domain";
import { type Failure, noMessages } from "../answer.ts";
import type { FieldChange } from "../field.ts";
import { type Intent, newIntent } from "../intent.ts";
import type { Parsed } from "../parsed.ts";
import type { CancelPorts, KeptCancelation } from "./ports.ts";

export type CancelEvent =
  | { readonly type: "field.changed"; readonly change: FieldChange<CancelDraft> }
  | { readonly type: "process.requested" }
  /** Gives an attempt up whose outcome nobody knows, and looks at what is there now. */
  | { readonly type: "startOver.requested" }
  | { readonly type: "options.retried" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "session.lost" };

export type CancelContext = {
  readonly teeTime: CancelFacts;
  /** What is chosen as the dialog opens, where it was opened for something particular. */
  readonly begin?: Partial<CancelDraft>;
  readonly options: CancelOptions;
  readonly draft: CancelDraft;
  /** The draft saved before, until it is restored. */
  readonly kept: KeptCancelation | null;
  readonly intent: Intent;
  readonly issues: readonly Issue[];
  readonly errors: FieldErrors;
  /** What the server said of the last attempt (OPS-CAN-19, OPS-TT-48). */
  readonly lines: ServerLines;
  readonly failure: Failure;
  /** What came of the cancelation, once there is something. */
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
};

/** The dialog as it opens, before it knows what can be done. */
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

/** What would be sent, or why it cannot be. */
export const parseChoices = ({ teeTime, draft, options }: CancelContext): Parsed<CancelRequest> =>
  parseCancelRequest(teeTime.id, draft, options);
