import type { BookingDraft, SavedCard } from "@teedesk/domain";

/** The two fields with an Apply button. */
export type CodeName = "discount_code" | "gift_cert_serial";

/** Facts that a rate depends on (OPS-IBE-54). */
const teeTimeFacts = new Set(["tee_time.play_date", "tee_time.play_time", "tee_time.players", "tee_time.course"]);

export const isTeeTimeFact = (name: string): boolean => teeTimeFacts.has(name);

export const isCourse = (name: string): boolean => name === "tee_time.course";

export const hasCard = (draft: BookingDraft): boolean => draft.credit_card.number.trim() !== "";

/** The draft with the card kept for its queue entry, unless somebody has begun to type another (OPS-IBE-53). */
export function withSavedCard(draft: BookingDraft, saved: SavedCard): BookingDraft {
  const { number, expmo, expyr, cvv } = saved;
  const isBlank = Object.values(draft.credit_card).every((text) => text === "");
  return isBlank ? { ...draft, credit_card: { number, expmo, expyr, cvv } } : draft;
}

export const withCourse = (draft: BookingDraft, course: string): BookingDraft => ({
  ...draft,
  tee_time: { ...draft.tee_time, course },
});

export const isCodeBlank = (draft: BookingDraft, name: CodeName): boolean => draft[name].trim() === "";
