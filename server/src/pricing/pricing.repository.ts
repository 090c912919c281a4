import { type Discount, formatCents, type GiftCertificate } from "@teedesk/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lower } from "../db/schema/columns.ts";
import { discountCourses, discounts } from "../db/schema/discounts.ts";
import { giftCertificates } from "../db/schema/giftCertificates.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import { rentalClubs } from "../db/schema/rentalClubs.ts";
import { shownAmount } from "./discountColumns.ts";
import type { RentedClubs } from "./quoteBooking.ts";

/** A course staff may book; null when there is none, or when it is inactive. */
export async function findBookableCourse(db: Database, id: number): Promise<typeof golfCourses.$inferSelect | null> {
  const [course] = await db
    .select()
    .from(golfCourses)
    .where(and(eq(golfCourses.id, id), eq(golfCourses.inactive, false)));
  return course ?? null;
}

/** The wanted clubs that this course rents; clubs it does not rent are left out. */
export async function findRentedClubs(
  db: Database,
  golf_course_id: number,
  wanted: readonly { readonly id: number; readonly quantity: number }[],
): Promise<readonly RentedClubs[]> {
  if (wanted.length === 0) return [];
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const isOffered = and(eq(rentalClubs.golf_course_id, golf_course_id), eq(rentalClubs.archived, false));
  const clubs = await db
    .select()
    .from(rentalClubs)
    .where(and(inArray(rentalClubs.id, [...quantities.keys()]), isOffered));
  return clubs.map((club) => ({ club, quantity: quantities.get(club.id) ?? 0 }));
}

/** The domain's discount, with the members that only the contract has. */
export type StoredDiscount = Discount & {
  readonly is_dollars_display: "$" | "%";
  readonly lock_version: number;
  readonly courses: readonly { readonly id: number; readonly course_name: string }[];
};

/** The discount with a code, in any case; null when there is none. Its rules are the domain's discountIssues. */
export async function findDiscount(db: Database, code: string): Promise<StoredDiscount | null> {
  const rows = await db
    .select({
      row: discounts,
      shown: shownAmount,
      course: { id: golfCourses.id, course_name: golfCourses.course_name },
    })
    .from(discounts)
    .leftJoin(discountCourses, eq(discountCourses.discount_id, discounts.id))
    .leftJoin(golfCourses, eq(golfCourses.id, discountCourses.golf_course_id))
    .where(eq(lower(discounts.code), code.toLowerCase()))
    .orderBy(asc(golfCourses.id));
  const [first] = rows;
  if (first === undefined) return null;
  const { row, shown } = first;
  return {
    ...shown,
    id: row.id,
    lock_version: row.lock_version,
    code: row.code,
    start_date: row.start_date,
    end_date: row.end_date,
    is_dollars: row.is_dollars,
    raw_amount: row.raw_amount,
    min_discount: row.min_discount_cents,
    max_discount: row.max_discount_cents,
    gift_certificate_stack: row.gift_certificate_stack,
    enabled: row.enabled,
    min_players: row.min_players,
    max_players: row.max_players,
    courses: rows.flatMap(({ course }) => course ?? []),
  };
}

/** The domain's certificate with the one course it pays at; both are null for any course. */
export type StoredCertificate = GiftCertificate & {
  readonly course_id: number | null;
  readonly course_name: string | null;
};

/**
 * The certificate with a serial, in any case; null when there is none. With `lock` its balance stays as it is read until the
 * transaction ends.
 */
export async function findGiftCertificate(
  db: Database,
  serial: string,
  { lock }: { lock: boolean },
): Promise<StoredCertificate | null> {
  const query = db
    .select({
      id: giftCertificates.id,
      serial: giftCertificates.serial,
      raw_balance: giftCertificates.raw_balance,
      course_id: giftCertificates.golf_course_id,
      course_name: golfCourses.course_name,
    })
    .from(giftCertificates)
    .leftJoin(golfCourses, eq(golfCourses.id, giftCertificates.golf_course_id))
    .where(eq(sql`lower(${giftCertificates.serial})`, serial.toLowerCase()));
  const [row] = await (lock ? query.for("update", { of: giftCertificates }) : query);
  return row === undefined ? null : { ...row, balance: formatCents(row.raw_balance) };
}
