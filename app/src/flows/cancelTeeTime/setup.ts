import {
  type ApiResult,
  blankCancelDraft,
  type CancelDraft,
  type CancelOptions,
  type CancelOutcome,
} from "@teedesk/domain";
import { assign, emit, fromPromise, not, setup } from "xstate";
import { errorsOf, failureOf, linesOf, noResponse, resultGuards } from "../apiResult.ts";
import { changeField, type FieldChange, standingMessages } from "../field.ts";
import { afterOtherFailure, afterRefusal, afterUnknown, bodyOf, newIntent } from "../intent.ts";
import { issuesOf } from "../parsed.ts";
import { type CancelContext, type CancelEvent, parseChoices, withoutMessages } from "./context.ts";
import { cancelGuards } from "./guards.ts";
import type { CancelPorts } from "./ports.ts";

interface CancelTypes {
  context?: CancelContext;
  events?: CancelEvent;
  input?: Pick<CancelContext, "teeTime" | "begin">;
  tags?: "busy" | "question";
  emitted?:
    | { readonly type: "form.refused" }
    /** Once: the tee time and its transactions differ from those on the page. */
    | { readonly type: "teeTime.processed" };
}

const types: CancelTypes = {};

/** Fields that change the amount: a message about the former amount is obsolete. */
const decidesAmount: ReadonlySet<string> = new Set(["refund", "choice"]);

/** The actors, guards and actions of the cancel dialog; machine.ts has their order. */
export function cancelSetup(ports: CancelPorts) {
  return setup({
    types,
    actors: {
      loadOptions: fromPromise<ApiResult<CancelOptions>, { id: number }>(({ input, signal }) =>
        ports.loadOptions(input.id, signal),
      ),
      process: fromPromise<ApiResult<CancelOutcome>, { form: CancelContext }>(async ({ input, signal }) => {
        const parsed = parseChoices(input.form);
        if ("failure" in parsed) return { kind: "failed", ...noResponse };
        return ports.process(parsed.success, input.form.intent.key, signal);
      }),
    },
    guards: { ...resultGuards, ...cancelGuards, isSomething: not("isNothing") },
    actions: {
      adoptOptions: assign(({ context }, result: ApiResult<CancelOptions>) =>
        result.kind === "ok"
          ? {
              ...withoutMessages,
              options: result.value,
              draft: { ...blankCancelDraft(result.value), ...context.begin },
            }
          : {},
      ),
      // Typed and chosen values stay as far as the options still allow them.
      renewOptions: assign((_, result: ApiResult<CancelOptions>) =>
        result.kind === "ok" ? { options: result.value } : {},
      ),
      restoreDraft: assign(({ context }) => ({ draft: context.kept?.draft ?? context.draft, kept: null })),
      changeField: assign(({ context }, { change }: { change: FieldChange<CancelDraft> }) => {
        const messages = standingMessages(context, change.name);
        return {
          draft: changeField(context.draft, change),
          ...(decidesAmount.has(change.name) ? standingMessages(messages, "refund_amount") : messages),
        };
      }),
      noteIssues: assign(({ context }) => ({ ...withoutMessages, issues: issuesOf(parseChoices(context)) })),
      noteOutcome: assign((_, result: ApiResult<CancelOutcome>) =>
        result.kind === "ok" ? { ...withoutMessages, lines: linesOf(result), outcome: result.value } : {},
      ),
      noteErrors: assign((_, result: ApiResult<unknown>) => ({ ...withoutMessages, errors: errorsOf(result) })),
      noteFailure: assign((_, result: ApiResult<unknown>) => ({
        ...withoutMessages,
        lines: linesOf(result),
        failure: failureOf(result),
      })),
      forgetMessages: assign(withoutMessages),
      keepOpenAttempt: assign(({ context }) => ({ intent: afterOtherFailure(context.intent, ports.newKey) })),
      startNewAttempt: assign(({ context }) => ({
        intent: afterRefusal(context.intent, bodyOf(parseChoices(context)), ports.newKey),
      })),
      markOutcomeUnknown: assign(({ context }) => ({
        intent: afterUnknown(context.intent, bodyOf(parseChoices(context))),
      })),
      startOver: assign(() => ({ ...withoutMessages, intent: newIntent(ports.newKey()) })),

      keepDraft: ({ context: { draft, intent } }) => ports.drafts.write({ draft, intent }),
      // If the page ends before the response arrives, the next dialog must know what may have been done.
      keepAttempt: ({ context }) =>
        ports.drafts.write({
          draft: context.draft,
          intent: afterUnknown(context.intent, bodyOf(parseChoices(context))),
        }),
      dropSavedDraft: () => ports.drafts.clear(),
      // A refused attempt is settled, so closing the dialog discards it; an open attempt is kept.
      keepUnsettled: ({ context: { draft, intent } }) =>
        intent.unsettled === "" ? ports.drafts.clear() : ports.drafts.write({ draft, intent }),
      emitRefused: emit({ type: "form.refused" as const }),
      tellProcessed: emit({ type: "teeTime.processed" as const }),
    },
  });
}
