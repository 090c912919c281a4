import { facts, output } from "../../answer.ts";
import type { CodeName } from "../draft.ts";
import type { BookingSetup } from "../setup.ts";

/**
 * A code with its Apply button: the discount or the gift certificate (OPS-IBE-56 to OPS-IBE-59). What was applied goes
 * when the code is typed anew; it stays when the tee time changes, as the server checks it again when it books.
 */
export function codeRegion(booking: BookingSetup, own: CodeName) {
  const named = ({ event }: { event: { name: string } }) => ({ name: event.name, own });
  const forget = { type: "forgetCode", params: { own } } as const;
  const empty = { actions: forget, target: ".empty" } as const;
  return booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.changed": { guard: { type: "isOwn", params: named }, ...empty },
      "draft.replaced": empty,
      "code.checkable": [
        { guard: { type: "isOwnTooEarly", params: named }, target: ".tooEarly" },
        { guard: { type: "isOwnCleared", params: named }, ...empty },
        { guard: { type: "isOwn", params: named }, actions: forget, target: ".checking" },
      ],
    },
    states: {
      // A draft that was put aside holds its codes but not what they gave.
      starting: {
        always: [{ guard: { type: "isAppliable", params: { own } }, target: "checking" }, { target: "empty" }],
      },
      empty: {},
      tooEarly: {
        on: { "draft.changed": { guard: { type: "completesTeeTime", params: facts }, target: "empty" } },
      },
      checking: {
        tags: "pricing",
        // Apply pressed twice is one question.
        on: { "code.checkable": { guard: { type: "isOwn", params: named } } },
        invoke: {
          src: "applyCode",
          input: ({ context }) => ({ name: own, form: context }),
          onDone: [
            {
              guard: { type: "isOk", params: output },
              actions: { type: "adoptCode", params: output },
              target: "applied",
            },
            {
              guard: { type: "isInvalid", params: output },
              actions: [{ type: "addErrors", params: output }, "announceRefusal"],
              target: "refused",
            },
            { actions: [{ type: "noteFailure", params: output }, "announceFailure"], target: "failed" },
          ],
          onError: { actions: ["noteNoResponse", "announceFailure"], target: "failed" },
        },
      },
      applied: {},
      refused: {},
      failed: {},
    },
  });
}
