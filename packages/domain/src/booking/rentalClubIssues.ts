import type { Issue } from "../issue.ts";
import type { BookingRentalClub } from "../rentalClub/rentalClub.ts";
import { countIssue } from "./parseCount.ts";

/** Why rental clubs that came over the wire cannot be booked: unknown at the course, or not a whole quantity from 0 to 999. */
export const rentalClubIssues = (
  booked: readonly Pick<BookingRentalClub, "id" | "quantity">[],
  known: readonly { readonly id: number }[],
): readonly Issue[] =>
  booked.flatMap(({ id, quantity }) => {
    const code = known.some((club) => club.id === id) ? countIssue(quantity) : "rental_club_unknown";
    return code === null ? [] : [{ path: `rental_clubs.${id}`, code }];
  });
