import { asc, type SQL, sql } from "drizzle-orm";
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
import { qualified } from "../../records/columns.ts";
import { courseList, linkedList } from "../../records/links.ts";

/** The three lists of a group: its courses, and the API actions and API users that it is open to. */
const { id } = courseGroups;
const action = { id: apiActions.id, api_action_name: apiActions.api_action_name };
const user = { id: apiUsers.id, api_user_name: apiUsers.api_user_name };

export const courses = courseList(courseGroupCourses, courseGroupCourses.course_group_id, id);

export const actions = linkedList(
  "actions",
  { owner: courseGroupApiActions.course_group_id, to: courseGroupApiActions.api_action_id },
  { id: action.id, name: action.api_action_name },
  id,
);

export const users = linkedList(
  "users",
  { owner: courseGroupApiUsers.course_group_id, to: courseGroupApiUsers.api_user_id },
  { id: user.id, name: user.api_user_name },
  id,
);

export const listApiActions = (db: Database) =>
  db
    .select(action)
    .from(apiActions)
    .orderBy(asc(lower(action.api_action_name)));

export const listApiUsers = (db: Database) =>
  db
    .select(user)
    .from(apiUsers)
    .orderBy(asc(lower(user.api_user_name)));

/** An aggregate over the names of a group's courses. */
const ofCourses = (aggregate: SQL): SQL =>
  sql`(select ${aggregate} from ${courseGroupCourses} join ${golfCourses} on ${qualified(golfCourses.id)} = ${qualified(courseGroupCourses.golf_course_id)}
    where ${qualified(courseGroupCourses.course_group_id)} = ${qualified(id)})`;

const name = qualified(golfCourses.course_name);
const byName = sql`order by lower(${name}), ${qualified(golfCourses.id)}`;

/** The courses' names in the list, and the text it sorts by. */
export const course_names = sql<string[]>`coalesce(${ofCourses(sql`json_agg(${name} ${byName})`)}, '[]'::json)`;
export const sortedNames = ofCourses(sql`string_agg(lower(${name}), ',' ${byName})`);
