import * as Result from "effect/Result";
import type { CivilMoment } from "../calendar/civilMoment.ts";
import { spokenMoment } from "../calendar/spokenText.ts";
import { addCents } from "../money/arithmetic.ts";
import { type Cents } from "../money/cents.ts";
import { formatDollars } from "../money/formatCents.ts";
import { type CancelTerms, cancelTermsText, type Today } from "../refund/cancelTerms.ts";

/** The facts of a booking that are read back to the caller; amounts are cents. */
export type ReadBack = {
  readonly play: CivilMoment;
  readonly course: string;
  readonly players: number;
  /** The total after the gift certificate's part. */
  readonly total: Cents;
  readonly gift_used: Cents;
  /** Null where the terms are not known. */
  readonly terms: CancelTerms | null;
};

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number of players as it is said: "one player", "four players", "12 players". */
export const playersText = (players: number): string =>
  `${numbers[players] || players} ${players === 1 ? "player" : "players"}`;

function priceText({ total, gift_used }: ReadBack): string {
  if (gift_used === 0) return `${formatDollars(total)} in all`;
  const sold = Result.getOrElse(addCents(total, gift_used), () => total);
  return `${formatDollars(sold)} in all, ${formatDollars(gift_used)} of it from the gift certificate`;
}

/**
 * A booking in one sentence, as an agent reads it back to the caller: "Saturday, November 28, 7:40 in the morning at Torrey Pines
 * South, four players, $424.20 in all; free to cancel until Friday, November 27, 2 in the afternoon."
 */
export const bookingAloud = (booking: ReadBack, today: Today): string => {
  const { play, course, players, terms } = booking;
  const when = `${spokenMoment(play, today.today)} at ${course}`;
  const end = terms === null ? "" : cancelTermsText(terms, today);
  return `${when}, ${playersText(players)}, ${priceText(booking)}${end === "" ? "" : `; ${end}`}.`;
};
