import { customType, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, stamps } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The picture of a course, at most one. It is in the database so that every server behind a balancer can serve it. */
export const images = pgTable("images", {
  id: id(),
  golf_course_id: integer()
    .notNull()
    .unique()
    .references(() => golfCourses.id, { onDelete: "cascade" }),
  /** The address it is served under: it cannot be guessed, and never has another picture. */
  token: uuid().notNull().unique().defaultRandom(),
  content_type: text({ enum: ["image/png", "image/jpeg", "image/webp"] }).notNull(),
  content: bytes().notNull(),
  ...stamps,
});
