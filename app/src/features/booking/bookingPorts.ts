import type { Api } from "../../api/client.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import type { Config } from "../../config/config.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { todayIn } from "../../format/businessTime.ts";
import { bookingCalls } from "./booking.api.ts";
import { type BookingDrafts, bookingDrafts } from "./bookingDrafts.ts";
import { recentBookings } from "./recentBookings.ts";

type Input = {
  readonly api: Api;
  readonly config: Config;
  /** Who is signed in. */
  readonly email: string;
  /** The query the page was opened with. */
  readonly address: string;
};

/** What the booking asks of the world: its calls, the day, fresh keys and places for the draft and what was booked. */
export const bookingPorts = ({
  api,
  config,
  email,
  address,
}: Input): BookingPorts & { readonly drafts: BookingDrafts } => ({
  ...bookingCalls(api, config.crm_name),
  newKey: idempotencyKey,
  today: () => todayIn(config),
  recentBookings: recentBookings(sessionStorage, email),
  drafts: bookingDrafts(sessionStorage, email, address),
});
