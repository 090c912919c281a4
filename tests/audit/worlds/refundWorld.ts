import { type RefundFacts, type RefundTotals, refundTotals } from "@teedesk/domain";
import { cents } from "../../../packages/domain/testing/values.ts";
import type { World } from "./world.ts";

type RefundPoint = { readonly facts: RefundFacts; readonly totals: RefundTotals };

const totalsOf = (facts: RefundFacts): RefundTotals => {
  const read = refundTotals(facts);
  if ("failure" in read) throw new Error(`${JSON.stringify(facts)}: ${JSON.stringify(read.failure)}`);
  return read.success;
};

const payments = [0, 1, 101];
const counts = [1, 3];
const bounds = [null, 0, 50, 101];

function* refundPoints(): Iterable<RefundPoint> {
  const amount = (bound: number | null) => (bound === null ? null : cents(bound));
  for (const paid of payments)
    for (const refunded of [...new Set([0, 1, 50, paid - 1, paid])].filter((part) => part >= 0 && part <= paid))
      for (const count of counts)
        for (const max_refund of bounds)
          for (const non_refundable of bounds)
            for (const cancel_hours of [0, 1, 24])
              for (const minutes_to_play of [-1, 0, 59, 60, 61, 1439, 1440, 1441]) {
                const policy = { max_refund: amount(max_refund), non_refundable: amount(non_refundable), cancel_hours };
                const money = { paid: cents(paid), refunded: cents(refunded), minutes_to_play, policy };
                for (const players of new Set([count, count - 1])) {
                  const facts = { ...money, players_sold: count, players };
                  yield { facts, totals: totalsOf(facts) };
                }
              }
}

/** The refunds of a payment at every combination of a rate's terms. */
export const refundWorld: World<RefundPoint> = {
  name: "refund",
  points: refundPoints,
  show: ({ facts }) => facts,
  invariants: [
    {
      id: "what went back and what can go back is what was paid",
      holds: ({ facts, totals }) => facts.refunded + totals.transaction_total === facts.paid,
    },
    {
      id: "the standard refund is neither below 0 nor more than is left",
      holds: ({ totals }) => totals.refund_total >= 0 && totals.refund_total <= totals.transaction_total,
    },
    {
      id: "nothing goes back later than the hours before play",
      holds: ({ facts, totals }) =>
        facts.minutes_to_play < (facts.policy?.cancel_hours ?? 0) * 60 ? totals.refund_total === 0 : null,
    },
    {
      id: "a later cancelation never gets more",
      holds: ({ facts, totals }) =>
        totalsOf({ ...facts, minutes_to_play: facts.minutes_to_play - 1 }).refund_total <= totals.refund_total,
    },
    {
      id: "what goes back does not depend on who stands",
      holds: ({ facts, totals }) =>
        totalsOf({ ...facts, players: facts.players_sold }).refund_total === totals.refund_total,
    },
    {
      id: "the difference and then the standard refund are the standard refund",
      holds({ facts, totals }) {
        const refunded = cents(facts.refunded + totals.difference_total);
        return totals.difference_total + totalsOf({ ...facts, refunded }).refund_total === totals.refund_total;
      },
    },
    {
      id: "a refund in two parts is never more than in one",
      holds: ({ facts, totals }) =>
        facts.refunded + totals.refund_total <=
        Math.max(facts.refunded, totalsOf({ ...facts, refunded: cents(0) }).refund_total),
    },
    {
      id: "without terms everything that is left goes back",
      holds({ facts }) {
        const free = totalsOf({ ...facts, policy: null });
        return free.refund_total === free.transaction_total;
      },
    },
  ],
};
