import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rentalClubs } from "../db/schema/rentalClubs.ts";
import type { BookingOrder } from "../features/booking/bookingOrder.ts";
import type { RentedClubs } from "../features/booking/pricedBooking.ts";

/** The wanted clubs that this course rents; the others are missing from the answer. */
export async function findClubs(
  db: Database,
  golf_course_id: number,
  wanted: BookingOrder["rental_clubs"],
): Promise<readonly RentedClubs[]> {
  if (wanted.length === 0) return [];
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const clubs = await db
    .select()
    .from(rentalClubs)
    .where(
      and(
        inArray(rentalClubs.id, [...quantities.keys()]),
        eq(rentalClubs.golf_course_id, golf_course_id),
        eq(rentalClubs.archived, false),
      ),
    );
  return clubs.map((club) => ({ club, quantity: quantities.get(club.id) ?? 0 }));
}
