import { expect, it } from "vitest";
import { openConsole, renderPart } from "../../testing/openConsole.tsx";
import { specifiedCourse } from "../../testing/specifiedServer/records.ts";
import { CourseTabs } from "./CourseTabs.tsx";
import type { Course } from "./course.api.ts";

const course: Course = { ...specifiedCourse, lock_version: 0, image_url: "" };

it("ADM-CRS-06 CROSS-04 the tab Groups lists the groups of the course, without filters", async () => {
  const { screen, calls } = await renderPart(<CourseTabs record={course} />, {
    replies: {
      "GET /api/course_groups/index": [{ id: 3, group_name: "La Jolla", course_names: ["Torrey Pines South"] }],
      "GET /api/course_groups/count": 1,
    },
  });
  await screen.getByRole("tab", { name: "Groups" }).click();
  const table = screen.getByRole("table", { name: "Course Groups" });
  await expect.element(table.getByText("La Jolla")).toBeVisible();
  await expect.element(table.getByRole("link", { name: "View 3" })).toHaveAttribute("href", "/manage-course-group/3");
  expect(table.getByRole("textbox").elements()).toEqual([]);
  expect(decodeURIComponent(calls.find((call) => call.includes("/course_groups/index")) ?? "")).toContain(
    'filters={"course_id":7}',
  );
});

const picture = { id: 9, url: "/favicon.png", course_id: 7, course_name: "Torrey Pines South" };

it.each([
  ["an admin, of a course without a picture", "admin", [], 1],
  ["no one, of a course that has one", "admin", [picture], 0],
  ["no agent", "other", [], 0],
] as const)(
  "ADM-CRS-10 ADM-IMG-08 ADM-IMG-09 ROLE-19 the tab Image offers a new one to %s",
  async (_, level, rows, offered) => {
    const { screen, calls } = await renderPart(<CourseTabs record={course} />, {
      level,
      replies: { "GET /api/images/index": rows, "GET /api/images/count": rows.length },
    });
    await screen.getByRole("tab", { name: "Image" }).click();
    const shown = rows.length === 0 ? "No images yet." : "Torrey Pines South";
    await expect.element(screen.getByRole("table", { name: "Images" }).getByText(shown)).toBeVisible();
    const links = () => screen.getByRole("link", { name: "New Image" }).elements();
    await expect
      .poll(() => links().map((link) => link.getAttribute("href")))
      .toEqual(Array.from({ length: offered }, () => "/image/new/7"));
    expect(decodeURIComponent(calls.find((call) => call.includes("/images/index")) ?? "")).toContain(
      'filters={"course_id":7}',
    );
  },
);

it("ADM-CLUB-14 CROSS-04 the tab Rental Clubs lists the course's clubs, without filters", async () => {
  const club = {
    id: 3,
    cost: "30.00",
    rate: "45.00",
    charge: "55.00",
    brand: "Ping",
    description: "",
    handed: 1,
    sex: 0,
  };
  const { screen, calls } = await renderPart(<CourseTabs record={course} />, {
    replies: {
      "GET /api/rental-clubs/index": [
        { ...club, course: { id: 7, course_name: "Torrey Pines South" }, archived: false },
      ],
      "GET /api/rental-clubs/count": 1,
    },
  });
  await screen.getByRole("tab", { name: "Rental Clubs" }).click();
  const table = screen.getByRole("table", { name: "Rental Clubs" });
  await expect.element(table.getByRole("link", { name: "View 3" })).toHaveAttribute("href", "/rental-club/3");
  for (const role of ["textbox", "combobox"] as const) expect(table.getByRole(role).elements()).toEqual([]);
  expect(decodeURIComponent(calls.find((call) => call.includes("/rental-clubs/index")) ?? "")).toContain(
    '"course_id":7}',
  );
});

const south = { id: 7, course_name: "Torrey Pines South" };
const rate = {
  type: "RicGolfRate",
  humanized_type: "RIC Rate",
  days: "Mon",
  dates: "2027-01-01 - 2027-06-30",
  times: "06:00 - 18:00",
  rate: "1125.00",
  raw_rate: 112_500,
  wholesale_rate: "",
  internal_memo: "",
  disabled: false,
  archived: false,
};
const days = { start_date: "2027-03-26", end_date: "2027-03-29" };

it.each([
  [
    "ADM-CRS-05 ADM-RATE-23",
    "Rates",
    "/api/rates/index_live",
    "/api/rates/count_live",
    rate,
    "1,125.00",
    "/manage-rate/3",
  ],
  [
    "ADM-CRS-07",
    "Holidays",
    "/api/holidays/index",
    "/api/holidays/count",
    { name: "Easter", ...days, courses: [south] },
    "Easter",
    "/holiday/3",
  ],
  [
    "ADM-CRS-09",
    "Maintenance",
    "/api/maintenances/index",
    "/api/maintenances/count",
    { description: "Aeration", ...days },
    "Aeration",
    "/maintenance/3",
  ],
] as const)(
  "%s CROSS-04 the tab %s lists what %s has of the course, without filters",
  async (_, tab, index, count, row, text, path) => {
    const { screen, calls } = await renderPart(<CourseTabs record={course} />, {
      replies: { [`GET ${index}`]: [{ id: 3, course: south, ...row }], [`GET ${count}`]: 1 },
    });
    await screen.getByRole("tab", { name: tab }).click();
    const table = screen.getByRole("tabpanel").getByRole("table");
    await expect.element(table.getByText(text)).toBeVisible();
    await expect.element(table.getByRole("link", { name: "View 3" })).toHaveAttribute("href", path);
    for (const role of ["textbox", "combobox"] as const) expect(table.getByRole(role).elements()).toEqual([]);
    for (const part of [index, count]) {
      const asked = calls.filter((call) => call.startsWith(`GET ${part}?`)).map(decodeURIComponent);
      expect(asked).toEqual([expect.stringContaining('filters={"course_id":7}')]);
    }
  },
);

it("nothing below the tabs is shown before them, so that nothing moves when they are drawn", async () => {
  let isEarly = false;
  const watch = new MutationObserver(() => {
    const headings = [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
    if (headings.includes("History") && document.querySelector("main [role=tablist]") === null) isEarly = true;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { screen } = await openConsole("/manage-course/7", {
    replies: { "GET /api/courses/show/7": course, "GET /api/history/course/7": [], "GET /api/countries/list": [] },
  });
  await expect.element(screen.getByRole("heading", { name: "History" })).toBeVisible();
  watch.disconnect();
  expect(isEarly).toBe(false);
});

it("Back from a record of a tab leads to its row", async () => {
  const group = { id: 3, group_name: "La Jolla", course_names: ["Torrey Pines South"] };
  const { screen } = await openConsole("/manage-course/7?tab=groups", {
    replies: {
      "GET /api/courses/show/7": course,
      "GET /api/history/course/7": [],
      "GET /api/countries/list": [],
      "GET /api/course_groups/index": [group],
      "GET /api/course_groups/count": 1,
      "GET /api/course_groups/show/3": { ...group, lock_version: 0, courses: [], api_actions: [], users: [] },
    },
  });
  const link = screen.getByRole("table", { name: "Course Groups" }).getByRole("link", { name: "View 3" });
  await link.click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("La Jolla");
  history.back();
  await expect.element(link).toHaveFocus();
});
