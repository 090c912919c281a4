import type { Cents, LocalDate, TimeOfDay } from "@teedesk/domain";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { bigint, date, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Money in integer cents. */
export const cents = () => bigint({ mode: "number" }).$type<Cents>();

/** A civil date, a text yyyy-mm-dd in TypeScript. */
export const localDate = () => date({ mode: "string" }).$type<LocalDate>();

/** A wall clock time at the course. HH:MM as a text sorts and compares as the time does, and needs no conversion. */
export const timeOfDay = () => text().$type<TimeOfDay>();

/** A moment. */
export const instant = () => timestamp({ withTimezone: true });

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Columns of every record besides its id. */
export const stamps = {
  created_at: instant().notNull().defaultNow(),
  updated_at: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
};

/** Columns of every record that staff can edit: `lock_version` detects that two people edit it at the same time. */
export const entity = { ...stamps, lock_version: integer().notNull().default(0) };

/** A column in the form that is searched: without accents, apostrophes and capitals. A migration makes the function. */
export const folded = (columns: readonly AnyColumn[]): SQL =>
  sql`fold_text(${sql.join([...columns], sql` || ' ' || `)})`;

export const digitsOf = (column: AnyColumn): SQL => sql`regexp_replace(${column}, '\\D', '', 'g')`;

/** For unique indexes and searches that ignore case. */
export const lower = (text: AnyColumn | SQL): SQL => sql`lower(${text})`;

/** The start of a text, by which lists are sorted: an index cannot hold texts of unlimited length. */
export const firstOf = (column: AnyColumn): SQL => sql`left(${column}, 500)`;

export const isTimeOfDay = (column: AnyColumn): SQL => sql`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
