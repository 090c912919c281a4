import type { LocalDate } from "@teedesk/domain";
import type { BookingPorts } from "../booking/ports.ts";

export type CopyPorts = {
  /** The ports of one day's booking, with a draft storage of its own. */
  readonly rowPorts: (date: LocalDate) => BookingPorts;
  /** The days that are not booked yet; they survive a reload and a sign-in. */
  readonly days: { readonly read: () => readonly LocalDate[]; readonly write: (days: readonly LocalDate[]) => void };
  /** Today in the business time zone. */
  readonly today: () => LocalDate;
};
