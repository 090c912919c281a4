import type { GolfRateInput } from "@teedesk/domain";
import { centsOf, centsOrNull } from "../../records/columns.ts";

/** A rate's row, with the service fee in dollars or percent. */
export function storedRate({
  course,
  rate,
  deposit,
  wholesale_rate,
  max_refund,
  service_fee,
  ...input
}: GolfRateInput) {
  const { non_refundable, course_balance, commission, golfswitch_commission, ...terms } = input;
  return {
    ...terms,
    golf_course_id: course.id,
    raw_rate: centsOf(rate),
    deposit_cents: centsOrNull(deposit),
    wholesale_rate_cents: centsOrNull(wholesale_rate),
    max_refund_cents: centsOrNull(max_refund),
    service_fee_cents: typeof service_fee === "string" ? centsOf(service_fee) : null,
    service_fee_percent: typeof service_fee === "number" ? service_fee : null,
    non_refundable_cents: centsOrNull(non_refundable),
    course_balance_cents: centsOrNull(course_balance),
    commission_hundredths: centsOf(commission),
    golfswitch_commission_hundredths: centsOf(golfswitch_commission),
  };
}
