import { type BookingDraft, blankBookingDraft } from "@teedesk/domain";
import type { BookingPorts, KeptBooking } from "../../flows/booking/ports.ts";
import { fieldNames } from "../../flows/field.ts";
import { formShelf } from "../../session/formShelf.ts";

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

/** Keeps an unfinished booking in this tab under a name. The flow hands it over without card fields. */
export const bookingShelf = (storage: Storage, name: string): BookingPorts["drafts"] =>
  formShelf(storage, name, isKept);
