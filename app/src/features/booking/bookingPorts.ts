import type { Api } from "../../api/client.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { todayIn } from "../../format/businessTime.ts";
import type { Config } from "../../services/config.ts";
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
