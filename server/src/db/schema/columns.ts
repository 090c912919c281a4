import type { Cents, LocalDate, TimeOfDay } from "@teedesk/domain";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { bigint, date, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Money in integer cents. */
export const cents = () => bigint({ mode: "number" }).$type<Cents>();

/** A civil date, yyyy-mm-dd, as a text on our side. */
export const localDate = () => date({ mode: "string" }).$type<LocalDate>();

/** A wall clock time at the course. HH:MM as a text sorts and compares as the time does, and needs no conversion. */
export const timeOfDay = () => text().$type<TimeOfDay>();

/** A moment. */
export const instant = () => timestamp({ withTimezone: true });

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** What every record carries besides its id. */
export const stamps = {
  created_at: instant().notNull().defaultNow(),
  updated_at: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
};

/** What every record that staff can edit carries: two people editing it at once are told apart by `lock_version`. */
export const entity = { ...stamps, lock_version: integer().notNull().default(0) };

/** Columns as they are searched: without accents, apostrophes and capitals. The function is made in a migration. */
export const folded = (columns: readonly AnyColumn[]): SQL =>
  sql`fold_text(${sql.join([...columns], sql` || ' ' || `)})`;

export const digitsOf = (column: AnyColumn): SQL => sql`regexp_replace(${column}, '\\D', '', 'g')`;

/** For unique indexes and searches that ignore case. */
export const lower = (text: AnyColumn | SQL): SQL => sql`lower(${text})`;

/** As much of a text as lists are sorted by; an index holds no text of any length. */
export const firstOf = (column: AnyColumn): SQL => sql`left(${column}, 500)`;

export const isTimeOfDay = (column: AnyColumn): SQL => sql`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
