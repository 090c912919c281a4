import { asc, eq } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { golfCourses, rentalClubs } from "../../db/schema/index.ts";
import { type Conditions, orderBy, pageOf, whereAll } from "../../listing.ts";

type Asked = Query<"listRentalClubs">;

const conditions: Conditions<NonNullable<Asked["filters"]>> = {
  course_id: (id) => eq(rentalClubs.golf_course_id, id),
  archived: (archived) => eq(rentalClubs.archived, archived),
};

const sortable = {
  cost: rentalClubs.cost_cents,
  rate: rentalClubs.raw_rate,
  charge: rentalClubs.raw_charge,
  brand: rentalClubs.brand,
  description: rentalClubs.description,
  handed: rentalClubs.handed,
  sex: rentalClubs.sex,
  course_name: golfCourses.course_name,
  archived: rentalClubs.archived,
};

export type StoredRentalClub = Awaited<ReturnType<typeof listRentalClubs>>[number];

/** One page; without a sort by course, then brand. */
export function listRentalClubs(db: Database, asked: Asked) {
  const { limit, offset } = pageOf(asked);
  const otherwise = [asc(golfCourses.course_name), asc(rentalClubs.brand)];
  return db
    .select({ club: rentalClubs, course: { id: golfCourses.id, course_name: golfCourses.course_name } })
    .from(rentalClubs)
    .innerJoin(golfCourses, eq(golfCourses.id, rentalClubs.golf_course_id))
    .where(whereAll(asked.filters, conditions))
    .orderBy(...orderBy(asked, sortable, { otherwise, tie: rentalClubs.id }))
    .limit(limit)
    .offset(offset);
}

export const countRentalClubs = (db: Database, { filters }: Query<"countRentalClubs">): Promise<number> =>
  db.$count(rentalClubs, whereAll(filters, conditions));
