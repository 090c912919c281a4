import { sql } from "drizzle-orm";
import { discounts } from "../db/schema/discounts.ts";

const { is_dollars, raw_amount } = discounts;

/** A discount's amount as it is shown, and its unit. The column holds cents if `is_dollars`, else percent. */
export const shownAmount = {
  is_dollars_display: sql<"$" | "%">`case when ${is_dollars} then '$' else '%' end`,
  amount: sql<string>`case when ${is_dollars} then (${raw_amount} * 0.01)::numeric(14, 2)::text else trim_scale(${raw_amount})::text end`,
};
