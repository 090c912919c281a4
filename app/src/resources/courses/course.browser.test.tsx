import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { specifiedCourse } from "../../testing/specifiedServer/records.ts";

const course = { ...specifiedCourse, lock_version: 0, image_url: "" };

const open = (path: string, level: "admin" | "other", more: Readonly<Record<string, unknown>> = {}) =>
  openConsole(path, {
    level,
    replies: {
      "GET /api/courses/index": [course],
      "GET /api/courses/count": 1,
      "GET /api/courses/show/7": course,
      "GET /api/history/course/7": [],
      "GET /api/rates/index_live": [],
      "GET /api/rates/count_live": 0,
      "GET /api/countries/list": [],
      ...more,
    },
  });

it("ADM-CRS-51 ADM-CRS-52 CROSS-31 CROSS-39 shows the reasons of a refused save under the fields", async () => {
  const labels = {
    course_name: "Course Name",
    display_name: "Display Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    address_2: "Address 2",
    city: "City",
    subdivision: "State/Province",
    postcode: "Zip/Post Code",
    cart_rate: "Cart Rate",
    description: "Description",
    "golfswitch_course.gs_id": "GolfSwitch ID",
    "golfswitch_course.gs_xid": "GolfSwitch XID",
  };
  const errors = Object.fromEntries(
    [...Object.keys(labels), "country_alpha2"].map((name) => [name, [`No to ${name}.`, "Second."]]),
  );
  const { screen, calls } = await open("/manage-course/7", "admin", {
    "PUT /api/courses/update": () => Response.json({ errors }, { status: 422 }),
  });
  const main = screen.getByRole("main");
  const field = (name: string) => main.getByRole("textbox", { name, exact: true });
  const save = main.getByRole("button", { name: "Save", exact: true });
  await main.getByRole("button", { name: "Edit", exact: true }).click();
  await field("Lowest Price").fill("300");
  await field("Highest Price").fill("250");
  await field("Email").fill("proshop");
  await save.click();
  await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Highest Price")).toHaveFocus();
  expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);

  await field("Lowest Price").fill("100");
  await field("Email").fill("proshop@torrey.test");
  await save.click();
  await expect.element(main.getByRole("alert").first()).toHaveTextContent("One or more things are invalid.");
  for (const [name, label] of Object.entries(labels))
    await expect.element(field(label)).toHaveAccessibleDescription(`No to ${name}.`);
  await expect
    .element(main.getByRole("combobox", { name: "Country" }))
    .toHaveAccessibleDescription("No to country_alpha2.");
  await expect.element(field("Lowest Price")).toHaveValue("100");
});

it("ADM-CRS-46 shows the course's picture when it has one", async () => {
  const { screen } = await open("/manage-course/7", "admin", {
    "GET /api/courses/show/7": { ...course, image_url: "/favicon.png" },
  });
  await expect.element(screen.getByRole("img", { name: course.course_name })).toBeInTheDocument();
});

it("ROLE-23 an agent reads a course and has no button", async () => {
  const { screen } = await open("/manage-course/7", "other");
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("textbox", { name: "Course Name", exact: true })).toHaveAttribute("readonly");
  await expect.element(main.getByText("Locked", { exact: true })).toBeVisible();
  for (const name of ["Edit", "Lock", "Save", "Reload", "Clear", "Delete"])
    expect(main.getByRole("button", { name, exact: true }).elements()).toEqual([]);
});

it("ROLE-23 an agent is offered no new course", async () => {
  const { screen } = await open("/manage-courses", "other");
  await expect.element(screen.getByRole("link", { name: course.course_name })).toBeVisible();
  expect(screen.getByRole("main").getByRole("link", { name: "New Course" }).elements()).toEqual([]);
});
