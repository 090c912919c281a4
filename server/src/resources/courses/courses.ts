import { courseForm } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { folded } from "../../db/schema/columns.ts";
import { golfCourses, images } from "../../db/schema/index.ts";
import { centsOrNull, columnsOf, decimals } from "../../records/columns.ts";
import { containing, ignoringCase } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { refuseUnknownCountry } from "../countries/refuseUnknownCountry.ts";
import { courseReferences } from "./courseReferences.ts";
import { shownLinks, storeLinks, withLinks } from "./externalLinks.ts";

const { cart_rate_cents, price_min_cents, price_max_cents, ...columns } = columnsOf(golfCourses);
const { id, course_name, address, city, phone, email, inactive, internal_only } = columns;
const prices = decimals({ cart_rate: cart_rate_cents, price_min: price_min_cents, price_max: price_max_cents });
const image_url = sql<string>`coalesce((select '/images/' || ${images.token} from ${images} where ${images.golf_course_id} = ${id}), '')`;
const shown = { ...columns, ...prices, ...shownLinks, image_url };
const listed = { id, course_name, address, city, phone, email, inactive, internal_only };

const courses = tableResource<Query<"listCourses">>()({
  entity: "course",
  table: golfCourses,
  form: courseForm,
  shown: (db) => withLinks(db.select(shown).from(golfCourses).$dynamic()),
  listed: (db) => db.select(listed).from(golfCourses).$dynamic(),
  filters: { ...containing({ course_name, address, city, phone, email }), inactive, internal_only },
  sorts: { ...ignoringCase({ course_name, address, city, email }), phone, inactive, internal_only },
  order: ["course_name"],
  pages: "all",
  row: ({ cart_rate, price_min, price_max, ...course }) => {
    refuseUnknownCountry(course);
    return {
      ...course,
      cart_rate_cents: centsOrNull(cart_rate),
      price_min_cents: centsOrNull(price_min),
      price_max_cents: centsOrNull(price_max),
    };
  },
  stored: storeLinks,
  constraints: {
    golf_courses_folded_name: {
      path: "course_name",
      code: "code_taken",
      unique: { kind: "course", table: golfCourses, name: course_name, value: folded([course_name]) },
    },
  },
  references: courseReferences,
  instead: "Make it inactive instead.",
});

/** Courses (ADM-CRS), in a list without pages (ADM-CRS-20). Only admins write them (ROLE-23). */
export function courseHandlers({ db }: Services): ResourceHandlers<"Course"> {
  const records = courses(db);
  return {
    listCourses: ({ query }) => records.list(query),
    countCourses: ({ query }) => records.count(query),
    getCourse: ({ path }) => records.show(path.id),
    createCourse: ({ body, staff }) => records.create(staff, body.course),
    updateCourse: ({ body, staff }) => records.update(staff, body.id, body.course),
    deleteCourse: ({ path, staff }) => records.remove(staff, path.id),
  };
}
