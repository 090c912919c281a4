import * as Result from "effect/Result";
import { day } from "../calendar/dayShape.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { Issue, IssueCode } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { amount, flag, listOf, members, number, orNull } from "../wire/shape.ts";
import type { Discount } from "./discount.ts";
import { discountAmount } from "./discountAmount.ts";

/** The facts that a discount's conditions are compared with. */
export type DiscountFacts = {
  /** The charge, or null while none is typed: its bounds are then left to the booking itself. */
  readonly charge: Cents | null;
  readonly players: number | null;
  readonly course_id: number | null;
  /** Today in the business time zone: start and end bound the use of a code, not the day of play. */
  readonly today: LocalDate;
  readonly has_gift_certificate: boolean;
};

const amountIssues = (discount: Discount): readonly IssueCode[] => {
  const amount = discountAmount(discount);
  return Result.isFailure(amount) ? [amount.failure] : [];
};

const dateIssues = ({ start_date, end_date }: Discount, today: LocalDate): readonly IssueCode[] => {
  if (today < (start_date ?? today)) return ["discount_not_started"];
  return today > (end_date ?? today) ? ["discount_ended"] : [];
};

/** The charge in cents has to be at least `min_discount` and at most `max_discount`; 0 is unlimited. */
const chargeIssues = ({ min_discount, max_discount }: Discount, charge: Cents | null): readonly IssueCode[] => {
  if (charge === null) return [];
  if (min_discount > 0 && charge < min_discount) return ["discount_charge_too_low"];
  return max_discount > 0 && charge > max_discount ? ["discount_charge_too_high"] : [];
};

const playerIssues = ({ min_players, max_players }: Discount, players: number): readonly IssueCode[] => {
  if (min_players > 0 && players < min_players) return ["discount_too_few_players"];
  return max_players > 0 && players > max_players ? ["discount_too_many_players"] : [];
};

const given = members({
  discount: orNull(
    members({
      enabled: flag,
      start_date: orNull(day),
      end_date: orNull(day),
      courses: listOf(members({ id: number })),
      min_players: number,
      max_players: number,
      min_discount: amount,
      max_discount: amount,
      gift_certificate_stack: flag,
    }),
  ),
  charge: orNull(amount),
  players: orNull(number),
  course_id: orNull(number),
  today: day,
  has_gift_certificate: flag,
});

/**
 * The reasons a discount may not be used for a booking; null is an unknown code. The conditions refuse a discount and never
 * change its amount (ANSWER-08). All issues are on `discount_code`, in the order in which they help most, except for a
 * member that is missing or of another type.
 */
export const discountIssues = (discount: Discount | null, facts: DiscountFacts): readonly Issue[] => {
  const issues = given({ ...facts, discount }, "");
  if (issues.length > 0) return issues;
  const codes: readonly IssueCode[] =
    discount === null
      ? ["discount_unknown"]
      : [
          ...(discount.enabled ? [] : (["discount_disabled"] as const)),
          ...dateIssues(discount, facts.today),
          ...(discount.courses.length === 0 || discount.courses.some(({ id }) => id === facts.course_id)
            ? []
            : (["discount_other_course"] as const)),
          ...playerIssues(discount, facts.players ?? 0),
          ...chargeIssues(discount, facts.charge),
          ...(facts.has_gift_certificate && !discount.gift_certificate_stack
            ? (["discount_not_with_gift_certificate"] as const)
            : []),
          ...amountIssues(discount),
        ];
  return codes.map((code) => ({ path: "discount_code", code }));
};
