import { and } from "xstate";
import { actorOutput, eventParams } from "../../apiResult.ts";
import type { BookingFlowContext } from "../context.ts";
import type { BookingSetup } from "../setup.ts";

const editing = "#booking.form.editing";

/**
 * The form and its way to a booking (OPS-IBE-65, OPS-IBE-66, OPS-IBE-79): our own rules first, then at most one question,
 * then one call. What was typed stays, whatever the response, except after a success. A message ends when it no longer
 * holds.
 */
export function formRegion(booking: BookingSetup) {
  const change = [
    { type: "changeField", params: eventParams },
    { type: "announceChange", params: eventParams },
  ] as const;
  const phone = [{ type: "takePhone", params: eventParams }, "announcePhone"] as const;
  const ready = {
    on: { "field.changed": { actions: change, target: "ready" }, "phone.changed": { actions: phone, target: "ready" } },
  } as const;
  const found = [{ type: "takeCustomer", params: eventParams }, "announceCustomer", "emitFilled"] as const;
  const returned = ["returnCustomer", "announceCustomer"] as const;
  const released = ["releaseClaim", "announceClaim"] as const;
  const objections = [
    { guard: "hasIssues", actions: ["noteIssues", "emitRefused"], target: `${editing}.incomplete` },
    { guard: "isUnpriced", target: `${editing}.unpriced` },
    { guard: "hasUnappliedCode", actions: "announceCodes", target: "pricing.applying" },
  ] as const;
  const withoutCard = { guard: "hasNoCard", target: "#booking.form.asking.noCard" } as const;
  const book = { guard: "isPriced", target: "#booking.form.booking" } as const;
  const refused = {
    actions: [{ type: "noteFailure", params: actorOutput }, "keepOpenAttempt", "saveDraft"],
    target: `${editing}.fatal`,
  } as const;
  const undone = [
    { type: "forgetRecent", params: eventParams },
    { type: "noteUndone", params: eventParams },
  ] as const;
  const swapped = ["saveDraft", "announceDraft", "emitBegun"] as const;
  const startOver = ["startOver", "storeNext", "announceDraft", "emitBegun"] as const;
  const startingOver = {
    "startOver.requested": [
      { guard: and(["isUntouched", "hasNoUnstoredPhone"]), actions: startOver, target: `${editing}.ready` },
      { target: "#booking.form.asking.startOver" },
    ],
  } as const;
  /** The events that change the booking's caller or place, and the state that they lead to. */
  const callerChanges = <To extends { readonly target?: string }>(to: To) =>
    ({
      "customer.found": [
        { guard: { type: "isAnotherCaller", params: eventParams }, actions: [...found, ...released], ...to },
        { actions: found, ...to },
      ],
      "customer.returned": [
        { guard: "returnsToClaim", actions: ["retakeClaim", "announceClaim", ...returned], ...to },
        { actions: returned, ...to },
      ],
      "claim.released": { actions: released, ...to },
      "claim.retaken": { actions: ["retakeClaim", "announceClaim"], ...to },
      "key.shared": { actions: "renewKey" },
    }) as const;
  /** A change of the form while Book waits: what is booked would not be what was asked for. */
  const interruptions = {
    "field.changed": { actions: change, target: `${editing}.ready` },
    ...startingOver,
    ...callerChanges({ target: `${editing}.ready` }),
  } as const;
  /** Compares the booking with records on the server; when they do not arrive soon, it is asked about without them. */
  const lookUp = <State extends string>(judged: State) =>
    ({
      entry: "forgetCircumstances",
      invoke: {
        src: "lookUp",
        input: ({ context }: { context: BookingFlowContext }) => ({ form: context }),
        onDone: { actions: { type: "noteCircumstances", params: actorOutput }, target: judged },
        onError: judged,
      },
      after: { lookUpLimit: judged },
    }) as const;
  const confirmed = { on: { "question.confirmed": book } } as const;

  return booking.createStateConfig({
    initial: "starting",
    // In every state: the list of courses may arrive at any time.
    on: {
      "phone.changed": { actions: phone },
      "booking.undone": { actions: undone },
      "undone.closed": { actions: "closeUndone" },
      "defaultCourse.found": [
        {
          guard: "hasNoCourse",
          actions: [{ type: "setInitialCourse", params: eventParams }, "takeInitialCourse", "announceCourse"],
        },
        // A stored draft has its course; starting over from it must still find the default.
        { guard: "opensWithoutCourse", actions: { type: "setInitialCourse", params: eventParams } },
      ],
    },
    states: {
      starting: { always: [{ guard: "isRestored", target: "editing.restored" }, { target: "editing.ready" }] },
      editing: {
        initial: "ready",
        on: {
          "field.changed": { actions: change },
          "code.submitted": { actions: { type: "announceCode", params: eventParams } },
          "code.refused": { target: ".invalid", actions: "emitRefused" },
          "code.failed": ".unchecked",
          "review.requested": [{ guard: "isPriced", target: "reviewing" }, { target: "pricing.reviewing" }],
          "book.requested": [{ guard: "isPriced", target: "screening" }, { target: "pricing.screening" }],
          ...startingOver,
          "booking.undone": [
            {
              guard: { type: "bringsFormBack", params: eventParams },
              actions: [...undone, "swapForms", ...swapped],
              target: ".ready",
            },
            { actions: undone },
          ],
          "undone.swapped": {
            guard: "hasNoOpenAttempt",
            actions: ["swapForms", ...swapped],
            target: ".ready",
          },
          "confirmation.closed": { actions: "putAway", target: ".ready" },
          // Only an empty form: what was typed since belongs to another caller, as does its card.
          "bookAnother.requested": {
            guard: "isUntouched",
            actions: ["takeBookedCustomer", "announceCustomer", "emitBegun"],
            target: ".ready",
          },
          ...callerChanges({}),
        },
        states: {
          last: { type: "history" },
          ready: {},
          restored: ready,
          incomplete: { always: { guard: "hasNoMessages", target: "ready" } },
          unpriced: { always: { guard: "hasRate", target: "ready" } },
          invalid: { always: { guard: "hasNoMessages", target: "ready" } },
          /** The same after Book: it is not booked. */
          refused: { always: { guard: "hasNoMessages", target: "ready" } },
          /** A code could not be checked: the call failed. */
          unchecked: { always: { guard: "hasNoFailedCode", target: "ready" } },
          fatal: {},
          uncertain: {},
          booked: ready,
        },
      },
      /** Book was pressed while the total was still being computed: it is not lost, unless the form changes first. */
      pricing: {
        tags: "pending",
        initial: "reviewing",
        on: {
          ...interruptions,
          "code.refused": { actions: "emitRefused", target: `${editing}.refused` },
          "code.failed": `${editing}.unchecked`,
        },
        states: {
          reviewing: { always: { guard: "isPriced", target: "#booking.form.reviewing" } },
          screening: { always: { guard: "isPriced", target: "#booking.form.screening" } },
          /** Codes that were typed and not applied are applied first; the question then shows the total with them. */
          applying: { always: { guard: and(["isPriced", "hasAllCodes"]), target: "#booking.form.reviewing" } },
        },
      },
      reviewing: { always: [...objections, { target: "lookingUp.reviewing" }] },
      screening: { always: [...objections, { target: "lookingUp.screening" }] },
      lookingUp: {
        tags: "pending",
        initial: "reviewing",
        on: interruptions,
        states: {
          reviewing: lookUp("#booking.form.judging.reviewing"),
          screening: lookUp("#booking.form.judging.screening"),
        },
      },
      judging: {
        entry: "noteQuestion",
        initial: "reviewing",
        states: {
          reviewing: { always: [withoutCard, { target: "#booking.form.asking.total" }] },
          screening: {
            always: [
              withoutCard,
              { guard: "hasDoubts", target: "#booking.form.asking.doubts" },
              { target: "#booking.form.booking" },
            ],
          },
        },
      },
      asking: {
        tags: "question",
        initial: "total",
        // The form can change while the question's code is still being loaded, and it is not on screen.
        on: { "field.changed": interruptions["field.changed"], "question.declined": `${editing}.last` },
        states: {
          total: confirmed,
          noCard: confirmed,
          doubts: confirmed,
          startOver: {
            on: {
              "question.confirmed": {
                actions: startOver,
                target: `${editing}.ready`,
              },
            },
          },
        },
      },
      booking: {
        tags: "busy",
        entry: ["noteAttempt", "saveAttempt"],
        invoke: {
          src: "book",
          input: ({ context }) => ({ form: context }),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: [
                { type: "finish", params: actorOutput },
                { type: "remember", params: actorOutput },
                "storeNext",
                "announceDraft",
                "announceBooked",
                "emitBooked",
              ],
              target: "editing.booked",
            },
            {
              guard: { type: "isInvalid", params: actorOutput },
              actions: [{ type: "noteErrors", params: actorOutput }, "startNewAttempt", "saveDraft", "emitRefused"],
              target: "editing.refused",
            },
            { guard: { type: "isUnauthorized", params: actorOutput }, actions: "saveDraft", target: "editing.ready" },
            { guard: { type: "isDeclined", params: actorOutput }, ...refused },
            {
              guard: { type: "isUnknown", params: actorOutput },
              actions: [{ type: "noteFailure", params: actorOutput }, "markOutcomeUnknown", "saveDraft"],
              target: "editing.uncertain",
            },
            refused,
          ],
          onError: { actions: ["noteNoResponse", "markOutcomeUnknown", "saveDraft"], target: "editing.uncertain" },
        },
      },
    },
  });
}
