import * as Result from "effect/Result";
import { allOf, type Issue, issue } from "../issue.ts";
import type { BookingRentalClub, RentalClub } from "../rentalClub/rentalClub.ts";
import { parseCount } from "./parseCount.ts";

/**
 * Puts the typed quantities beside the loaded clubs, blank as 0 (OPS-IBE-29). Quantities of clubs that are not loaded,
 * such as those of another course, do not count. An unreadable one is an issue on `rental_clubs.<id>`.
 */
export const parseRentalClubs = (
  quantities: Readonly<Record<string, string>>,
  loaded: readonly RentalClub[],
): Result.Result<BookingRentalClub[], readonly Issue[]> => {
  const clubs = loaded.map((club) => {
    const typed = quantities[club.id]?.trim() ?? "";
    return Result.mapBoth(parseCount(typed === "" ? "0" : typed), {
      onSuccess: (quantity) => ({ ...club, quantity }),
      onFailure: (code) => issue(`rental_clubs.${club.id}`, code),
    });
  });
  return allOf(clubs);
};
