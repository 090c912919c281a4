import { type Discount, type DiscountFacts, discountIssues, giftCertificateIssues } from "@teedesk/domain";
import { context } from "../../../../packages/domain/testing/bookings.ts";
import { cents, date } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import type { Topic } from "../topic.ts";

type Asked = { readonly discount: Discount; readonly facts: DiscountFacts };

const known = context.discount;
if (known === null) throw new Error("The example booking has no discount.");

const facts: DiscountFacts = {
  charge: cents(10_000),
  players: 2,
  course_id: 17,
  today: date("2026-11-21"),
  has_gift_certificate: false,
};
const days = [null, date("2026-11-20"), date("2026-11-21"), date("2026-11-22")] as const;
const charges = [0, 9999, 10_000, 10_001] as const;
const players = [0, 1, 2, 3] as const;
const courses = [[], [{ id: 17 }], [{ id: 1 }], [{ id: 1 }, { id: 17 }]] as const;
const flags = [true, false] as const;

/** Each condition just met, just missed, and unlimited. */
const conditions: readonly Partial<Discount>[] = [
  ...days.flatMap((day) => [{ start_date: day }, { end_date: day }]),
  ...charges.flatMap((charge) => [{ min_discount: cents(charge) }, { max_discount: cents(charge) }]),
  ...players.flatMap((count) => [{ min_players: count }, { max_players: count }]),
  ...courses.map((ids) => ({ courses: ids })),
  ...flags.flatMap((flag) => [{ enabled: flag }, { gift_certificate_stack: flag }]),
];

/** All pairs of bounds that a discount can have: the first entry is unlimited, and a range does not end before it starts. */
const ranges = <Bound>([none, ...bounds]: readonly [Bound, ...Bound[]]): readonly [
  readonly [Bound, Bound],
  ...(readonly [Bound, Bound])[],
] => [
  [none, none],
  ...bounds.flatMap((bound, place) => [
    [none, bound] as const,
    [bound, none] as const,
    ...bounds.slice(place).map((end) => [bound, end] as const),
  ]),
];
const dayRanges = ranges(days);
const chargeRanges = ranges(charges);
const playerRanges = ranges(players);

export const discountIssuesTopic: Topic<Asked> = {
  name: "discount_issues",
  share: 40,
  boundary: conditions.flatMap((condition) =>
    [
      facts,
      { ...facts, has_gift_certificate: true },
      { ...facts, charge: null },
      { ...facts, players: null },
      { ...facts, course_id: null },
    ].map((held) => ({ discount: { ...known, ...condition }, facts: held })),
  ),
  random(draw: Draw) {
    const [start_date, end_date] = draw.one(dayRanges);
    const [smallest, largest] = draw.one(chargeRanges);
    const [min_players, max_players] = draw.one(playerRanges);
    return {
      discount: {
        ...known,
        start_date,
        end_date,
        min_discount: cents(smallest),
        max_discount: cents(largest),
        min_players,
        max_players,
        courses: draw.one(courses),
        enabled: draw.one(flags),
        gift_certificate_stack: draw.one(flags),
      },
      facts: {
        charge: cents(draw.whole(9998, 10_002)),
        players: draw.one([null, 1, 2, 3, 4]),
        course_id: draw.one([null, 1, 17]),
        today: date(`2026-11-${draw.whole(19, 23)}`),
        has_gift_certificate: draw.one(flags),
      },
    };
  },
  answer: ({ discount, facts: held }) =>
    discountIssues(discount, held)
      .map(({ code }) => code)
      .sort(),
};

type Offered = {
  /** Null for an unknown serial. */
  readonly raw_balance: number | null;
  readonly its_course: number | null;
  readonly course: number | null;
  /** Null without a discount. */
  readonly stacks: boolean | null;
};

/** Whether a gift certificate may be used. */
export const certificateTopic: Topic<Offered> = {
  name: "certificate_allowed",
  share: 20,
  boundary: [null, -1, 0, 1].flatMap((raw_balance) =>
    [null, 17, 18].flatMap((its_course) =>
      [null, 17].flatMap((course) =>
        [null, true, false].map((stacks) => ({ raw_balance, its_course, course, stacks })),
      ),
    ),
  ),
  random: (draw) => ({
    raw_balance: draw.one([null, draw.whole(-1, 50_000)]),
    its_course: draw.one([null, draw.whole(17, 18)]),
    course: draw.one([null, 17, 18]),
    stacks: draw.one([null, true, false]),
  }),
  answer: ({ raw_balance, its_course, course, stacks }) =>
    giftCertificateIssues(
      raw_balance === null ? null : { raw_balance: cents(raw_balance), course_id: its_course },
      stacks === null ? null : { gift_certificate_stack: stacks },
      course,
    ).length === 0,
};
