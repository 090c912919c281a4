import { type CourseInput, courseForm } from "@teedesk/domain";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { clubProphetCourses, golfCourses, golfnowCourses, golfswitchCourses } from "../../db/schema/golfCourses.ts";
import { images } from "../../db/schema/index.ts";
import { invalid } from "../../platform/refusal.ts";
import { centsOrNull, columnsOf, decimal, textOrBlank } from "../../records/columns.ts";
import { contains } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { refuseUnknownCountry } from "../countries/refuseUnknownCountry.ts";
import { listChoices } from "./courseChoices.ts";
import { courseReferences } from "./courseReferences.ts";

const { cart_rate_cents, price_min_cents, price_max_cents, ...own } = columnsOf(golfCourses);
const { id, course_name, address, city, phone, email, inactive, internal_only } = own;

const shown = {
  ...own,
  cart_rate: decimal(cart_rate_cents),
  price_min: decimal(price_min_cents),
  price_max: decimal(price_max_cents),
  image_url: sql<string>`coalesce((select '/images/' || ${images.token} from ${images} where ${images.golf_course_id} = ${golfCourses.id}), '')`,
  golfswitch_course: { gs_id: textOrBlank(golfswitchCourses.gs_id), gs_xid: textOrBlank(golfswitchCourses.gs_xid) },
  golfnow_course: { golfnow_id: textOrBlank(golfnowCourses.golfnow_id) },
  club_prophet_course: { club_prophet_id: textOrBlank(clubProphetCourses.club_prophet_id) },
};

/** No two courses share a name, in whatever case or spelling of accents: staff choose them by it. One save at a time looks. */
async function refuseTakenName(tx: Database, golf_course_id: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('golf_courses.course_name', 0))`);
  const isSame = and(sql`fold_text(${course_name}) = fold_text(${name})`, ne(id, golf_course_id));
  const [other] = await tx.select({ course_name }).from(golfCourses).where(isSame).limit(1);
  if (other !== undefined) throw invalid({ course_name: [`Another course is called ${other.course_name}.`] });
}

async function store(tx: Database, golf_course_id: number, input: CourseInput): Promise<void> {
  refuseUnknownCountry(input);
  await refuseTakenName(tx, golf_course_id, input.course_name);
  await storeLinks(tx, golf_course_id, input);
}

/** What the course is called in the systems outside. */
async function storeLinks(tx: Database, golf_course_id: number, input: CourseInput): Promise<void> {
  const target = { golf_course_id };
  const { golfswitch_course, golfnow_course, club_prophet_course } = input;
  await tx
    .insert(golfswitchCourses)
    .values({ ...golfswitch_course, ...target })
    .onConflictDoUpdate({ target: golfswitchCourses.golf_course_id, set: golfswitch_course });
  await tx
    .insert(golfnowCourses)
    .values({ ...golfnow_course, ...target })
    .onConflictDoUpdate({ target: golfnowCourses.golf_course_id, set: golfnow_course });
  await tx
    .insert(clubProphetCourses)
    .values({ ...club_prophet_course, ...target })
    .onConflictDoUpdate({ target: clubProphetCourses.golf_course_id, set: club_prophet_course });
}

const courses = tableResource<Query<"listCourses">>()({
  entity: "course",
  table: golfCourses,
  form: courseForm,
  shown: (db) =>
    db
      .select(shown)
      .from(golfCourses)
      .leftJoin(golfswitchCourses, eq(golfswitchCourses.golf_course_id, id))
      .leftJoin(golfnowCourses, eq(golfnowCourses.golf_course_id, id))
      .leftJoin(clubProphetCourses, eq(clubProphetCourses.golf_course_id, id))
      .$dynamic(),
  listed: (db) =>
    db.select({ id, course_name, address, city, phone, email, inactive, internal_only }).from(golfCourses).$dynamic(),
  filters: {
    course_name: (text) => contains(course_name, text),
    inactive: (wanted) => eq(inactive, wanted),
    internal_only: (wanted) => eq(internal_only, wanted),
    address: (text) => contains(address, text),
    city: (text) => contains(city, text),
    phone: (text) => contains(phone, text),
    email: (text) => contains(email, text),
  },
  sorts: {
    course_name: lower(course_name),
    inactive,
    internal_only,
    address: lower(address),
    city: lower(city),
    phone,
    email: lower(email),
  },
  order: [lower(course_name)],
  pages: "all",
  row: ({ cart_rate, price_min, price_max, ...course }) => ({
    ...course,
    cart_rate_cents: centsOrNull(cart_rate),
    price_min_cents: centsOrNull(price_min),
    price_max_cents: centsOrNull(price_max),
  }),
  stored: store,
  references: courseReferences,
});

type CourseHandlers = ResourceHandlers<"Course"> &
  Pick<Handlers, "listCourseChoices" | "listLiveCourseChoices" | "listInternalCourseChoices">;

/** Courses (ADM-CRS), in a list without pages (ADM-CRS-20), and the choices of a course (API-006 to API-008). Only admins write them (ROLE-23). */
export function courseHandlers({ db }: Services): CourseHandlers {
  const records = courses(db);
  return {
    listCourseChoices: () => listChoices(db, "all"),
    listLiveCourseChoices: () => listChoices(db, "live"),
    listInternalCourseChoices: () => listChoices(db, "internal"),
    listCourses: ({ query }) => records.list(query),
    countCourses: ({ query }) => records.count(query),
    getCourse: ({ path }) => records.show(path.id),
    createCourse: ({ body, staff }) => records.create(staff, body.course),
    updateCourse: ({ body, staff }) => records.update(staff, body.id, body.course),
    deleteCourse: ({ path, staff }) => records.remove(staff, path.id),
  };
}
