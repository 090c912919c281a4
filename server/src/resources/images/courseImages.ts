import { readPicture } from "@teedesk/domain";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { golfCourses, images } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { notFound } from "../../platform/refusal.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { namingFields } from "../../records/constraints.ts";
import { type Conditions, containing, orderBy, pageOf, whereAll } from "../../records/listing.ts";
import type { Services } from "../../services.ts";

const { id, golf_course_id: course_id, token } = images;
const { course_name } = golfCourses;

type Asked = Query<"listCourseImages">;

/** The picture's address, which cannot be guessed and never shows another picture. */
const url = sql<string>`'/images/' || ${token}`;

const filters: Conditions<NonNullable<Asked["filters"]>> = {
  course_id,
  ...containing({ course_name }),
};

const rows = (db: Database, where: SQL | undefined) =>
  db
    .select({ id, url, course_id, course_name })
    .from(images)
    .innerJoin(golfCourses, eq(golfCourses.id, course_id))
    .where(where);

async function find(db: Database, image: number) {
  const [found] = await rows(db, eq(id, image));
  if (found === undefined) throw notFound();
  const { url: image_url, ...rest } = found;
  return { ...rest, image_url };
}

/** A picture's history has its course alone. */
const inHistory = ({ course_id }: { readonly course_id: number }) => ({ course_id });

const constraints = {
  images_golf_course_id_unique: {
    path: "course_id",
    code: "code_taken",
    unique: {
      kind: "image",
      table: images,
      name: sql<string>`(select course_name from golf_courses where golf_courses.id = images.golf_course_id)`,
      value: images.golf_course_id,
    },
  },
  images_golf_course_id_golf_courses_id_fk: { path: "course_id", code: "choice_unknown" },
} as const;

type ImageHandlers = Pick<
  Handlers,
  "listCourseImages" | "countCourseImages" | "getCourseImage" | "createCourseImage" | "deleteCourseImage"
>;

/** The pictures of courses (ADM-IMG): added and deleted, never changed (ADM-IMG-12). Only admins write them (ROLE-27). */
export function courseImageHandlers({ db }: Services): ImageHandlers {
  return {
    async listCourseImages({ query }) {
      const sorts = { course_name: lower(course_name) };
      const { limit, offset } = pageOf(query);
      return rows(db, whereAll(query.filters, filters))
        .orderBy(...orderBy(query, sorts, { otherwise: [asc(lower(course_name))], tie: id }))
        .limit(limit)
        .offset(offset);
    },
    countCourseImages: ({ query }) => db.$count(sql`${rows(db, whereAll(query.filters, filters))} as counted`),
    getCourseImage: ({ path }) => find(db, path.id),

    async createCourseImage({ body, staff }) {
      const file = Buffer.from(body["image[file]"], "latin1");
      const { type: content_type, content } = accepted(readPicture(file));
      return namingFields(db, constraints, () =>
        db.transaction(async (tx) => {
          const row = { golf_course_id: body["image[course_id]"], content_type, content };
          const [added] = await tx.insert(images).values(row).returning({ id });
          if (added === undefined) throw new Error("The picture was not stored.");
          const stored = await find(tx, added.id);
          const entry = { entity: "image", id: added.id, staff, action: "created" } as const;
          await recordHistory(tx, { ...entry, before: null, after: inHistory(stored) });
          return stored;
        }),
      );
    },

    deleteCourseImage: ({ path, staff }) =>
      db.transaction(async (tx) => {
        const before = inHistory(await find(tx, path.id));
        await tx.delete(images).where(eq(id, path.id));
        await recordHistory(tx, { entity: "image", id: path.id, staff, action: "deleted", before, after: null });
        return {};
      }),
  };
}
