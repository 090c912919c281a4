import {
  type CancelDraft,
  type CancelOptions,
  cancelPlan,
  formatCents,
  parseCancelRequest,
  type RefundFacts,
  refundChoices,
  refundTotals,
} from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

type Asked = { readonly draft: CancelDraft; readonly options: CancelOptions };

const draft: CancelDraft = {
  refund: true,
  cancel: true,
  force_cancel: false,
  choice: "custom",
  refund_amount: "19.99",
  reason: "Rain",
};

const optionsOf = (refund_total: number, transaction_total: number): CancelOptions => ({
  valid: true,
  internal: false,
  refund_total: cents(refund_total),
  is_canceled: false,
  transaction_total: cents(transaction_total),
  difference_total: null,
  needs_reason: false,
});

const choices = ["standard", "full", "custom"] as const;
const flags = [true, false] as const;

const boundary: readonly Asked[] = [
  ...flags.flatMap((refund) =>
    choices.flatMap((choice) =>
      [optionsOf(0, 0), optionsOf(0, 1), optionsOf(1, 1), optionsOf(5000, 12_500)].flatMap((options) =>
        ["", "0", "0.01", "-1", "19.99", "50", "125", "125.01", "1.999", "abc"].map((refund_amount) => ({
          draft: { ...draft, refund, choice, refund_amount },
          options,
        })),
      ),
    ),
  ),
  ...flags.flatMap((cancel) =>
    flags.flatMap((force_cancel) =>
      flags.map((is_canceled) => ({
        draft: { ...draft, cancel, force_cancel, reason: "  " },
        options: { ...optionsOf(0, 5000), is_canceled },
      })),
    ),
  ),
];

const random = (draw: Draw): Asked => {
  const paid = draw.whole(0, draw.one([3, 20_000, 500_000]));
  return {
    draft: {
      refund: draw.one([true, true, true, false]),
      cancel: draw.one(flags),
      force_cancel: draw.one(flags),
      choice: draw.one(["standard", "full", "custom", "custom"]),
      refund_amount: (draw.whole(-5, paid + 5) / 100).toFixed(draw.one([2, 2, 2, 3])),
      reason: draw.one(["", " ", "Rain", " Course closed "]),
    },
    options: { ...optionsOf(draw.whole(0, paid), paid), is_canceled: draw.one(flags), internal: draw.one(flags) },
  };
};

/** The choices and the request of the cancel dialog. */
export const refundChoiceTopic: Topic<Asked> = {
  name: "refund_choice",
  share: 60,
  boundary,
  random,
  answer({ draft, options }) {
    const request = readOr(parseCancelRequest(1, draft, options));
    if (request === null) return { choices: refundChoices(options), sent: null };
    const { id: _, ...sent } = request;
    return { choices: refundChoices(options), sent };
  },
};

const facts: RefundFacts = {
  paid: cents(20_000),
  refunded: cents(0),
  players_sold: 2,
  players: 2,
  minutes_to_play: 1440,
  policy: null,
};
const policy = { max_refund: cents(8000), non_refundable: cents(500), cancel_hours: 24 };

/** The refund by the rate's terms, and all that is left of the payment. */
export const standardRefundTopic: Topic<RefundFacts> = {
  name: "standard_refund",
  share: 60,
  boundary: [
    facts,
    ...[-1, 0, 1, 1439, 1440, 1441].flatMap((minutes_to_play) => [
      { ...facts, minutes_to_play, policy },
      { ...facts, minutes_to_play, policy: { ...policy, cancel_hours: 0 } },
    ]),
    ...[0, 1, 9999, 10_000, 10_001].flatMap((bound) => [
      { ...facts, policy: { ...policy, max_refund: cents(bound) } },
      { ...facts, policy: { ...policy, max_refund: null, non_refundable: cents(bound) } },
    ]),
    { ...facts, policy: { max_refund: null, non_refundable: null, cancel_hours: 0 } },
    ...[0, 1, 15_999, 16_000, 16_001, 20_000].flatMap((refunded) => [
      { ...facts, refunded: cents(refunded) },
      { ...facts, refunded: cents(refunded), policy },
    ]),
    ...[1, 2, 3, 4].flatMap((players_sold) =>
      [0, 1, 2, 3, 4, 5].flatMap((players) =>
        [0, 1, 5000, 10_001].map((refunded) => ({
          ...facts,
          players_sold,
          players,
          refunded: cents(refunded),
          policy,
        })),
      ),
    ),
  ],
  random(draw) {
    const paid = draw.whole(0, draw.one([10, 20_000, 100_000]));
    const bound = () => draw.one([null, cents(draw.whole(0, paid + 10)), cents(draw.whole(0, 50))]);
    const terms = { max_refund: bound(), non_refundable: bound(), cancel_hours: draw.one([0, 1, 24, 48]) };
    return {
      paid: cents(paid),
      refunded: cents(draw.one([0, draw.whole(0, paid)])),
      players_sold: draw.whole(1, 4),
      players: draw.whole(1, 4),
      minutes_to_play: draw.one([draw.whole(-120, 5000), 60 * draw.one([0, 1, 24, 48])]),
      policy: draw.one([terms, terms, terms, null]),
    };
  },
  answer: (given) => readOr(refundTotals(given)),
};

type Canceled = { readonly cancel: boolean; readonly refund_amount: number; readonly certificate_paid: number | null };

/** The refunds of a request to the card and to the gift certificate. */
export const cancelPlanTopic: Topic<Canceled> = {
  name: "cancel_plan",
  share: 10,
  boundary: flags.flatMap((cancel) =>
    [0, 1, 5000].flatMap((refund_amount) =>
      [null, 0, 1, 2245].map((certificate_paid) => ({ cancel, refund_amount, certificate_paid })),
    ),
  ),
  random: (draw) => ({
    cancel: draw.one(flags),
    refund_amount: draw.whole(0, 30_000),
    certificate_paid: draw.one([null, draw.whole(0, 30_000)]),
  }),
  answer({ cancel, refund_amount, certificate_paid }) {
    const request = { id: 1, refund: refund_amount > 0, cancel, force_cancel: false, reason: "Rain" };
    const plan = cancelPlan(
      { ...request, refund_amount: cents(refund_amount) },
      { internal: false },
      {
        id: 1,
        customer: null,
        alt_emails: "",
        should_email_customer: false,
        should_email_course: false,
        gift_certificate: certificate_paid === null ? null : { id: 1, serial: "GIFT-100" },
        gift_certificate_amount: certificate_paid === null ? "" : formatCents(cents(certificate_paid)),
      },
    );
    return { card: plan.to_card, certificate: plan.to_gift_certificate?.amount ?? 0 };
  },
};
