import { type Cents, formatTypedDate, type LocalDate, parseCents } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import * as Result from "effect/Result";
import type { Database } from "../../../db/database.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { invalid } from "../../../platform/refusal.ts";
import { plain } from "../reading/plain.ts";
import { readMoment } from "../reading/readMoment.ts";
import type { FileRow, ImportField, Importing, Values } from "./kind.ts";

/** The column of a course, which bookings, rates and gift certificates have. */
export const courseField: ImportField = {
  name: "course",
  label: "Course",
  aliases: ["golf course", "course name"],
  hint: "Its name or id.",
};

type Course = Pick<typeof golfCourses.$inferSelect, "id" | "course_name" | "inactive">;

/** The course that a cell names, by name or id. */
export type Courses = { readonly of: (values: Values) => Course };

/** The courses that rows name. `of` throws 422 for a cell that names none, or more than one. */
export async function findCourses(tx: Database, rows: readonly FileRow[]): Promise<Courses> {
  const { id, course_name, display_name, inactive } = golfCourses;
  const all = rows.length === 0 ? [] : await tx.select({ id, course_name, display_name, inactive }).from(golfCourses);
  return {
    of({ course = "" }) {
      const found = all.filter((one) => plain(one.course_name) === plain(course));
      const shown = all.filter((one) => plain(one.display_name) === plain(course));
      const [one, another] =
        found.length > 0 ? found : /^\d+$/.test(course) ? all.filter((it) => it.id === Number(course)) : shown;
      if (course === "") throw invalid({ course: [issueMessages.course_missing] });
      if (one === undefined) throw invalid({ course: ["There is no course of this name."] });
      if (another !== undefined) throw invalid({ course: ["Several courses have this name. Enter the course's id."] });
      return one;
    },
  };
}

/** The day that a cell states. Throws 422. */
export function dayOf(values: Values, name: string, importing: Importing): LocalDate {
  const { day } = readMoment(values[name] ?? "", importing);
  if (day === null)
    throw invalid({ [name]: [name in values ? issueMessages.date_unreadable : issueMessages.date_blank] });
  return day;
}

export const typedDay = (values: Values, name: string, importing: Importing): string =>
  formatTypedDate(dayOf(values, name, importing));

/** The amount of a cell, with or without its sign and thousands: "$1,250.00". Throws 422. */
export function amountOf(values: Values, name: string): Cents {
  const read = parseCents(plainAmount(values[name] ?? ""));
  if (Result.isFailure(read)) throw invalid({ [name]: [issueMessages[read.failure]] });
  if (read.success < 0) throw invalid({ [name]: [issueMessages.amount_negative] });
  return read.success;
}

/** An amount with a decimal comma, "1.250,00", as it is typed here: "1250.00". Other texts stay as they are, without a dollar sign. */
export function plainAmount(cell: string): string {
  const text = cell.replace(/^\s*\$\s*/, "").trim();
  return /^-?\d{1,3}(\.?\d{3})*,\d{2}$/.test(text) ? text.replaceAll(".", "").replace(",", ".") : text;
}

/** Whether a cell says yes. Throws 422 for one that says neither yes nor no. */
export function isYes(values: Values, name: string, blank: boolean): boolean {
  const text = (values[name] ?? "").toLowerCase();
  if (text === "") return blank;
  if (["yes", "y", "true", "1", "x"].includes(text)) return true;
  if (["no", "n", "false", "0", "-"].includes(text)) return false;
  throw invalid({ [name]: ["Enter yes or no."] });
}
