import {
  type Discount,
  type DiscountFacts,
  discountIssues,
  formatDollars,
  formatTypedDate,
  type IssueCode,
  type LocalDate,
} from "@teedesk/domain";
import type { Refusal } from "./refusals.ts";

const day = (date: LocalDate | null): string => (date === null ? "" : formatTypedDate(date));

/** Refusals whose message names the bound: agents cannot open a discount, and the caller asks which amount would do. */
const textsOf = ({
  code,
  min_discount,
  max_discount,
  min_players,
  max_players,
  start_date,
  end_date,
}: Discount): Partial<Record<IssueCode, string>> => ({
  discount_charge_too_low: `The charge is too low: ${code} needs ${formatDollars(min_discount)} or more.`,
  discount_charge_too_high: `The charge is too high: ${code} is for ${formatDollars(max_discount)} or less.`,
  discount_too_few_players: `There are too few players: ${code} needs ${min_players} or more.`,
  discount_too_many_players: `There are too many players: ${code} is for ${max_players} or fewer.`,
  discount_not_started: `${code} can be used from ${day(start_date)}.`,
  discount_ended: `${code} could be used until ${day(end_date)}.`,
});

/** Why a discount may not be used, by `discountIssues`, in messages that name the bound. */
export const discountRefusals = (discount: Discount | null, facts: DiscountFacts): readonly Refusal[] =>
  discountIssues(discount, facts).map((issue) => {
    const message = discount === null ? undefined : textsOf(discount)[issue.code];
    return message === undefined ? issue : { ...issue, message };
  });
