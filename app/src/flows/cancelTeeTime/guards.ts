import { type ApiResult, blankCancelDraft, type CancelOptions, type CancelOutcome } from "@teedesk/domain";
import { isSame } from "../field.ts";
import { bodyOf, isChangedSince } from "../intent.ts";
import { issuesOf } from "../parsed.ts";
import { type CancelContext, parseChoices } from "./context.ts";

type State = { readonly context: CancelContext };

const cancels = ({ context }: State): boolean => context.draft.cancel && !context.options.is_canceled;

/** The guards about choices; those about responses are in ../apiResult.ts. */
export const cancelGuards = {
  /** Neither box is ticked: there is nothing to process. */
  isNothing: (state: State): boolean => !cancels(state) && !state.context.draft.refund,
  cancels,
  hasIssues: ({ context }: State): boolean => issuesOf(parseChoices(context)).length > 0,
  hasSavedDraft: ({ context }: State): boolean => context.kept !== null,
  /** There is something to save as a draft. */
  isTouched: ({ context: { draft, options, intent, begin } }: State): boolean =>
    intent.unsettled !== "" || !isSame(draft, { ...blankCancelDraft(options), ...begin }),
  isUnsettled: ({ context }: State): boolean => context.intent.unsettled !== "",
  isChangedSinceUnknown: ({ context }: State): boolean => isChangedSince(context.intent, bodyOf(parseChoices(context))),
  /** A 200 may still state that nothing can be done, or was done (OPS-CAN-18, OPS-CAN-19). */
  isValid: (_: State, result: ApiResult<CancelOptions | CancelOutcome>): boolean =>
    result.kind === "ok" && result.value.valid,
  /** It was sent to another person for consent (DECISION-45). */
  isAsked: (_: State, result: ApiResult<CancelOutcome>): boolean =>
    result.kind === "ok" && result.value.awaits_consent === true,
};
