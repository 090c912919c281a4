import { type CourseGroupInput, courseGroupForm } from "@teedesk/domain";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import {
  apiActions,
  apiUsers,
  courseGroupApiActions,
  courseGroupApiUsers,
  courseGroupCourses,
  courseGroups,
  golfCourses,
} from "../../db/schema/index.ts";
import { coursesOf, hasCourse, linked, qualified } from "../../records/columns.ts";
import { contains } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";

const { id, lock_version, group_name } = courseGroups;
const { course_name } = golfCourses;
const action = { id: apiActions.id, api_action_name: apiActions.api_action_name };
const user = { id: apiUsers.id, api_user_name: apiUsers.api_user_name };

const shown = {
  id,
  lock_version,
  group_name,
  courses: coursesOf(courseGroupCourses, courseGroupCourses.course_group_id, id),
  api_actions: linked(
    { owner: courseGroupApiActions.course_group_id, to: courseGroupApiActions.api_action_id },
    { id: action.id, name: action.api_action_name },
    id,
  ),
  api_users: linked(
    { owner: courseGroupApiUsers.course_group_id, to: courseGroupApiUsers.api_user_id },
    { id: user.id, name: user.api_user_name },
    id,
  ),
};

/** What an aggregate makes of the names of a group's courses. */
const ofCourses = (aggregate: SQL): SQL =>
  sql`(select ${aggregate} from ${courseGroupCourses} join ${golfCourses} on ${qualified(golfCourses.id)} = ${qualified(courseGroupCourses.golf_course_id)}
    where ${qualified(courseGroupCourses.course_group_id)} = ${qualified(id)})`;

const name = qualified(course_name);
const byName = sql`order by lower(${name}), ${qualified(golfCourses.id)}`;
const course_names = sql<string[]>`coalesce(${ofCourses(sql`json_agg(${name} ${byName})`)}, '[]'::json)`;

/** Whether such a course is in the group. */
const isOf = (course: SQL): SQL => hasCourse(courseGroupCourses, courseGroupCourses.course_group_id, id, course);

async function storeLists(tx: Database, course_group_id: number, input: CourseGroupInput): Promise<void> {
  const courses = input.courses.map((course) => ({ course_group_id, golf_course_id: course.id }));
  const actions = input.actions.map((one) => ({ course_group_id, api_action_id: one.id }));
  const users = input.users.map((one) => ({ course_group_id, api_user_id: one.id }));
  await tx.delete(courseGroupCourses).where(eq(courseGroupCourses.course_group_id, course_group_id));
  await tx.delete(courseGroupApiActions).where(eq(courseGroupApiActions.course_group_id, course_group_id));
  await tx.delete(courseGroupApiUsers).where(eq(courseGroupApiUsers.course_group_id, course_group_id));
  if (courses.length > 0) await tx.insert(courseGroupCourses).values(courses);
  if (actions.length > 0) await tx.insert(courseGroupApiActions).values(actions);
  if (users.length > 0) await tx.insert(courseGroupApiUsers).values(users);
}

const groups = tableResource<Query<"listCourseGroups">>()({
  entity: "course_group",
  table: courseGroups,
  form: courseGroupForm,
  shown: (db) => db.select(shown).from(courseGroups).$dynamic(),
  listed: (db) => db.select({ id, group_name, course_names }).from(courseGroups).$dynamic(),
  filters: {
    group_name: (text) => contains(group_name, text),
    course_name: (text) => (text.trim() === "" ? undefined : isOf(contains(course_name, text))),
    course_id: (course) => isOf(eq(golfCourses.id, course)),
  },
  sorts: { group_name: lower(group_name), course_names: ofCourses(sql`string_agg(lower(${name}), ',' ${byName})`) },
  order: [asc(lower(group_name))],
  pages: "all",
  row: (input) => ({ group_name: input.group_name }),
  stored: storeLists,
  constraints: {
    course_group_courses_golf_course_id_golf_courses_id_fk: { path: "courses", code: "choice_unknown" },
    course_group_api_actions_api_action_id_api_actions_id_fk: { path: "actions", code: "choice_unknown" },
    course_group_api_users_api_user_id_api_users_id_fk: { path: "users", code: "choice_unknown" },
  },
});

type CourseGroupHandlers = ResourceHandlers<"CourseGroup"> & Pick<Handlers, "listApiActions" | "listApiUsers">;

/** Bundles of courses in a list without pages (ADM-GRP-05), and what they can be opened to. Only admins write them (ROLE-18). */
export function courseGroupHandlers({ db }: Services): CourseGroupHandlers {
  const records = groups(db);
  return {
    listCourseGroups: ({ query }) => records.list(query),
    countCourseGroups: ({ query }) => records.count(query),
    getCourseGroup: ({ path }) => records.show(path.id),
    createCourseGroup: ({ body, staff }) => records.create(staff, body.course_group),
    updateCourseGroup: ({ body, staff }) => records.update(staff, body.id, body.course_group),
    deleteCourseGroup: ({ path, staff }) => records.remove(staff, path.id),
    listApiActions: () =>
      db
        .select(action)
        .from(apiActions)
        .orderBy(asc(lower(action.api_action_name))),
    listApiUsers: () =>
      db
        .select(user)
        .from(apiUsers)
        .orderBy(asc(lower(user.api_user_name))),
  };
}
