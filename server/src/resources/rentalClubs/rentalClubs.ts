import { rentalClubForm } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { golfCourses, rentalClubs, teeTimeRentalClubs } from "../../db/schema/index.ts";
import { centsOf, columnsOf, decimals } from "../../records/columns.ts";
import { withUnits } from "../../records/inHistory.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";

const { golf_course_id, cost_cents, commission_hundredths, ...columns } = columnsOf(rentalClubs);
const { raw_rate, raw_charge, archived } = columns;
const { id, course_name } = golfCourses;
const prices = { cost: cost_cents, rate: raw_rate, charge: raw_charge };
const amounts = decimals({ ...prices, commission: commission_hundredths });

const clubs = tableResource<Query<"listRentalClubs">>()({
  entity: "rental_club",
  table: rentalClubs,
  form: rentalClubForm,
  shown: (db) => {
    const rows = db.select({ ...columns, ...amounts, course: { id, course_name } }).from(rentalClubs);
    return rows.innerJoin(golfCourses, eq(id, golf_course_id)).$dynamic();
  },
  filters: { course_id: golf_course_id, archived },
  sorts: { ...columns, ...prices, course_name },
  order: ["course_name", "brand"],
  row: ({ course, cost, rate, charge, commission, ...club }) => ({
    ...club,
    golf_course_id: course.id,
    cost_cents: centsOf(cost),
    raw_rate: centsOf(rate),
    raw_charge: centsOf(charge),
    commission_hundredths: centsOf(commission),
  }),
  inHistory: (club) => withUnits(club, { dollars: ["cost", "rate", "charge"], either: { commission: "is_dollars" } }),
  constraints: { rental_clubs_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" } },
  references: [["tee_time", teeTimeRentalClubs.tee_time_id, teeTimeRentalClubs.rental_club_id]],
  instead: "Archive it instead.",
});

/** The clubs that courses rent out (ADM-CLUB). Only admins write them (ROLE-28). */
export function rentalClubHandlers({ db }: Services): ResourceHandlers<"RentalClub"> {
  const records = clubs(db);
  return {
    listRentalClubs: ({ query }) => records.list(query),
    countRentalClubs: ({ query }) => records.count(query),
    getRentalClub: ({ path }) => records.show(path.id),
    createRentalClub: ({ body, staff }) => records.create(staff, body.rentalClub),
    updateRentalClub: ({ body, staff }) => records.update(staff, body.id, body.rentalClub),
    deleteRentalClub: ({ path, staff }) => records.remove(staff, path.id),
  };
}
