import { type Cents, multiplyCents, sumCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { PricedBooking } from "../features/booking/pricedBooking.ts";

/** What the course gets for a booking, in cents: its wholesale rate for each player, and its cost of the clubs rented. */
export function courseCost({ rate, players, clubs }: Pick<PricedBooking, "rate" | "players" | "clubs">): Cents {
  const parts = [
    multiplyCents(rate?.wholesale_rate_cents ?? zeroCents, players),
    ...clubs.map(({ club, quantity }) => multiplyCents(club.cost_cents, quantity)),
  ];
  return Result.getOrThrow(Result.flatMap(Result.all(parts), sumCents));
}
