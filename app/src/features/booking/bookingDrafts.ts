import { type BookingDraft, blankBookingDraft } from "@teedesk/domain";
import type { BookingPorts, SavedDraft } from "../../flows/booking/ports.ts";
import { fieldNames } from "../../flows/field.ts";
import { draftName } from "../../session/draftNames.ts";
import { draftStorage } from "../../session/draftStorage.ts";

/** Tells whether stored JSON has every field of a draft, each of its kind; an older page may have stored another form. */
function isDraft(value: unknown): value is BookingDraft {
  if (typeof value !== "object" || value === null) return false;
  const names = (draft: object) => fieldNames({ ...draft, rental_clubs: null }).join();
  return names(value) === names(blankBookingDraft(""));
}

function isSaved(value: unknown): value is SavedDraft {
  if (typeof value !== "object" || value === null) return false;
  const { draft, key, isUnsettled } = { draft: undefined, key: undefined, isUnsettled: undefined, ...value };
  return isDraft(draft) && typeof key === "string" && typeof isUnsettled === "boolean";
}

export type BookingDrafts = BookingPorts["drafts"] & {
  /** The page's address provides nothing any more: what is typed next belongs to the plain one. */
  readonly leaveAddress: () => void;
};

/**
 * Stores an unfinished booking in this tab, by the address it was opened with. The flow hands it over without card fields.
 */
export function bookingDrafts(storage: Storage, email: string, address: string): BookingDrafts {
  const at = (place: string) => draftStorage(storage, draftName("booking", email, place), isSaved);
  let drafts = at(address);
  return {
    read: () => drafts.read(),
    write: (saved) => drafts.write(saved),
    clear: () => drafts.clear(),
    leaveAddress: () => {
      drafts = at("");
    },
  };
}
