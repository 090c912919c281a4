import { facts, output } from "../../answer.ts";
import type { BookingSetup } from "../setup.ts";

const editing = "#booking.form.editing";

/**
 * The form and its way to a booking (OPS-IBE-65, OPS-IBE-66, OPS-IBE-79): our own rules first, then the questions, then
 * one call. Whatever the answer, what was typed stays, except after a success.
 */
export function formRegion(booking: BookingSetup) {
  const change = [
    { type: "changeField", params: facts },
    { type: "announceChange", params: facts },
  ] as const;
  const ready = { on: { "field.changed": { actions: change, target: "ready" } } } as const;
  const objections = [
    { guard: "isUnsound", actions: ["noteIssues", "tellRefused"], target: `${editing}.incomplete` },
    { guard: "hasUnappliedCode", target: `${editing}.unapplied` },
  ] as const;

  return booking.createStateConfig({
    initial: "starting",
    // Whatever the form is at: the list of courses arrives when it arrives.
    on: {
      "defaultCourse.found": [
        {
          guard: "hasNoCourse",
          actions: [{ type: "setInitialCourse", params: facts }, "takeInitialCourse", "announceCourse"],
        },
        // A draft that was put aside has its course; starting over from it must find the default all the same.
        { guard: "opensWithoutCourse", actions: { type: "setInitialCourse", params: facts } },
      ],
    },
    states: {
      starting: { always: [{ guard: "isRestored", target: "editing.restored" }, { target: "editing.ready" }] },
      editing: {
        initial: "ready",
        on: {
          "field.changed": { actions: change },
          "code.submitted": { actions: { type: "announceCode", params: facts } },
          "code.refused": { target: ".invalid", actions: "tellRefused" },
          "code.failed": ".fatal",
          "review.requested": { guard: "isPriced", target: "reviewing" },
          "book.requested": { guard: "isPriced", target: "screening" },
          "startOver.requested": "asking.startOver",
        },
        states: {
          last: { type: "history" },
          ready: {},
          restored: ready,
          incomplete: {},
          unapplied: {},
          invalid: {},
          fatal: {},
          uncertain: {},
          booked: ready,
        },
      },
      reviewing: { always: [...objections, { target: "asking.total" }] },
      screening: {
        always: [
          ...objections,
          { guard: "isChangedSinceUnknown", target: "asking.changed" },
          { guard: "hasNoCard", target: "asking.noCard" },
          { target: "booking" },
        ],
      },
      asking: {
        tags: "question",
        initial: "total",
        on: { "question.declined": `${editing}.last` },
        states: {
          total: { on: { "question.confirmed": { guard: "isPriced", target: "#booking.form.screening" } } },
          changed: {
            on: {
              "question.confirmed": [{ guard: "hasNoCard", target: "noCard" }, { target: "#booking.form.booking" }],
            },
          },
          noCard: { on: { "question.confirmed": "#booking.form.booking" } },
          startOver: {
            on: {
              "question.confirmed": {
                actions: ["startOver", "dropKept", "announceDraft"],
                target: `${editing}.ready`,
              },
            },
          },
        },
      },
      booking: {
        tags: "busy",
        entry: "keepAttempt",
        invoke: {
          src: "book",
          input: ({ context }) => ({ form: context }),
          onDone: [
            {
              guard: { type: "isOk", params: output },
              actions: [{ type: "finish", params: output }, "dropKept", "announceDraft"],
              target: "editing.booked",
            },
            {
              guard: { type: "isInvalid", params: output },
              actions: [{ type: "noteErrors", params: output }, "refuseIntent", "keepDraft", "tellRefused"],
              target: "editing.invalid",
            },
            { guard: { type: "isUnauthorized", params: output }, actions: "keepDraft", target: "editing.ready" },
            {
              guard: { type: "isUnknown", params: output },
              actions: [{ type: "noteFailure", params: output }, "doubtIntent", "keepDraft"],
              target: "editing.uncertain",
            },
            {
              actions: [{ type: "noteFailure", params: output }, "refuseIntent", "keepDraft"],
              target: "editing.fatal",
            },
          ],
          onError: { actions: ["noteNoResponse", "doubtIntent", "keepDraft"], target: "editing.uncertain" },
        },
      },
    },
  });
}
