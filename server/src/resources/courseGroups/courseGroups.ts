import { courseGroupForm } from "@teedesk/domain";
import type { Handlers, Query } from "../../contract/contract.ts";
import { courseGroups } from "../../db/schema/courseGroups.ts";
import { contains, ignoringCase } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { actions, course_names, courses, listApiActions, listApiUsers, sortedNames, users } from "./groupLists.ts";

const { id, lock_version, group_name } = courseGroups;
const lists = { courses: courses.shown, api_actions: actions.shown, api_users: users.shown };

const groups = tableResource<Query<"listCourseGroups">>()({
  entity: "course_group",
  table: courseGroups,
  form: courseGroupForm,
  shown: (db) =>
    db
      .select({ id, lock_version, group_name, ...lists })
      .from(courseGroups)
      .$dynamic(),
  listed: (db) => db.select({ id, group_name, course_names }).from(courseGroups).$dynamic(),
  filters: { group_name: (text) => contains(group_name, text), ...courses.filters },
  sorts: { ...ignoringCase({ group_name }), course_names: sortedNames },
  order: ["group_name"],
  pages: "all",
  row: (input) => ({ group_name: input.group_name }),
  stored: async (tx, group, input) => {
    for (const list of [courses, actions, users]) await list.store(tx, group, input);
  },
  constraints: { ...courses.constraints, ...actions.constraints, ...users.constraints },
});

type CourseGroupHandlers = ResourceHandlers<"CourseGroup"> & Pick<Handlers, "listApiActions" | "listApiUsers">;

/**
 * Course groups (ADM-GRP), in a list without pages (ADM-GRP-05), and the API actions and users to choose from. Only admins write them
 * (ROLE-18).
 */
export function courseGroupHandlers({ db }: Services): CourseGroupHandlers {
  const records = groups(db);
  return {
    listCourseGroups: ({ query }) => records.list(query),
    countCourseGroups: ({ query }) => records.count(query),
    getCourseGroup: ({ path }) => records.show(path.id),
    createCourseGroup: ({ body, staff }) => records.create(staff, body.course_group),
    updateCourseGroup: ({ body, staff }) => records.update(staff, body.id, body.course_group),
    deleteCourseGroup: ({ path, staff }) => records.remove(staff, path.id),
    listApiActions: () => listApiActions(db),
    listApiUsers: () => listApiUsers(db),
  };
}
