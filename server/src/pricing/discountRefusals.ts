import {
  type Discount,
  type DiscountFacts,
  discountIssues,
  formatDollars,
  formatTypedDate,
  type Issue,
  type LocalDate,
} from "@teedesk/domain";
import type { Refusal } from "./refusals.ts";

const day = (date: LocalDate | null): string => (date === null ? "" : formatTypedDate(date));

/** The refusals that a bound explains: agents cannot open a discount, and the caller asks what would do. */
function textOf({ code: issue }: Issue, discount: Discount): string | undefined {
  const { code, min_discount, max_discount, min_players, max_players, start_date, end_date } = discount;
  switch (issue) {
    case "discount_charge_too_low":
      return `The charge is too low: ${code} needs ${formatDollars(min_discount)} or more.`;
    case "discount_charge_too_high":
      return `The charge is too high: ${code} is for ${formatDollars(max_discount)} or less.`;
    case "discount_too_few_players":
      return `There are too few players: ${code} needs ${min_players} or more.`;
    case "discount_too_many_players":
      return `There are too many players: ${code} is for ${max_players} or fewer.`;
    case "discount_not_started":
      return `${code} can be used from ${day(start_date)}.`;
    case "discount_ended":
      return `${code} could be used until ${day(end_date)}.`;
    default:
      return undefined;
  }
}

/** Why a discount may not be used, as `discountIssues`, in words that name the bound. */
export const discountRefusals = (discount: Discount | null, facts: DiscountFacts): readonly Refusal[] =>
  discountIssues(discount, facts).map((issue) => {
    const message = discount === null ? undefined : textOf(issue, discount);
    return message === undefined ? issue : { ...issue, message };
  });
