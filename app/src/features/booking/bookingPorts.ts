import { type LocalDate, parseLocalDate } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import type { Config } from "../../config.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { shelfName } from "../../session/shelves.ts";
import { bookingCalls } from "./booking.api.ts";
import { bookingShelf } from "./bookingShelf.ts";

type Input = {
  readonly api: Api;
  readonly config: Config;
  /** Who is signed in. */
  readonly email: string;
  /** The query the page was opened with. */
  readonly address: string;
};

/** What the booking asks of the world: its calls, the day, fresh keys and a place for the draft. */
export const bookingPorts = ({ api, config, email, address }: Input): BookingPorts => ({
  ...bookingCalls(api, config.crm_name),
  newKey: idempotencyKey,
  today: () => todayIn(config.business_time_zone),
  drafts: bookingShelf(sessionStorage, shelfName("booking", email, address)),
});

/** The day it is now where the business is (DECISIONS 12). */
function todayIn(timeZone: string): LocalDate {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = Object.fromEntries(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  const day = parseLocalDate(`${parts["year"]}-${parts["month"]}-${parts["day"]}`);
  if ("success" in day) return day.success;
  throw new Error(`The calendar of ${timeZone} gives no date.`);
}
