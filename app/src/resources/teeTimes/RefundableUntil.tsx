import { civilMomentAt, formatDay, isTooLate, lastMinuteToCancel, statusCanceled, type TeeTime } from "@teedesk/domain";
import { TextInput } from "@teedesk/ui";
import { clocksOf, todayAndNow } from "../../format/businessClocks.ts";
import { useServices } from "../../services/services.tsx";
import { fact } from "./fact.ts";

/** The last minute of the standard refund, by the terms of the sale. A specified server does not send these, and nothing is shown. */
export function RefundableUntil({ record }: { readonly record: TeeTime }) {
  const { config } = useServices();
  const { play_date: date, play_time: time, sale_terms, status } = record;
  const rate = sale_terms?.rate ?? null;
  if (rate === null || date === "" || time === "" || status === statusCanceled) return null;
  const clocks = clocksOf(config);
  const last_minute = lastMinuteToCancel({ date, time }, rate.cancel_hours, clocks);
  const until = civilMomentAt(last_minute, clocks);
  if (!("success" in until)) return null;
  return (
    <TextInput
      {...fact("refundable_until", "Refundable until", `${formatDay(until.success.date)} ${until.success.time}`)}
      hint={isTooLate({ last_minute }, todayAndNow(config).now) ? "Too late for the standard refund." : undefined}
    />
  );
}
