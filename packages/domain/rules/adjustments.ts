import { by, operations, type Rule, tests } from "./rule.ts";

const change = "server/src/features/teeTimes/changeAmounts.ts";
const changed = "server/src/features/teeTimes/changeAmounts.test.ts";

/** Discount and certificate of a tee time that is paid. */
export const adjustmentRules: readonly Rule[] = [
  {
    id: "ADJUST-01",
    title: "A changed discount or certificate leaves what was paid",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §5", ["OPS-TT-13", "OPS-TT-14"], "DECISION-14"),
    formula: "charge = what the card paid − clubs − fee + discount + certificate, with the parts as they are to be",
    reading: {
      chosen: "The charge makes up the difference",
      rejected: "The charge stays, and the price is no longer what was paid",
      example: "100.00 by card, a discount of 10.00 added: charge 110.00, else 100.00 for a price of 90.00",
    },
    implementedBy: [by("booking/adjustedCharge.ts", "adjustedCharge"), by(change, "changeAmounts")],
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of a booking that is made, changed, moved, refunded and canceled"),
      tests("booking/adjustedCharge.test.ts", "ADJUST-01 the charge with %s makes up the difference"),
      tests(changed, "%s: what was paid stays, parts and balances follow"),
    ],
  },
  {
    id: "ADJUST-02",
    title: "A changed discount takes off no more than its code",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §5", ["OPS-TT-14"], "DECISION-14"),
    formula: "discount ≤ what its code takes off the charge after the change",
    reading: {
      chosen: "A code in percent is of the charge that makes up for it",
      rejected: "It is of the charge before",
      example: "11.5 %, charge 192.78, discount raised from 20.00 to 22.40: of 195.18, taken; else of 192.78, refused",
    },
    implementedBy: [by(change, "changeAmounts"), by("server/src/pricing/quoteBooking.ts", "maxDiscount")],
    testedBy: [tests(changed, "CALC-07 CALC-08 a discount takes off no more than its code does: %s")],
  },
  {
    id: "ADJUST-03",
    title: "A certificate's part can fall and not rise",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §5", ["OPS-TT-13"], "DECISION-14"),
    formula:
      "what all certificates pay together does not rise; the difference goes back to the balance; clubs and fee stay covered",
    reading: {
      chosen: "A part that has fallen does not rise again",
      rejected: "It rises as far as the balance covers it",
      example: "a part of 72.07, lowered to 50.03, then 50.04: refused, else 0.01 is taken from the balance",
    },
    implementedBy: [by(change, "changeAmounts")],
    testedBy: [
      tests(
        changed,
        "%s: what was paid stays, parts and balances follow",
        "less from the certificate than clubs and fee cost is refused",
        "a certificate added to a tee time that is paid is refused",
      ),
      tests("tests/wiring/storedMoney.test.ts", "of the business"),
    ],
  },
  {
    id: "ADJUST-04",
    title: "An adjustment adds items that sum to nothing",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", [], "DECISION-14"),
    formula: "items of the tee time, the discount and the certificates with the sum 0; no item is changed or removed",
    reading: {
      chosen: "The tee time has an item for what the others change",
      rejected: "The discount and the certificate alone have one",
      example: "a discount 10.00 larger: −10.00 and 10.00, else −10.00 alone beside a payment that stays",
    },
    implementedBy: [by("server/src/features/teeTimes/adjustLedger.ts", "correctLedger")],
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of a booking that is made, changed, moved, refunded and canceled"),
      tests(changed, "%s: what was paid stays, parts and balances follow"),
    ],
  },
];
