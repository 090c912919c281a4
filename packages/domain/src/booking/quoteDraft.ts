import * as Result from "effect/Result";
import { discountAmount } from "../discount/discountAmount.ts";
import { issue, issuesOf } from "../issue.ts";
import { takeFrom } from "../money/arithmetic.ts";
import { zeroCents } from "../money/cents.ts";
import type { BookingContext, BookingDraft } from "./bookingDraft.ts";
import { parseCharge, parseRentalClubs } from "./bookingParts.ts";
import { teeTimeParts } from "./parseTeeTime.ts";
import { quote } from "./quote.ts";
import type { Quote } from "./quoteTypes.ts";

type Context = Pick<BookingContext, "rate" | "rental_clubs" | "discount" | "gift_certificate">;

/** Prices what is typed so far. Players that are not readable yet count as one; anything else unreadable is an issue. */
export const quoteDraft = (draft: BookingDraft, context: Context): Quote => {
  const { gift_certificate, rate } = context;
  const parts = {
    charge: parseCharge(draft.charge),
    rental_clubs: parseRentalClubs(draft.rental_clubs, context.rental_clubs),
    discount:
      context.discount === null
        ? Result.succeed(null)
        : Result.mapError(discountAmount(context.discount), (code) => issue("discount_code", code)),
  };
  const read = Result.all(parts);
  if (Result.isFailure(read)) {
    const gift_remaining = takeFrom(gift_certificate?.raw_balance ?? zeroCents, zeroCents).left;
    return { total: null, lines: [], issues: issuesOf(Object.values(parts)), gift_used: zeroCents, gift_remaining };
  }
  const players = Result.getOrNull(teeTimeParts(draft.tee_time).players);
  return quote({ ...read.success, players, rate, gift_certificate });
};
