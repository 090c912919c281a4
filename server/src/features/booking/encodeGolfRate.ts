import { type Cents, encodeServiceFee, formatCents, zeroCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { GolfRateRow } from "./findGolfRate.ts";
import { serviceFeeOf } from "./serviceFeeOf.ts";

type Wire = components["schemas"];

/** A rate as the booking engine shows it (OPS-IBE-31, OPS-IBE-32): money in decimal dollars, the fee in its own type. */
export function encodeGolfRate(row: GolfRateRow): Wire["GolfRate"] {
  const common = {
    id: row.id,
    rate: formatCents(row.raw_rate),
    raw_rate: row.raw_rate,
    service_fee: encodeServiceFee(serviceFeeOf(row)),
    internal_memo: row.internal_memo,
    external_memo: row.external_memo,
  };
  if (row.type === "ApiGolfRate") {
    return {
      ...common,
      type: "ApiGolfRate",
      golfswitch_commission: hundredths(row.golfswitch_commission_hundredths),
      is_golfswitch_commission_dollars: row.is_golfswitch_commission_dollars,
      commission: hundredths(row.commission_hundredths),
      is_commission_dollars: row.is_commission_dollars,
    };
  }
  return {
    ...common,
    type: "RicGolfRate",
    deposit: dollars(row.deposit_cents),
    wholesale_rate: dollars(row.wholesale_rate_cents),
    max_refund: dollars(row.max_refund_cents),
    non_refundable: dollars(row.non_refundable_cents),
    cancel_hours: row.cancel_hours,
    course_balance: dollars(row.course_balance_cents),
  };
}

const dollars = (cents: Cents | null): string => formatCents(cents ?? zeroCents);

/** Dollars or percent with two decimals; the column counts hundredths of either. */
const hundredths = (count: number): string => (count / 100).toFixed(2);
