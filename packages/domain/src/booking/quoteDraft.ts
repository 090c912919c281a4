import * as Result from "effect/Result";
import { discountAmount } from "../discount/discountAmount.ts";
import { type Issue, issue, issuesOf } from "../issue.ts";
import { takeFrom } from "../money/arithmetic.ts";
import { zeroCents } from "../money/cents.ts";
import { like, listOf, members, number } from "../wire/shape.ts";
import { type BookingContext, type BookingDraft, blankBookingDraft } from "./bookingDraft.ts";
import { parseCharge, parseRentalClubs } from "./bookingParts.ts";
import { teeTimeParts } from "./parseTeeTime.ts";
import { quote } from "./quote.ts";
import type { Quote } from "./quoteTypes.ts";

type Context = Pick<BookingContext, "rate" | "rental_clubs" | "discount" | "gift_certificate">;

const bookingDraft = like(blankBookingDraft());
const context = members({ rental_clubs: listOf(members({ id: number })) });

/** Names what is missing or of another type in a draft and in what was loaded beside it. */
export const draftIssues = (draft: unknown, loaded: unknown): readonly Issue[] => [
  ...bookingDraft(draft, ""),
  ...context(loaded, "context"),
];

/** The price of the draft so far. Players that are not readable yet count as one; anything else unreadable is an issue. */
export const quoteDraft = (draft: BookingDraft, loaded: Context): Quote => {
  const unread = draftIssues(draft, loaded);
  if (unread.length > 0)
    return { total: null, lines: [], issues: unread, gift_used: zeroCents, gift_remaining: zeroCents };
  const { gift_certificate, rate } = loaded;
  const parts = {
    charge: parseCharge(draft.charge),
    rental_clubs: parseRentalClubs(draft.rental_clubs, loaded.rental_clubs),
    discount:
      loaded.discount === null
        ? Result.succeed(null)
        : Result.mapError(discountAmount(loaded.discount), (code) => issue("discount_code", code)),
  };
  const read = Result.all(parts);
  if (Result.isFailure(read)) {
    const gift_remaining = takeFrom(gift_certificate?.raw_balance ?? zeroCents, zeroCents).left;
    return { total: null, lines: [], issues: issuesOf(Object.values(parts)), gift_used: zeroCents, gift_remaining };
  }
  const players = Result.getOrNull(teeTimeParts(draft.tee_time).players);
  return quote({ ...read.success, players, rate, gift_certificate });
};
