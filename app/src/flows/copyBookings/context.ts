import { type BookingDraft, type Issue, type LocalDate, parseWishedDays } from "@teedesk/domain";
import type { FieldChange } from "../field.ts";
import type { CopyRow } from "./rows.ts";

export type CopyEvent =
  | { readonly type: "days.changed"; readonly text: string }
  /** Enter in the field of the days: they become rows. */
  | { readonly type: "days.added" }
  | { readonly type: "row.removed"; readonly date: LocalDate }
  /** The card, which is the same for every day. */
  | { readonly type: "field.changed"; readonly change: FieldChange<BookingDraft> }
  | { readonly type: "review.requested" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "page.hidden" };

export type CopyContext = {
  /** The booking that is copied, without day and charge, and the card as it is typed. */
  readonly draft: BookingDraft;
  /** Days as typed, which are not rows yet. */
  readonly days: string;
  readonly days_issue: Issue["code"] | null;
  /** Of the days added last those that were rows before. */
  readonly listed: readonly LocalDate[];
  /** In the order of their days. */
  readonly rows: readonly CopyRow[];
};

/** The typed days, or why they cannot be read; none where nothing is typed. */
export function typedDays(days: string, today: LocalDate): ReturnType<typeof parseWishedDays> | null {
  return days.trim() === "" ? null : parseWishedDays(days, today);
}
