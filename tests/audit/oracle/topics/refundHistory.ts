import { type Cents, type RefundFacts, refundTotals } from "@teedesk/domain";
import { getOrThrow } from "effect/Result";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Topic } from "../topic.ts";

/** A saved number of players, and perhaps a refund after it: one that is offered, or an amount typed by staff. */
type Step = {
  readonly players: number;
  readonly minutes_to_play: number;
  readonly refund: "none" | "difference" | "standard" | number;
};

type History = Pick<RefundFacts, "paid" | "players_sold" | "policy"> & { readonly steps: readonly Step[] };

/** The sum of refunds after each step, in cents. */
function givenBack({ steps, ...sale }: History): readonly number[] {
  let refunded: Cents = cents(0);
  return steps.map(({ players, minutes_to_play, refund }) => {
    const totals = getOrThrow(refundTotals({ ...sale, refunded, players, minutes_to_play }));
    const offers = { none: 0, difference: totals.difference_total, standard: totals.refund_total };
    const given = typeof refund === "number" ? Math.min(refund, totals.transaction_total) : offers[refund];
    refunded = cents(refunded + given);
    return refunded;
  });
}

const inTime = 1440;
const step = (players: number, refund: Step["refund"], minutes_to_play = inTime): Step => ({
  players,
  minutes_to_play,
  refund,
});
const three = {
  paid: cents(25_950),
  players_sold: 3,
  policy: { max_refund: cents(8300), non_refundable: cents(500), cancel_hours: 24 },
};

/** Changes of the players, refunds and a cancelation, in any order and around the cancel hours (ANSWER-38). */
export const refundHistoryTopic: Topic<History> = {
  name: "refund_history",
  share: 60,
  boundary: [
    { ...three, steps: [step(2, "difference"), step(2, "standard")] },
    { ...three, steps: [step(2, "none"), step(2, "standard")] },
    { ...three, steps: [step(2, 8650), step(2, "difference"), step(2, "standard")] },
    { ...three, steps: [step(2, "difference"), step(1, "difference"), step(3, "difference"), step(3, "standard")] },
    { ...three, steps: [step(2, "difference", inTime - 1), step(2, "difference"), step(2, "standard", inTime - 1)] },
    { ...three, policy: null, steps: [step(1, "difference", -60), step(1, "standard", -60)] },
    { ...three, paid: cents(10_000), steps: [step(2, "difference"), step(1, "difference"), step(1, "standard")] },
    { ...three, steps: [step(6, "difference"), step(6, "standard"), step(6, 9_999_999)] },
  ],
  random(draw) {
    const paid = draw.whole(0, draw.one([10, 5000, 60_000]));
    const players_sold = draw.whole(1, 6);
    const bound = () =>
      draw.one([null, cents(draw.whole(0, paid)), cents(draw.whole(0, Math.ceil(paid / players_sold)))]);
    const cancel_hours = draw.one([0, 1, 24]);
    const policy = { max_refund: bound(), non_refundable: bound(), cancel_hours };
    const minutes = () => cancel_hours * 60 + draw.one([-1, 0, 1, 600, 600, draw.whole(-1500, 1500)]);
    return {
      paid: cents(paid),
      players_sold,
      policy: draw.one([policy, policy, policy, null]),
      steps: draw.list(1, 7, () =>
        step(
          draw.whole(1, 6),
          draw.one(["none", "difference", "difference", "standard", draw.whole(1, paid + 1)]),
          minutes(),
        ),
      ),
    };
  },
  answer: givenBack,
};
