import type { Case, Journey } from "../case.ts";

export const courseGroup: Case = {
  noun: "CourseGroup",
  entity: "course_group",
  typed: {
    group_name: " City courses ",
    courses: [{ id: 1 }, { id: 2 }, { id: 1 }],
    actions: [{ id: 2 }, { id: 1 }],
    users: [{ id: 3 }],
  },
  shown: {
    group_name: "City courses",
    courses: [
      { id: 2, course_name: "Torrey Pines North" },
      { id: 1, course_name: "Torrey Pines South" },
    ],
    actions: undefined,
    api_actions: [
      { id: 2, api_action_name: "book" },
      { id: 1, api_action_name: "search" },
    ],
    users: undefined,
    api_users: [{ id: 3, api_user_name: "mobile app" }],
  },
  least: { group_name: "A" },
  defaults: { group_name: "A", courses: [], api_actions: [], api_users: [] },
  changed: { group_name: "Mesa courses", courses: [{ id: 3 }], actions: [], users: [{ id: 1 }] },
  changedShown: {
    courses: [{ id: 3, course_name: "Balboa Mesa" }],
    actions: undefined,
    api_actions: [],
    users: undefined,
    api_users: [{ id: 1, api_user_name: "public site" }],
  },
  wrong: [
    [{ group_name: " " }, "group_name"],
    [{ group_name: "x".repeat(256) }, "group_name"],
    [{ courses: [{ id: 999_999 }] }, "courses"],
    [{ actions: [{ id: 999_999 }] }, "actions"],
    [{ users: [{ id: 999_999 }] }, "users"],
    [{ users: [{ id: 0 }] }, "users.0.id"],
    [{ actions: "book" }, "actions"],
    [{ group_name: 7 }, "group_name"],
    [{ courses: "all" }, "courses"],
    [{ users: [{ id: "1" }] }, "users.0.id"],
  ],
  filters: { course_name: "pines NORTH", group_name: "city", course_id: 2 },
  listed: { course_names: ["Torrey Pines North", "Torrey Pines South"] },
  kept: null,
};

export const courseGroupJourney: Journey = {
  list: "/manage-course-groups",
  heading: "Golf Course Groups",
  table: "Course Groups",
  filter: ["Course Name", "Scottsdale"],
  found: "Scottsdale",
  create: "New Course Group",
  form: "Course Group",
  record: /\/manage-course-group\/\d+$/,
  typed: [
    ["Course Group Name", "Quail courses"],
    ["cancel", false],
    ["hotel desk", false],
    ["Torrey Pines South", false],
  ],
  name: "Quail courses",
  changed: ["Course Group Name", "Heron courses"],
  deleted: true,
};
