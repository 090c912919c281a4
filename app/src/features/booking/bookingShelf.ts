import type { BookingDraft } from "@teedesk/domain";
import { blankBookingDraft } from "@teedesk/domain";
import type { BookingPorts, KeptBooking } from "../../flows/booking/ports.ts";
import { fieldNames } from "../../flows/field.ts";

/** Tells whether stored JSON has every field of a draft, each of its kind; an older page may have kept another form. */
function isDraft(value: unknown): value is BookingDraft {
  if (typeof value !== "object" || value === null) return false;
  const names = (draft: object) => fieldNames({ ...draft, rental_clubs: null }).join();
  return names(value) === names(blankBookingDraft(""));
}

function isKept(value: unknown): value is KeptBooking {
  if (typeof value !== "object" || value === null) return false;
  const { draft, key, isUnsettled } = { draft: undefined, key: undefined, isUnsettled: undefined, ...value };
  return isDraft(draft) && typeof key === "string" && typeof isUnsettled === "boolean";
}

function parse(text: string | null): KeptBooking | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Keeps an unfinished booking in this tab under a name: it survives a reload and a sign-in (DECISIONS 25). The flow hands
 * it over without card fields.
 */
export function bookingShelf(storage: Storage, key: string): BookingPorts["drafts"] {
  return {
    read: () => parse(storage.getItem(key)),
    write: (kept) => storage.setItem(key, JSON.stringify(kept)),
    clear: () => storage.removeItem(key),
  };
}
