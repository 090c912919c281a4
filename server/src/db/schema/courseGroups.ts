import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { entity, id, lower, stamps } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

/** A bundle of courses, with the API actions and API users it is open to. */
export const courseGroups = pgTable("course_groups", { id: id(), group_name: text().notNull(), ...entity }, (table) => [
  index("course_groups_name").on(lower(table.group_name)),
]);

export const apiActions = pgTable("api_actions", { id: id(), api_action_name: text().notNull().unique(), ...stamps });

export const apiUsers = pgTable("api_users", { id: id(), api_user_name: text().notNull().unique(), ...stamps });

const group = () =>
  integer()
    .notNull()
    .references(() => courseGroups.id, { onDelete: "cascade" });

export const courseGroupCourses = pgTable(
  "course_group_courses",
  {
    course_group_id: group(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.course_group_id, table.golf_course_id] }),
    index("course_group_courses_course").on(table.golf_course_id),
  ],
);

export const courseGroupApiActions = pgTable(
  "course_group_api_actions",
  {
    course_group_id: group(),
    api_action_id: integer()
      .notNull()
      .references(() => apiActions.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.course_group_id, table.api_action_id] })],
);

export const courseGroupApiUsers = pgTable(
  "course_group_api_users",
  {
    course_group_id: group(),
    api_user_id: integer()
      .notNull()
      .references(() => apiUsers.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.course_group_id, table.api_user_id] })],
);
