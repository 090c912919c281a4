import { centsFrom, type Discount, formatCents, zeroCents } from "@teedesk/domain";
import { asc, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { lower } from "../db/schema/columns.ts";
import { discountCourses, discounts } from "../db/schema/discounts.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";

/** The domain's discount, with what only the wire adds to it. */
export type StoredDiscount = Discount & {
  readonly lock_version: number;
  readonly courses: readonly { readonly id: number; readonly course_name: string }[];
};

/** The discount with a code, whatever its capitals; null when there is none. Its rules are the domain's discountIssues. */
export async function findDiscount(db: Database, code: string): Promise<StoredDiscount | null> {
  const rows = await db
    .select({ row: discounts, course: { id: golfCourses.id, course_name: golfCourses.course_name } })
    .from(discounts)
    .leftJoin(discountCourses, eq(discountCourses.discount_id, discounts.id))
    .leftJoin(golfCourses, eq(golfCourses.id, discountCourses.golf_course_id))
    .where(eq(lower(discounts.code), code.toLowerCase()))
    .orderBy(asc(golfCourses.id));
  const row = rows[0]?.row;
  if (row === undefined) return null;
  return {
    id: row.id,
    lock_version: row.lock_version,
    code: row.code,
    start_date: row.start_date,
    end_date: row.end_date,
    is_dollars: row.is_dollars,
    is_dollars_display: row.is_dollars ? "$" : "%",
    amount: row.is_dollars ? dollars(row.raw_amount) : String(row.raw_amount),
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

/** The column's check keeps a dollar amount to whole cents. */
const dollars = (raw_amount: number): string => formatCents(Result.getOrElse(centsFrom(raw_amount), () => zeroCents));
