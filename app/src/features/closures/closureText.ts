import type { ClosureTotals } from "@teedesk/domain";
import type { Schema } from "../../api/contract.ts";
import { dayText } from "../../format/dayText.ts";
import { dollarsText } from "../../format/dollarsText.ts";

const bookings = (count: number): string => `${count} ${count === 1 ? "booking" : "bookings"}`;

/** The amount that was paid elsewhere: "Paid elsewhere $450.00: refund it there."; blank without one. */
export const elsewhereText = (amount: number): string =>
  amount === 0 ? "" : `Paid elsewhere ${dollarsText(amount)}: refund it there.`;

/** The effect of a plan: "2 bookings are canceled, 1 is moved, 1 is left. $350.00 goes back to cards and $60.00 to gift certificates." */
export function planText(totals: ClosureTotals): string {
  const { canceled, moved, left, refund_amount, elsewhere_amount, certificate_amount } = totals;
  const rest = [
    [moved, "moved"],
    [left, "left"],
  ] as const;
  const others = rest.map(([count, done]) => `, ${count} ${count === 1 ? "is" : "are"} ${done}`).join("");
  const acts = `${bookings(canceled)} ${canceled === 1 ? "is" : "are"} canceled${others}.`;
  const back = `${dollarsText(refund_amount)} goes back to cards and ${dollarsText(certificate_amount)} to gift certificates.`;
  return [acts, back, elsewhereText(elsewhere_amount)].filter(Boolean).join(" ");
}

/** The payment of a booking: "Card $175.00, certificate $60.00". */
export function paidText(booking: Schema<"ClosureBooking">): string {
  const { refund_amount, is_paid_elsewhere, certificate_amount, due_amount } = booking;
  const parts: readonly (readonly [string, number])[] = [
    [is_paid_elsewhere ? "Elsewhere" : "Card", refund_amount],
    ["certificate", certificate_amount],
    ["due", due_amount],
  ];
  const paid = parts.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name} ${dollarsText(amount)}`);
  return paid.length === 0 ? "Nothing" : paid.join(", ");
}

/** "12/07/2026 00:00 – 12/09/2026 23:59" */
export const hoursText = ({
  start_date,
  start_time,
  end_date,
  end_time,
}: Pick<Schema<"ClosureHours">, "start_date" | "start_time" | "end_date" | "end_time">): string =>
  `${dayText(start_date)} ${start_time} – ${dayText(end_date)} ${end_time}`;

/** "12/10/2026 09:40" */
export const placeText = ({ play_date, play_time }: Schema<"ClosurePlace">): string =>
  `${dayText(play_date)} ${play_time}`;
