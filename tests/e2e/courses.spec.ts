import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { field, panel, requestsTo } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const question = (page: Page) => page.getByRole("alertdialog");

/** The form's state in its bar. */
const state = (page: Page) => page.getByRole("form", { name: "Course" }).getByRole("status").first();

/** The course of the demo that has references of all kinds. */
const used = "/manage-course/1";

/** Every text of the form by label, and the same fields' names in a save. */
const typed = [
  ["Course Name", "course_name", "Pelican Point"],
  ["Display Name", "display_name", "Pelican Point Golf Club"],
  ["Description", "description", "Dunes and pelicans."],
  ["Position", "position", "7"],
  ["Lowest Price", "price_min", "125.50"],
  ["Highest Price", "price_max", "252.00"],
  ["Cart Rate", "cart_rate", "40.00"],
  ["Days Out To Scrape", "days_out_to_scrape", "14"],
  ["Daily Realtime Round Limit", "round_limit", "60"],
  ["Address", "address", "1 Dune Road"],
  ["Address 2", "address_2", "Gate B"],
  ["City", "city", "Monterey"],
  ["State/Province", "subdivision", "CA"],
  ["Zip/Post Code", "postcode", "93940"],
  ["Email", "email", "proshop@pelican.test"],
  ["Phone", "phone", "831-555-0100"],
  ["Distance From Airport", "distance_from_airport", "14.25"],
] as const;
const numbers = new Set(["position", "days_out_to_scrape", "round_limit", "distance_from_airport"]);

const sent = {
  ...Object.fromEntries(typed.map(([, name, text]) => [name, numbers.has(name) ? Number(text) : text])),
  country_alpha2: "US",
  quality: 4,
  rate_required: false,
  inactive: true,
  internal_only: true,
  is_realtime: true,
  golfswitch_course: { gs_id: "4711", gs_xid: "PEL" },
  golfnow_course: { golfnow_id: "982" },
  club_prophet_course: { club_prophet_id: "305" },
};

async function fillCourse(page: Page): Promise<void> {
  for (const [label, , text] of typed) await field(page, label).fill(text);
  await page.getByLabel("Quality").selectOption("4");
  for (const name of ["Rate Required?", "Inactive?", "Internal?", "Realtime?"]) await page.getByLabel(name).click();
  await page.getByRole("combobox", { name: "Country" }).fill("united states");
  await page.getByRole("option", { name: "United States", exact: true }).click();
  await field(page, "GolfSwitch ID").fill("4711");
  await field(page, "GolfSwitch XID").fill("PEL");
  await field(page, "GolfNow ID").fill("982");
  await field(page, "Club Prophet ID").fill("305");
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(state(page)).toHaveText(/Locked|Editing/);
};

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("ADM-CRS-01 ADM-CRS-02 ADM-CRS-12..20 CONST-29 lists all courses by name on one page, filtered and sorted by the address", async ({
    page,
  }) => {
    const asked = requestsTo(page, "/api/courses/index");
    await page.goto("/manage-courses");
    await expect(heading(page)).toHaveText(/^Course Management/);
    await expect(table(page, "Courses").getByRole("columnheader")).toHaveText([
      /^Name/,
      "Inactive?",
      "Internal?",
      "Address",
      "City",
      "Phone",
      "Email",
      "View",
    ]);
    await expect(page.getByRole("link", { name: "Torrey Pines South" })).toHaveAttribute("href", used);
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    const query = new URL(asked[0]?.url() ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({
      filters: "{}",
      sort_fields: '["course_name"]',
      sort_desc: "[false]",
    });

    await field(page, "Name").fill("pa");
    await page.getByRole("combobox", { name: "Inactive?" }).selectOption("No");
    await field(page, "Name").press("Enter");
    await expect(page).toHaveURL(/filters=/);
    await page.getByRole("button", { name: /^City/ }).click();
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("pa");
    await expect(table(page, "Courses").getByRole("columnheader", { name: /^City/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const last = new URL(asked.at(-1)?.url() ?? "").searchParams;
    expect(JSON.parse(last.get("filters") ?? "")).toEqual({ course_name: "pa", inactive: false });
    await expect(page.getByRole("link", { name: "Pala Creek" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Torrey Pines South" })).toHaveCount(0);
  });

  test("ADM-CRS-03 ADM-CRS-04 ADM-CRS-21..50 ADM-CRS-55 CROSS-36 CROSS-37 adds a course, changes it and deletes it", async ({
    page,
  }) => {
    await page.goto("/manage-courses");
    await page.getByRole("main").getByRole("link", { name: "New Course" }).click();
    await expect(page).toHaveURL(/\/course\/new$/);
    await expect(page.getByLabel("Rate Required?")).toBeChecked();
    await expect(page.getByLabel("Quality")).toHaveValue("1");
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const name of ["Edit", "Lock", "Reload", "Delete"]) await expect(button(page, name)).toHaveCount(0);
    await fillCourse(page);

    const read = page.waitForResponse("**/api/courses/show/*");
    const stored = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/courses"));
    await button(page, "Save").click();
    expect((await stored).postDataJSON()).toEqual({ course: sent });
    const { id } = await (await read).json();
    await expect(page).toHaveURL(new RegExp(`/manage-course/${id}$`));
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
    await expect(heading(page)).toHaveText("Pelican Point");
    await expect(tab(page, "Rates")).toHaveAttribute("aria-selected", "true");
    await expect(panel(page, "History")).toContainText("created");

    await button(page, "Edit").click();
    await expect(button(page, "Save")).toBeDisabled();
    await field(page, "Phone").fill("831-555-0111");
    const changed = page.waitForRequest((request) => request.method() === "PUT");
    await page.keyboard.press("ControlOrMeta+S");
    expect((await changed).postDataJSON()).toEqual({
      id,
      course: { ...sent, phone: "831-555-0111", lock_version: 0 },
    });
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
    await expect(panel(page, "History")).toContainText("Phone");
    await page.reload();
    for (const [label, , text] of typed.filter(([, name]) => name !== "phone"))
      await expect(field(page, label)).toHaveValue(text);
    await expect(field(page, "Phone")).toHaveValue("831-555-0111");

    await button(page, "Delete").click();
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(heading(page)).toHaveText("Pelican Point");
    await button(page, "Delete").click();
    await question(page).getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/manage-courses$/);
    await expect(page.getByRole("link", { name: "Torrey Pines South" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Pelican Point" })).toHaveCount(0);
    await page.goto(`/manage-course/${id}`);
    await expect(page.getByText("There is no such record. It may have been deleted.")).toBeVisible();
  });

  test("ADM-CRS-05..11 CROSS-04 keeps the open tab in the address, and the form unchanged", async ({ page }) => {
    await open(page, used);
    await expect(page.getByRole("tab")).toHaveText([
      "Rates",
      "Groups",
      "Holidays",
      "Rental Clubs",
      "Maintenance",
      "Image",
    ]);
    await expect(page.getByRole("tabpanel").getByRole("table")).toBeVisible();
    await button(page, "Edit").click();
    await field(page, "City").fill("San Diego");
    const asked = page.waitForRequest("**/api/rental-clubs/index?*");
    await tab(page, "Rental Clubs").click();
    expect(JSON.parse(new URL((await asked).url()).searchParams.get("filters") ?? "")).toEqual({ course_id: 1 });
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, "City")).toHaveValue("San Diego");
    await expect(page).toHaveURL(/\?tab=rental-clubs$/);

    const clubs = table(page, "Rental Clubs");
    await expect(clubs.getByRole("row")).toHaveCount(4);
    await expect(clubs.getByRole("textbox")).toHaveCount(0);
    await expect(clubs.getByRole("row", { name: /Callaway Rogue/ })).toContainText("Torrey Pines South");
    await button(page, "Reload").click();
    await question(page).getByRole("button", { name: "Reload" }).click();
    await clubs.getByRole("link", { name: "View 1", exact: true }).click();
    await expect(page).toHaveURL(/\/rental-club\/1$/);
    await page.goBack();
    await expect(tab(page, "Rental Clubs")).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(clubs.getByRole("row")).toHaveCount(4);
  });

  const phone = { width: 390, height: 844 };

  test("keeps the bar inside the window with the typeface that stands in for a late one", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await open(page, used);
    await expect(page.getByRole("link", { name: "New Rental Club", exact: true })).toBeVisible();
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBe(0);
    await expect(page.getByRole("link", { name: "Sign Out" })).toBeInViewport({ ratio: 1 });
  });

  test("is accessible: the refused form with its tabs", async ({ page }) => {
    await open(page, `${used}?tab=rental-clubs`);
    await expect(page.getByRole("link", { name: "View 1", exact: true })).toBeVisible();
    await button(page, "Edit").click();
    await field(page, "Highest Price").fill("1");
    await button(page, "Save").click();
    await expect(field(page, "Highest Price")).toBeFocused();
    await expectAccessible(page, "refused");
    await expectReadableInTheDark(page, "refused");
    await page.setViewportSize(phone);
    await expectAccessible(page, "refused on a phone");
  });
});
