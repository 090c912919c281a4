import { actorOutput, eventParams } from "../apiResult.ts";
import { openCancelation } from "./context.ts";
import type { CancelPorts } from "./ports.ts";
import { cancelSetup } from "./setup.ts";

/**
 * The dialog that cancels and refunds a tee time (OPS-CAN). A cancelation is confirmed first (UNCLEAR-04),
 * and done once: after an unknown outcome the same choices are sent under the same key again.
 */
export function createCancelTeeTimeMachine(ports: CancelPorts) {
  const isOk = { type: "isOk", params: actorOutput } as const;
  const isAsked = { type: "isAsked", params: actorOutput } as const;
  const isValid = { type: "isValid", params: actorOutput } as const;
  const change = { type: "changeField", params: eventParams } as const;
  const keep = { "session.lost": { guard: "isTouched", actions: "keepDraft" } } as const;

  return cancelSetup(ports).createMachine({
    id: "cancelTeeTime",
    context: ({ input }) => openCancelation(ports, input),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "loadOptions",
          input: ({ context }) => ({ id: context.teeTime.id }),
          onDone: [
            { guard: isValid, actions: { type: "adoptOptions", params: actorOutput }, target: "loaded" },
            { guard: isOk, target: "refused" },
            { actions: { type: "noteFailure", params: actorOutput }, target: "unavailable" },
          ],
          onError: { actions: "forgetMessages", target: "unavailable" },
        },
      },
      loaded: {
        always: [
          { guard: "hasSavedDraft", actions: "restoreDraft", target: "editing.restored" },
          { target: "editing" },
        ],
      },
      unavailable: { on: { "options.retried": "loading" } },
      refused: {},
      editing: {
        initial: "ready",
        on: {
          "field.changed": { actions: change },
          "process.requested": { guard: "isSomething", target: "screening" },
          "startOver.requested": { guard: "isUnsettled", target: "asking.startOver" },
          ...keep,
        },
        states: {
          last: { type: "history" },
          ready: {},
          restored: { on: { "field.changed": { actions: change, target: "ready" } } },
          incomplete: {},
          refused: {},
          invalid: {},
          fatal: {},
          uncertain: {},
        },
      },
      screening: {
        always: [
          { guard: "hasIssues", actions: ["noteIssues", "emitRefused"], target: "editing.incomplete" },
          { guard: "isChangedSinceUnknown", target: "asking.changed" },
          { guard: "cancels", target: "asking.cancel" },
          { target: "processing" },
        ],
      },
      asking: {
        tags: "question",
        initial: "cancel",
        on: { "question.declined": "editing.last", ...keep },
        states: {
          cancel: { on: { "question.confirmed": "#cancelTeeTime.processing" } },
          changed: {
            on: { "question.confirmed": [{ guard: "cancels", target: "cancel" }, "#cancelTeeTime.processing"] },
          },
          startOver: {
            on: {
              "question.confirmed": { actions: ["startOver", "dropSavedDraft"], target: "#cancelTeeTime.loading" },
            },
          },
        },
      },
      processing: {
        tags: "busy",
        entry: "keepAttempt",
        invoke: {
          src: "process",
          input: ({ context }) => ({ form: context }),
          onDone: [
            {
              guard: isValid,
              actions: [{ type: "noteOutcome", params: actorOutput }, "dropSavedDraft", "tellProcessed"],
              target: "done",
            },
            {
              guard: isAsked,
              actions: [{ type: "noteOutcome", params: actorOutput }, "dropSavedDraft"],
              target: "done",
            },
            {
              guard: isOk,
              actions: [{ type: "noteOutcome", params: actorOutput }, "startNewAttempt", "keepUnsettled"],
              target: "refreshing",
            },
            {
              guard: { type: "isInvalid", params: actorOutput },
              actions: [{ type: "noteErrors", params: actorOutput }, "startNewAttempt", "keepUnsettled", "emitRefused"],
              target: "editing.invalid",
            },
            { guard: { type: "isUnauthorized", params: actorOutput }, actions: "keepDraft", target: "editing.ready" },
            {
              guard: { type: "isDeclined", params: actorOutput },
              actions: [{ type: "noteFailure", params: actorOutput }, "keepOpenAttempt", "keepUnsettled"],
              target: "refreshing",
            },
            {
              guard: { type: "isUnknown", params: actorOutput },
              actions: [{ type: "noteFailure", params: actorOutput }, "markOutcomeUnknown", "keepDraft"],
              target: "editing.uncertain",
            },
            {
              actions: [{ type: "noteFailure", params: actorOutput }, "keepOpenAttempt", "keepUnsettled"],
              target: "editing.fatal",
            },
          ],
          onError: { actions: ["forgetMessages", "markOutcomeUnknown", "keepDraft"], target: "editing.uncertain" },
        },
      },
      // The options have changed: another person has canceled or refunded.
      refreshing: {
        tags: "busy",
        invoke: {
          src: "loadOptions",
          input: ({ context }) => ({ id: context.teeTime.id }),
          onDone: [
            { guard: isValid, actions: { type: "renewOptions", params: actorOutput }, target: "editing.refused" },
            { guard: isOk, target: "refused" },
            { target: "editing.refused" },
          ],
          onError: "editing.refused",
        },
      },
      done: { type: "final" },
    },
  });
}
