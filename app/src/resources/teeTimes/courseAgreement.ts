import {
  blankTeeTimeDraft,
  confirmationOf,
  isInternal,
  parseTeeTimeDraft,
  statusCanceled,
  type TeeTime,
  type TeeTimeChange,
  type TeeTimeDraft,
  takesSeats,
  toTeeTimeDraft,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Schema } from "../../api/contract.ts";
import type { SeatPlace } from "../../queries/seatPlace.ts";

/** The members of a form that an agreement is about. */
export type AgreedFacts = Pick<TeeTimeDraft, "course" | "play_date" | "play_time" | "players" | "confirmation">;

/** The inputs of the tee-time page. */
export type TeeTimeForm = TeeTimeDraft & {
  /** The change that the course agreed to under the number it had given, as `agreementOn` has it; blank for none. */
  readonly course_agreed: string;
};

/** The change that a course agrees to, as one text: with another place, number of players or confirmation the agreement no longer counts. */
export const agreementOn = ({ course, play_date, play_time, players, confirmation }: AgreedFacts): string =>
  JSON.stringify([course, play_date, play_time, players, confirmation].map((text) => text.trim()));

/** The form of the tee-time page: `course_agreed` is sent for the very change that the course agreed to. */
export const teeTimeForm = {
  blank: (): TeeTimeForm => ({ ...blankTeeTimeDraft(), course_agreed: "" }),
  toDraft: (teeTime: TeeTime): TeeTimeForm => ({ ...toTeeTimeDraft(teeTime), course_agreed: "" }),
  parse: (draft: TeeTimeForm) =>
    Result.map(
      parseTeeTimeDraft(draft),
      (change): TeeTimeChange =>
        draft.course_agreed === agreementOn(draft) ? { ...change, course_agreed: true } : change,
    ),
};

/** The numbers that a tee time had before, by its history. */
export const formerNumbers = (history: readonly Schema<"HistoryEntry">[]): readonly string[] =>
  history.flatMap(({ changes }) =>
    changes.flatMap(({ field, before }) => (field === "confirmation" && before !== null ? [before] : [])),
  );

type Known = {
  readonly place: SeatPlace;
  readonly seats: Schema<"SlotSeats">;
  /** As `formerNumbers` has them. */
  readonly numbers: readonly string[];
};

/**
 * Whether a change takes more seats than are free under a number that the course gave for what was before: it is refused unless the course
 * agreed to it (DECISION-51).
 */
export function needsAgreement(
  { course, status, ...stored }: TeeTime,
  { players, confirmation }: AgreedFacts,
  { place, seats, numbers }: Known,
): boolean {
  const before = { ...stored, course_id: course?.id ?? 0, players: stored.players ?? 0 };
  const after = { ...place, players: Number(players), confirmation };
  const folded = confirmationOf(confirmation).toLowerCase();
  const isOldNumber = [stored.confirmation, ...numbers].some((number) => number.toLowerCase() === folded);
  const isBeyond = seats.slot !== null && after.players > seats.slot.free && seats.is_closing !== true;
  const isStanding = status !== statusCanceled;
  return isStanding && isOldNumber && !isInternal(confirmation) && isBeyond && takesSeats(before, after);
}
