import type { RecentBooking } from "@teedesk/domain";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { isSame } from "../../flows/field.ts";
import { draftName } from "../../session/draftNames.ts";
import { draftStorage } from "../../session/draftStorage.ts";

type Noted = { readonly at: number; readonly booking: RecentBooking };

/** An agent who books the same again within this time may not have seen that it is booked. */
const recentInMilliseconds = 15 * 60_000;

const isNoted = (value: unknown): value is Noted =>
  typeof value === "object" && value !== null && "at" in value && "booking" in value && typeof value.at === "number";

const areNoted = (value: unknown): value is readonly Noted[] => Array.isArray(value) && value.every(isNoted);

/** The bookings of this tab in the last minutes; signing out drops them with the drafts. */
export function recentBookings(storage: Storage, email: string, now = Date.now): BookingPorts["recentBookings"] {
  const noted = draftStorage(storage, draftName("recent bookings", email, ""), areNoted);
  const recent = () => (noted.read() ?? []).filter(({ at }) => now() - at < recentInMilliseconds);
  return {
    read: () => recent().map(({ booking }) => booking),
    add: (booking) => noted.write([...recent(), { at: now(), booking }]),
    remove: (booking) => noted.write(recent().filter((noted) => !isSame(noted.booking, booking))),
  };
}
