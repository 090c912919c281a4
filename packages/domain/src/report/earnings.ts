import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { shareOf } from "../money/arithmetic.ts";
import type { Cents } from "../money/cents.ts";
import { amount, members, whole } from "../wire/shape.ts";
import { figureWords } from "./figureWords.ts";

/** The counts of the report Earnings, in the order of its columns. */
export const earningsCounts = ["slots_seen", "slots_sold", "sold_unseen", "gone_elsewhere", "bookings"] as const;

/** Its sums in cents. */
export const earningsAmounts = ["revenue", "margin", "seen_margin"] as const;

/** All its figures; the last is worked out from two of the others by `marginPerSlot`. */
export const earningsFigures = [...earningsCounts, ...earningsAmounts, "margin_per_slot"] as const;

/** A figure of the report Earnings: of a course, or of a weekday and hour of play there. */
export type EarningsFigure = (typeof earningsFigures)[number];

/** Title and meaning of each: on its page, in its workbook and in docs/reports.md. */
export const earningsWords: Readonly<Record<EarningsFigure, { readonly title: string; readonly meaning: string }>> = {
  slots_seen: { title: "Slots Seen", meaning: "Slots that a feed listed as free, whatever happened to them later." },
  slots_sold: { title: "Slots Sold", meaning: "Slots with a booking that stands, whether or not a feed listed them." },
  sold_unseen: {
    title: "Sold Unseen",
    meaning: "Slots Sold that no feed listed as free; they are not in Slots Seen.",
  },
  gone_elsewhere: {
    title: "Gone Elsewhere",
    meaning: "Slots Seen that were taken before their tee time without a booking of ours that stands.",
  },
  bookings: figureWords.bookings,
  revenue: figureWords.revenue,
  margin: figureWords.margin,
  seen_margin: { title: "Margin on Seen Slots", meaning: "The part of Margin from bookings in Slots Seen." },
  margin_per_slot: {
    title: "Margin per Slot",
    meaning: "Margin on Seen Slots divided by Slots Seen, sold or not; blank if no slot was seen.",
  },
};

const facts = members({ seen_margin: amount, slots_seen: whole });

/**
 * The margin of bookings at slots seen for each slot seen, in cents, rounded once, half away from zero (EARN-01). Null where no slot was
 * seen. A member that is missing or of another type is an issue on its name, as is a negative number of slots.
 */
export const marginPerSlot = (given: {
  readonly seen_margin: Cents;
  readonly slots_seen: number;
}): Result.Result<Cents | null, readonly Issue[]> => {
  const issues = facts(given, "");
  if (issues.length > 0) return Result.fail(issues);
  const { seen_margin, slots_seen } = given;
  if (slots_seen < 0) return Result.fail(issue("slots_seen", "unexpected_shape"));
  if (slots_seen === 0) return Result.succeed(null);
  return Result.succeed(shareOf(seen_margin, slots_seen));
};
