import type { components } from "@teedesk/openapi";
import { dayTold, withUnits } from "../../records/told.ts";

type Wire = components["schemas"];

const units = {
  dollars: ["rate", "deposit", "wholesale_rate", "max_refund", "service_fee", "non_refundable", "course_balance"],
  either: {
    commission: "is_commission_dollars",
    golfswitch_commission: "is_golfswitch_commission_dollars",
  },
};

/** "06/01/2027 – 06/30/2027, 06:00 – 12:00, Sat Sun (Weekends)" */
const rangeTold = ({ start, end, time_start, time_end, description, rate_days }: Wire["RateDateRange"]): string => {
  const days = rate_days.map(({ name }) => name).join(" ");
  const when = `${dayTold(start)} – ${dayTold(end)}, ${time_start} – ${time_end}, ${days}`;
  return description === "" ? when : `${when} (${description})`;
};

/** Date ranges as the history of their rate tells of them. */
export const rangesTold = (ranges: readonly Wire["RateDateRange"][]) => ({
  rate_date_ranges: ranges.map(rangeTold).join("; "),
});

/** A rate as its history tells of it. */
export const rateTold = (rate: Wire["GolfRate"]): object => ({
  ...withUnits(rate, units),
  ...rangesTold(rate.rate_date_ranges),
});
