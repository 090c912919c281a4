import { assert, boolean, constantFrom, integer, nat, property, record, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { type ClosureAct, type ClosureFacts, closureChanges, closureReason, closureTotals } from "./closurePlan.ts";

const amount = integer({ min: 0, max: 500_000 });
const facts = record({
  tee_time_id: integer({ min: 1, max: 500 }),
  lock_version: nat(5),
  refund_amount: amount,
  is_paid_elsewhere: boolean(),
  certificate_amount: amount,
  act: constantFrom<ClosureAct>("cancel", "leave"),
});
const plans = uniqueArray(facts, { selector: ({ tee_time_id }) => tee_time_id, maxLength: 30 });

it("BUS-03 the total of a plan is that of its canceled bookings, each counted once", () => {
  assert(
    property(plans, (rows) => {
      const totals = closureTotals(rows);
      expect(totals.canceled + totals.left).toBe(rows.length);
      const kept = closureTotals(rows.map((row): typeof row => ({ ...row, act: "leave" })));
      expect([kept.refund_amount, kept.elsewhere_amount, kept.certificate_amount]).toEqual([0, 0, 0]);
      const all = closureTotals(rows.map((row): typeof row => ({ ...row, act: "cancel" })));
      const left = closureTotals(
        rows.map((row): typeof row => ({ ...row, act: row.act === "cancel" ? "leave" : "cancel" })),
      );
      expect(totals.refund_amount + left.refund_amount).toBe(all.refund_amount);
      expect(totals.elsewhere_amount + left.elsewhere_amount).toBe(all.elsewhere_amount);
      expect(totals.certificate_amount + left.certificate_amount).toBe(all.certificate_amount);
    }),
  );
});

const row: ClosureFacts = {
  tee_time_id: 4,
  lock_version: 1,
  refund_amount: 17_500,
  is_paid_elsewhere: false,
  certificate_amount: 0,
};

it("BUS-03 only canceled bookings give money back, to cards, to certificates and where it was paid", () => {
  const plan = [
    { ...row, act: "cancel", certificate_amount: 6_000 },
    { ...row, tee_time_id: 5, act: "cancel", refund_amount: 2_500 },
    { ...row, tee_time_id: 6, act: "move", certificate_amount: 900 },
    { ...row, tee_time_id: 8, act: "cancel", refund_amount: 45_000, is_paid_elsewhere: true },
    { ...row, tee_time_id: 7, act: "leave", certificate_amount: 90 },
  ] as const;
  const totals = {
    canceled: 3,
    moved: 1,
    left: 1,
    refund_amount: 20_000,
    elsewhere_amount: 45_000,
    certificate_amount: 6_000,
  };
  expect(closureTotals(plan)).toEqual(totals);
});

it("BUS-03 a canceled booking has this reason, in reports too", () => {
  expect(closureReason).toBe("Course closed");
});

it.each<[string, readonly ClosureFacts[], readonly ClosureFacts[], readonly object[]]>([
  ["the same facts", [row], [row], []],
  ["a booking that was changed", [row], [{ ...row, lock_version: 2 }], [{ tee_time_id: 4, kind: "changed" }]],
  ["a refund since", [row], [{ ...row, refund_amount: 17_499 }], [{ tee_time_id: 4, kind: "changed" }]],
  [
    "one that left and two that came",
    [row],
    [
      { ...row, tee_time_id: 9 },
      { ...row, tee_time_id: 3 },
    ],
    [
      { tee_time_id: 3, kind: "new" },
      { tee_time_id: 4, kind: "gone" },
      { tee_time_id: 9, kind: "new" },
    ],
  ],
])("BUS-04 a plan is compared with what is inside now: %s", (_, planned, current, changes) => {
  expect(closureChanges(planned, current)).toEqual(changes);
});
