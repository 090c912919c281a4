import { type LocalDate, parseLocalDate } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import type { Config } from "../../config.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { bookingCalls } from "./booking.api.ts";
import { bookingShelf } from "./bookingShelf.ts";

/** What the booking asks of the world: its calls, the day, fresh keys and a place for the draft. */
export const bookingPorts = (api: Api, config: Config, search: string): BookingPorts => ({
  ...bookingCalls(api, config.crm_name),
  newKey: idempotencyKey,
  today: () => todayIn(config.business_time_zone),
  drafts: bookingShelf(sessionStorage, search),
});

/** The day it is now where the business is (DECISIONS 12). */
function todayIn(timeZone: string): LocalDate {
  const text = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
  const day = parseLocalDate(text);
  if ("success" in day) return day.success;
  throw new Error(`The time zone ${timeZone} gives no date: ${text}`);
}
