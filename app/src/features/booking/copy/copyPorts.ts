import { isLocalDate, type LocalDate } from "@teedesk/domain";
import type { CopyPorts } from "../../../flows/copyBookings/ports.ts";
import { todayIn } from "../../../format/businessTime.ts";
import { draftName } from "../../../session/draftNames.ts";
import { draftStorage } from "../../../session/draftStorage.ts";
import { type BookingInput, bookingPorts } from "../bookingPorts.ts";

const areDays = (value: unknown): value is readonly LocalDate[] => Array.isArray(value) && value.every(isLocalDate);

/** The ports of the copies of a tee time: each day has those of a booking, with a draft of its own. */
export function copyPorts(input: Omit<BookingInput, "address">, id: number): CopyPorts {
  const days = draftStorage(sessionStorage, draftName("copies", input.email, String(id)), areDays);
  return {
    rowPorts: (date) => bookingPorts({ ...input, address: `copy of ${id} on ${date}` }),
    days: { read: () => days.read() ?? [], write: (open) => (open.length === 0 ? days.clear() : days.write(open)) },
    today: () => todayIn(input.config),
  };
}
