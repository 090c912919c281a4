import { actorOutput, eventParams } from "../../apiResult.ts";
import type { CodeName } from "../draft.ts";
import type { BookingSetup } from "../setup.ts";

/**
 * A code with its Apply button: the discount or the gift certificate (OPS-IBE-56 to OPS-IBE-59). It no longer
 * counts once its text changes. When the tee time, the charge or the other code changes, it is checked again automatically:
 * there is no total until the response arrives, and a refusal is shown under the field without taking the focus.
 */
export function codeRegion(booking: BookingSetup, own: CodeName) {
  const named = ({ event }: { event: { name: string } }) => ({ name: event.name, own });
  const forget = { type: "forgetCode", params: { own } } as const;
  const empty = { actions: forget, target: ".empty" } as const;
  const region = own === "discount_code" ? "discount" : "giftCertificate";
  /** A change of what the code was checked against; every other change leaves it as it is. */
  const checkAgain = {
    "draft.changed": [
      {
        guard: { type: "isCheckable", params: named },
        actions: { type: "forgetCodeMessage", params: { own } },
        target: `#booking.${region}.settling`,
      },
      { guard: { type: "isFactOfCode", params: named }, target: `#booking.${region}.waiting` },
    ],
  } as const;
  const applied = {
    guard: { type: "isOk", params: actorOutput },
    actions: [
      { type: "adoptCode", params: actorOutput },
      { type: "forgetCodeMessage", params: { own } },
    ],
    target: "applied",
  } as const;
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
      "code.filled": [
        { guard: { type: "isOwnTooEarly", params: named }, target: ".waiting" },
        { guard: { type: "isOwn", params: named }, actions: forget, target: ".checking" },
      ],
      // Book was pressed: a code that is typed and not applied is applied now.
      "codes.needed": { guard: { type: "isUnapplied", params: { own } }, target: ".checking" },
    },
    states: {
      // A stored draft holds its codes without their discount and certificate.
      starting: {
        always: [{ guard: { type: "isAppliable", params: { own } }, target: "rechecking" }, { target: "empty" }],
      },
      empty: {},
      tooEarly: {
        on: { "draft.changed": { guard: { type: "completesTeeTime", params: eventParams }, target: "empty" } },
      },
      checking: {
        tags: "pricing",
        // Apply pressed twice makes one call.
        on: { ...checkAgain, "code.checkable": { guard: { type: "isOwn", params: named } } },
        invoke: {
          src: "applyCode",
          input: ({ context }) => ({ name: own, form: context }),
          onDone: [
            applied,
            {
              guard: { type: "isInvalid", params: actorOutput },
              actions: [{ type: "addCodeErrors", params: actorOutput }, "announceRefusal"],
              target: "refused",
            },
            { actions: [{ type: "noteFailure", params: actorOutput }, "announceFailure"], target: "failed" },
          ],
          onError: { actions: ["noteNoResponse", "announceFailure"], target: "failed" },
        },
      },
      applied: { on: checkAgain },
      /** Facts are being typed. */
      settling: { tags: "pricing", on: checkAgain, after: { typingPause: "rechecking" } },
      rechecking: {
        tags: "pricing",
        on: checkAgain,
        invoke: {
          src: "applyCode",
          input: ({ context }) => ({ name: own, form: context }),
          onDone: [
            applied,
            {
              guard: { type: "isInvalid", params: actorOutput },
              actions: [forget, { type: "addErrors", params: actorOutput }],
              target: "refused",
            },
            { actions: forget, target: "unchecked" },
          ],
          onError: { actions: forget, target: "unchecked" },
        },
      },
      /** A fact is missing, so nothing can be checked: until then there is no total. */
      waiting: { tags: "unpriced", on: checkAgain },
      refused: { on: checkAgain },
      failed: { on: checkAgain },
      /** It could not be checked again and does not count. */
      unchecked: { on: checkAgain },
    },
  });
}
