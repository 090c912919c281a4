import type { Level } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const named = (id: number, name: string) => ({ id, name });
const courses = [named(1, "Torrey Pines South"), named(2, "Torrey Pines North"), named(3, "Balboa Mesa")];
const actions = [
  { id: 1, api_action_name: "search" },
  { id: 2, api_action_name: "book" },
];
const users = [{ id: 5, api_user_name: "hotel desk" }];
const stored = {
  id: 4,
  lock_version: 1,
  group_name: "La Jolla",
  courses: [{ id: 1, course_name: "Torrey Pines South" }],
  api_actions: [actions[1]],
  api_users: [],
};
const everyBox = ["search", "book", "hotel desk", ...courses.map(({ name }) => name)];

/** Sixty groups: more than any page of a list shows. */
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  group_name: `Group ${index + 1}`,
  course_names: ["Torrey Pines North", "Torrey Pines South"],
}));

const replies = {
  "GET /api/courses/list": courses,
  "GET /api/api_actions/index": actions,
  "GET /api/api_users/index": users,
  "GET /api/course_groups/index": rows,
  "GET /api/course_groups/count": rows.length,
  "GET /api/course_groups/show/4": stored,
  "GET /api/course_groups/show/5": { ...stored, id: 5, courses: [], api_actions: [], api_users: [] },
  "GET /api/history/course_group/4": [],
};

async function open(path: string, level: Level = "admin", more: Readonly<Record<string, unknown>> = {}) {
  const { screen, calls } = await openConsole(path, { level, replies: { ...replies, ...more } });
  const box = (name: string) => screen.getByRole("checkbox", { name, exact: true });
  const button = (name: string) => screen.getByRole("main").getByRole("button", { name, exact: true });
  const ticked = () =>
    screen
      .getByRole("checkbox")
      .elements()
      .flatMap((one) => (one.matches(":checked") ? [one.closest("label")?.textContent] : []));
  return { screen, calls, box, button, ticked };
}

it("ADM-GRP-01 ADM-GRP-05..07 ADM-GRP-23 lists all groups without pages", async () => {
  const { screen, calls } = await open("/manage-course-groups");
  const table = screen.getByRole("table", { name: "Course Groups" });
  await expect.element(table.getByText("Group 60", { exact: true })).toBeInTheDocument();
  await expect.element(table.getByText("Torrey Pines North, Torrey Pines South").first()).toBeInTheDocument();
  const view = table.getByRole("link", { name: "View 60" });
  await expect.element(view).toHaveAttribute("href", "/manage-course-group/60");
  expect(screen.getByRole("navigation", { name: "Pages" }).query()).toBeNull();
  const asked = calls.filter((call) => call.startsWith("GET /api/course_groups/index"));
  expect(asked.map((call) => decodeURIComponent(call))).toEqual([
    'GET /api/course_groups/index?filters={}&sort_fields=["group_name"]&sort_desc=[false]',
  ]);
});

it("ADM-GRP-08..10 CROSS-08 the address's filters are those of the call", async () => {
  const filters = JSON.stringify({ group_name: "la", course_name: "pines", course_id: 2 });
  const { screen, calls } = await open(`/manage-course-groups?filters=${encodeURIComponent(filters)}`);
  await expect.element(screen.getByRole("textbox", { name: "Course Group Name" })).toHaveValue("la");
  await expect.element(screen.getByRole("textbox", { name: "Course Name", exact: true })).toHaveValue("pines");
  await expect.element(screen.getByRole("combobox", { name: "Course", exact: true })).toHaveValue("Torrey Pines North");
  const asked = calls.find((call) => call.startsWith("GET /api/course_groups/count"));
  expect(JSON.parse(new URL(`http://x${asked?.slice(4)}`).searchParams.get("filters") ?? "")).toEqual({
    group_name: "la",
    course_name: "pines",
    course_id: 2,
  });
});

it("ADM-GRP-03 ADM-GRP-04 ADM-GRP-11 ADM-GRP-12..15 ADM-GRP-19 a new group begins with every box ticked", async () => {
  const sent: unknown[] = [];
  const create = async (request: Request) => {
    sent.push(await request.json());
    return Response.json(stored);
  };
  const { screen, button, box, ticked } = await open("/course-group/new", "admin", {
    "POST /api/course_groups": create,
  });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Course Group");
  await expect.poll(ticked).toEqual(everyBox);
  for (const name of ["Edit", "Lock", "Delete"]) expect(button(name).query()).toBeNull();
  await box("Balboa Mesa").click();
  await screen.getByRole("textbox", { name: "Course Group Name" }).fill("La Jolla");
  await button("Save").click();
  await expect.element(button("Edit")).toBeVisible();
  await expect.poll(() => location.pathname).toBe("/manage-course-group/4");
  expect(sent).toEqual([
    {
      course_group: {
        group_name: "La Jolla",
        courses: [{ id: 1 }, { id: 2 }],
        actions: [{ id: 1 }, { id: 2 }],
        users: [{ id: 5 }],
      },
    },
  ]);
});

it("ADM-GRP-02 ADM-GRP-16 a stored group has the boxes of its members ticked", async () => {
  const { screen, ticked } = await open("/manage-course-group/4");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("La Jolla");
  await expect.poll(ticked).toEqual(["book", "Torrey Pines South"]);
});

it("ADM-GRP-04 ANSWER-39 a stored group's specified title is in the window's title and names its form", async () => {
  const { screen } = await open("/manage-course-group/4");
  const form = screen.getByRole("form");
  await expect.element(form).toBeVisible();
  const title = form.element().getAttribute("aria-label") ?? "";
  await expect.poll(() => document.title).toBe(`La Jolla – ${title} – RIC`);
});

it("UNCLEAR-45 a stored group of nothing has no box ticked", async () => {
  const { screen, ticked } = await open("/manage-course-group/5");
  await expect.element(screen.getByRole("checkbox", { name: "Balboa Mesa" })).toBeInTheDocument();
  expect(ticked()).toEqual([]);
});

it("ADM-GRP-17 ADM-GRP-18 Select All and Unselect All act on one list, and are hidden while it is locked", async () => {
  const { button, screen, ticked } = await open("/manage-course-group/4");
  await expect.element(button("Edit")).toBeVisible();
  expect(button("Select All").query()).toBeNull();
  expect(button("Unselect All").query()).toBeNull();
  await button("Edit").click();
  const list = screen.getByRole("group", { name: "Courses", exact: true });
  await list.getByRole("button", { name: "Select All", exact: true }).click();
  await expect.poll(ticked).toEqual(["book", ...courses.map(({ name }) => name)]);
  await list.getByRole("button", { name: "Unselect All" }).click();
  await expect.poll(ticked).toEqual(["book"]);
});

it("ADM-GRP-21 UNCLEAR-44 refusals are under the name, and those of no field in the form's alert", async () => {
  const errors = { group_name: ["is taken"], type: ["is not open to partners"] };
  const { screen, button } = await open("/manage-course-group/4", "admin", {
    "PUT /api/course_groups/update": () => Response.json({ errors }, { status: 422 }),
  });
  await button("Edit").click();
  const name = screen.getByRole("textbox", { name: "Course Group Name" });
  await name.fill("Mesa");
  await button("Save").click();
  await expect.element(name).toHaveAccessibleDescription("is taken");
  await expect.element(screen.getByText("is not open to partners")).toBeVisible();
});

it("ADM-GRP-22 CROSS-29 deleting asks first and goes back to the list", async () => {
  const { screen, button, calls } = await open("/manage-course-group/4", "admin", {
    "DELETE /api/course_groups/4": {},
  });
  await button("Delete").click();
  const question = screen.getByRole("alertdialog", { name: "Delete?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByRole("table", { name: "Course Groups" })).toBeInTheDocument();
  expect(location.pathname).toBe("/manage-course-groups");
  expect(calls).toContain("DELETE /api/course_groups/4");
});

it("ROLE-18 UNCLEAR-01 an agent reads a group, and has no buttons", async () => {
  const { screen, box } = await open("/manage-course-group/4", "other");
  await expect.element(box("book")).toBeChecked();
  expect(screen.getByRole("group", { name: "Course Group" }).getByRole("button").elements()).toEqual([]);
});

it("without the choices a new group cannot begin, and the page says so", async () => {
  let isAway = true;
  const reply = () => (isAway ? Response.json({ message: "No." }, { status: 500 }) : Response.json(actions));
  const { screen, button, ticked } = await open("/course-group/new", "admin", {
    "GET /api/api_actions/index": reply,
  });
  await expect.element(screen.getByText("The choices could not be loaded.")).toBeVisible();
  isAway = false;
  await button("Try again").click();
  await expect.poll(ticked).toEqual(everyBox);
});
