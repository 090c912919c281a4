import type { components } from "@teedesk/openapi";
import { dayText, withUnits } from "../../records/inHistory.ts";

type Wire = components["schemas"];

const units = {
  dollars: ["rate", "deposit", "wholesale_rate", "max_refund", "service_fee", "non_refundable", "course_balance"],
  either: {
    commission: "is_commission_dollars",
    golfswitch_commission: "is_golfswitch_commission_dollars",
  },
};

/** "06/01/2027 – 06/30/2027, 06:00 – 12:00, Sat Sun (Weekends)" */
const rangeText = ({ start, end, time_start, time_end, description, rate_days }: Wire["RateDateRange"]): string => {
  const days = rate_days.map(({ name }) => name).join(" ");
  const when = `${dayText(start)} – ${dayText(end)}, ${time_start} – ${time_end}, ${days}`;
  return description === "" ? when : `${when} (${description})`;
};

/** Date ranges as shown in their rate's history. */
export const rangesInHistory = (ranges: readonly Wire["RateDateRange"][]) => ({
  rate_date_ranges: ranges.map(rangeText).join("; "),
});

/** A rate as shown in its history. */
export const rateInHistory = (rate: Wire["GolfRate"]): object => ({
  ...withUnits(rate, units),
  ...rangesInHistory(rate.rate_date_ranges),
});
