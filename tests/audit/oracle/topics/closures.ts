import { type ClosureAct, type ClosureFacts, closureChanges, closureTotals } from "@teedesk/domain";
import type { Draw } from "../draw.ts";
import type { Topic } from "../topic.ts";

type Planned = ClosureFacts & { readonly act: ClosureAct };

const acts = ["cancel", "move", "leave"] as const;
const row = (
  tee_time_id: number,
  act: ClosureAct,
  refund_amount: number,
  certificate_amount: number,
  is_paid_elsewhere = false,
): Planned => ({
  tee_time_id,
  lock_version: 3,
  refund_amount,
  is_paid_elsewhere,
  certificate_amount,
  act,
});
const rows = acts.flatMap((act, place) => [
  row(3 * place + 1, act, 12_500, 0),
  row(3 * place + 2, act, 0, 4999),
  row(3 * place + 3, act, 45_000, 0, true),
]);

const anyRows = (draw: Draw): readonly Planned[] =>
  draw
    .list(0, 6, () => draw.one(acts))
    .map((act, id) =>
      row(id + 1, act, draw.whole(0, 40_000), draw.one([0, draw.whole(0, 9000)]), draw.one([false, true])),
    );

/** The totals of a closure's plan. */
export const closureTotalsTopic: Topic<{ readonly planned: readonly Planned[] }> = {
  name: "closure_totals",
  share: 10,
  boundary: [[], rows, ...rows.map((one) => [one])].map((planned) => ({ planned })),
  random: (draw) => ({ planned: anyRows(draw) }),
  answer: ({ planned }) => closureTotals(planned),
};

type Compared = { readonly planned: readonly Planned[]; readonly inside: readonly Planned[] };

const changedBy = (change: Partial<Planned>): Compared => ({
  planned: rows,
  inside: rows.map((one, place) => (place === 2 ? { ...one, ...change } : one)),
});

/** The bookings for which a plan is no longer the one that was shown. */
export const closureChangesTopic: Topic<Compared> = {
  name: "closure_changes",
  share: 10,
  boundary: [
    { planned: [], inside: [] },
    { planned: rows, inside: rows },
    { planned: rows, inside: rows.toReversed() },
    { planned: rows, inside: rows.slice(1) },
    { planned: rows.slice(1), inside: rows },
    changedBy({ lock_version: 4 }),
    changedBy({ refund_amount: 1 }),
    changedBy({ certificate_amount: 1 }),
    changedBy({ act: "leave" }),
  ],
  random(draw) {
    const planned = anyRows(draw);
    const inside = planned
      .filter(() => draw.whole(0, 3) > 0)
      .map((one) =>
        draw.one([
          one,
          one,
          { ...one, lock_version: 4 },
          { ...one, refund_amount: draw.whole(0, 3) },
          { ...one, certificate_amount: 1 },
        ]),
      );
    return { planned, inside: draw.one([inside, [...inside, row(9, "cancel", 1, 0)]]) };
  },
  answer: ({ planned, inside }) => closureChanges(planned, inside),
};
