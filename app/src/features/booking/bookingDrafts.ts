import { type BookingDraft, blankBookingDraft, type RecentBooking } from "@teedesk/domain";
import { member } from "../../api/record.ts";
import type { BookingPorts, SavedDraft, TypedForm, Undone } from "../../flows/booking/ports.ts";
import { fieldNames } from "../../flows/field.ts";
import { draftName } from "../../session/draftNames.ts";
import { draftStorage } from "../../session/draftStorage.ts";

/**
 * A stored draft, with blanks for the fields that an older page did not have: its key must outlive an upgrade, or a
 * booking whose outcome is unknown could be sent again as another one.
 */
const completed = <Draft extends object>(draft: Draft): Draft => ({
  customer_id: "",
  ...draft,
  tee_time: { ...blankBookingDraft("").tee_time, ...Object(member(draft, "tee_time")) },
});

/** Whether stored JSON has exactly the fields of a draft; an older page may have stored another form. */
function isDraft(value: unknown): value is BookingDraft {
  if (typeof value !== "object" || value === null) return false;
  const names = (draft: object) =>
    fieldNames({ ...draft, rental_clubs: null })
      .toSorted()
      .join();
  return names(completed(value)) === names(blankBookingDraft(""));
}

/** The stored attempt, if it has every member that the page shows. */
function attemptOf({ attempt }: SavedDraft): RecentBooking | null {
  const texts = [
    ...["play_date", "play_time"].map((name) => member(attempt, name)),
    ...["first_name", "last_name", "email"].map((name) => member(member(attempt, "customer"), name)),
  ];
  const isWhole = typeof member(attempt, "course_id") === "number" && texts.every((text) => typeof text === "string");
  return isWhole ? (attempt ?? null) : null;
}

const phoneOf = ({ phone }: SavedDraft): string => (typeof phone === "string" ? phone : "");

const isForm = (value: unknown): value is TypedForm =>
  isDraft(member(value, "initial")) &&
  isDraft(member(value, "draft")) &&
  ["phone", "sent_card"].every((name) => typeof member(value, name) === "string");

/** The stored undone booking, if it has every member and the form that is hidden. */
function undoneOf({ undone }: SavedDraft): Undone | null {
  const isWhole =
    typeof member(undone, "id") === "number" &&
    typeof member(undone, "message") === "string" &&
    typeof member(undone, "isShown") === "boolean";
  const kept: unknown = undone?.kept;
  if (!isWhole || undone === null || undone === undefined || !isForm(kept)) return null;
  return { ...undone, kept: { ...kept, initial: completed(kept.initial), draft: completed(kept.draft) } };
}

function isSaved(value: unknown): value is SavedDraft {
  if (typeof value !== "object" || value === null) return false;
  const { draft, key, isUnsettled } = { draft: undefined, key: undefined, isUnsettled: undefined, ...value };
  return isDraft(draft) && typeof key === "string" && typeof isUnsettled === "boolean";
}

export type BookingDrafts = BookingPorts["drafts"] & {
  /** The address's values are used up: the next draft belongs to the plain address. */
  readonly leaveAddress: () => void;
};

/**
 * Stores an unfinished booking in this tab, by the address it was opened with. The flow passes it without card fields.
 */
export function bookingDrafts(storage: Storage, email: string, address: string): BookingDrafts {
  const at = (place: string) => draftStorage(storage, draftName("booking", email, place), isSaved);
  let drafts = at(address);
  return {
    read: () => {
      const saved = drafts.read();
      return (
        saved && {
          ...saved,
          draft: completed(saved.draft),
          attempt: attemptOf(saved),
          phone: phoneOf(saved),
          undone: undoneOf(saved),
        }
      );
    },
    write: (saved) => drafts.write(saved),
    clear: () => drafts.clear(),
    leaveAddress: () => {
      drafts = at("");
    },
  };
}
