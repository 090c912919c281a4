import { type DiscountInput, parsePercent } from "@teedesk/domain";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { discounts } from "../../db/schema/discounts.ts";
import { shownAmount } from "../../pricing/discountColumns.ts";
import { centsOf, decimals } from "../../records/columns.ts";
import { amounting, isAmount } from "../../records/listing.ts";

/** A discount's amount and limits. The amount's column holds cents if `is_dollars`, else percent. */
const { is_dollars, raw_amount, min_discount_cents, max_discount_cents } = discounts;
const limits = { min_discount: min_discount_cents, max_discount: max_discount_cents };

export const shownAmounts = {
  ...decimals(limits),
  ...shownAmount,
};

export const amountFilters = {
  ...amounting(limits),
  /** Matches dollars where the discount is in dollars, and percent elsewhere. */
  amount: (typed: string): SQL | undefined => {
    if (typed.trim() === "") return undefined;
    return or(
      and(eq(is_dollars, true), isAmount(raw_amount, typed)),
      Result.match(parsePercent(typed), {
        onFailure: () => sql`false`,
        onSuccess: (hundredths) => and(eq(is_dollars, false), eq(raw_amount, hundredths / 100)),
      }),
    );
  },
};

export const amountSorts = {
  ...limits,
  amount: sql`case when ${is_dollars} then ${raw_amount} / 100 else ${raw_amount} end`,
};

type Amounts = Pick<DiscountInput, "is_dollars" | "amount" | "min_discount" | "max_discount">;

export const storedAmounts = <Discount extends Amounts>({
  amount,
  min_discount,
  max_discount,
  ...discount
}: Discount) => ({
  ...discount,
  raw_amount: discount.is_dollars ? centsOf(amount) : Number(amount),
  min_discount_cents: centsOf(min_discount),
  max_discount_cents: centsOf(max_discount),
});
