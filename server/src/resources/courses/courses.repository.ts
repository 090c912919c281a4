import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { golfCourses } from "../../db/schema/index.ts";
import { type Conditions, contains, orderBy, whereAll } from "../../listing.ts";

type Asked = Query<"listCourses">;

const { id, course_name, address, city, phone, email, inactive, internal_only } = golfCourses;
const byName = [asc(lower(course_name)), asc(id)];

const isActive = eq(inactive, false);

/** Live: what the public may book. Internal: what staff may book, so courses kept from the public too. */
const choosable = {
  all: undefined,
  live: and(isActive, eq(internal_only, false)),
  internal: isActive,
} satisfies Record<string, SQL | undefined>;

/** The courses a selector offers, by name. */
export function listChoices(db: Database, which: keyof typeof choosable) {
  return db
    .select({ id, name: course_name })
    .from(golfCourses)
    .where(choosable[which])
    .orderBy(...byName);
}

const conditions: Conditions<NonNullable<Asked["filters"]>> = {
  course_name: (text) => contains(course_name, text),
  inactive: (wanted) => eq(inactive, wanted),
  internal_only: (wanted) => eq(internal_only, wanted),
  address: (text) => contains(address, text),
  city: (text) => contains(city, text),
  phone: (text) => contains(phone, text),
  email: (text) => contains(email, text),
};

const sortable = {
  course_name: lower(course_name),
  inactive,
  internal_only,
  address: lower(address),
  city: lower(city),
  phone,
  email: lower(email),
};

/** All that match, since a list of courses has no pages (ADM-CRS-20); without a sort by name. */
export function listCourses(db: Database, asked: Asked) {
  return db
    .select({ id, course_name, address, city, phone, email, inactive, internal_only })
    .from(golfCourses)
    .where(whereAll(asked.filters, conditions))
    .orderBy(...orderBy(asked, sortable, { otherwise: [asc(sortable.course_name)], tie: id }));
}

export const countCourses = (db: Database, { filters }: Query<"countCourses">): Promise<number> =>
  db.$count(golfCourses, whereAll(filters, conditions));
