import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { callsDuring, columnOf, headersOf, listAddress } from "../support/lists.ts";
import { expectNoTabLeft } from "../support/tabs.ts";

const list = "Tee Times";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const range = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}:`) });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const index = "/api/tee_times/index";
const count = "/api/tee_times/count";

async function openList(page: Page, query = ""): Promise<void> {
  await page.goto(`/manage-tee-times${query}`);
  await expect(heading(page)).toContainText(/\d/);
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
}

test.describe("any member of staff", () => {
  test.use({ role: "agent" });

  test("OPS-TTL-04..20 CONST-01 CONST-09 UNCLEAR-29 sees the newest thirty in the columns of the specification", async ({
    page,
  }) => {
    const [first] = await callsDuring(page, index, () => openList(page));
    expect(first).toMatchObject({
      page: 1,
      per_page: 30,
      query_type: "played",
      sort_fields: ["created_at"],
      sort_desc: [true],
    });
    expect(await headersOf(page, list)).toEqual([
      "View",
      "First Name",
      "Last Name",
      "Status",
      "Created At",
      "Play Date",
      "Play Time",
      "Players",
      "Paid",
      "Cost",
      "Course",
      "Confirmation",
      "CC Conf",
      "Agent",
      "Notes",
      "Internal Notes",
    ]);
    await expect(
      page.getByRole("table", { name: list, exact: true }).locator("tbody tr:not([aria-hidden])"),
    ).toHaveCount(30);
    const moments = (await columnOf(page, list, "Created At")).map((text) => Date.parse(text));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(moments).not.toContain(Number.NaN);
    await expect(button(page, "Export To Excel")).toHaveCount(0);
  });

  test("OPS-TTL-01 OPS-TTL-42..44 CALC-21 the monthly flag decides which tee times are listed", async ({ page }) => {
    const counts = [];
    for (const [query, query_type] of [
      ["", "played"],
      ["?monthly=true", "monthly"],
      ["?monthly=false", "daily"],
      ["?monthly=x", "daily"],
    ] as const) {
      const calls = await callsDuring(page, count, () => openList(page, query));
      expect(calls[0]).toMatchObject({ query_type });
      counts.push(Number((await heading(page).innerText()).replaceAll(/\D/g, "")));
    }
    const [played = 0, monthly = 0, daily = 0] = counts;
    expect(played).toBeGreaterThan(monthly);
    expect(monthly).toBeGreaterThan(daily);
  });

  test("OPS-TTL-34..38 OPS-TTL-41 CALC-20 ranges of days and several courses", async ({ page }) => {
    await openList(page);
    const calls = await callsDuring(page, index, async () => {
      await range(page, "Play Date").click();
      const editor = page.getByRole("dialog", { name: "Play Date" });
      await editor.getByRole("textbox", { name: "From" }).fill("11/30/2026");
      await editor.getByRole("textbox", { name: "To" }).fill("11/01/2026");
      await editor.getByRole("button", { name: "Cancel" }).click();
      await expect(range(page, "Play Date")).toHaveAccessibleName("Play Date: Any date");
      await range(page, "Play Date").click();
      await editor.getByRole("textbox", { name: "From" }).fill("11/30/2026");
      await editor.getByRole("textbox", { name: "To" }).fill("11/01/2026");
      await editor.getByRole("textbox", { name: "To" }).press("Enter");
      await expect(range(page, "Play Date")).toHaveAccessibleName("Play Date: 11/01/2026 – 11/30/2026");
      expect(listAddress(page)).toEqual({});
      await button(page, "Search").click();
      await expect.poll(() => listAddress(page)).toEqual({ filters: { play_date: ["2026-11-01", "2026-11-30"] } });
    });
    expect(calls.map(({ filters }) => filters)).toEqual([{ play_date: ["2026-11-01", "2026-11-30"] }]);
    await expect
      .poll(
        async () =>
          new Set((await columnOf(page, list, "Play Date")).map((day) => `${day.slice(0, 3)}dd${day.slice(5)}`)),
      )
      .toEqual(new Set(["11/dd/2026"]));

    const courses = page.getByRole("combobox", { name: "Course" });
    await courses.fill("Torrey Pines");
    await page.getByRole("option", { name: "Torrey Pines South" }).click();
    await expect.poll(() => listAddress(page)).toMatchObject({ filters: { courses: [1] } });
    await page.keyboard.press("Escape");
    await expect(page.getByText("Course: 1 course")).toBeVisible();
    await expect.poll(async () => [...new Set(await columnOf(page, list, "Course"))]).toEqual(["Torrey Pines South"]);

    await range(page, "Play Date").click();
    await page.getByRole("dialog", { name: "Play Date" }).getByRole("button", { name: "Clear" }).click();
    await button(page, "Search").click();
    await expect.poll(() => listAddress(page)).toEqual({ filters: { courses: [1] } });
  });

  test("/ goes to the search box, and the range of days is accessible, in both themes and on a phone", async ({
    page,
  }) => {
    await openList(page);
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
    await range(page, "Created At").click();
    await expectAccessible(page, "range of days");
    await expectReadableInTheDark(page, "range of days");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "range of days on a phone");
  });
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("OPS-TTL-45..47 MSG-16 ROLE-15 UNCLEAR-28 exports every tee time of a range", async ({ page, context }) => {
    await openList(page);
    await button(page, "Export To Excel").click();
    const refusal = page.getByRole("dialog", { name: "Export To Excel" });
    await expect(refusal).toContainText("Please select a Play Date or Created At date range before exporting.");
    await refusal.getByRole("button", { name: "OK" }).click();

    const filters = { play_date: ["2026-11-01", "2026-11-30"], players: 2 };
    await openList(page, `?filters=${encodeURIComponent(JSON.stringify(filters))}`);
    const download = page.waitForEvent("download");
    const asked = context.waitForEvent("request", (request) => request.url().includes("tee-times-export.xlsx"));
    await button(page, "Export To Excel").click();
    const url = new URL((await asked).url());
    expect(JSON.parse(url.searchParams.get("filters") ?? "")).toEqual(filters);
    const session = await page.evaluate(() => localStorage.getItem("teedesk.authHeader") ?? "");
    expect(session).not.toContain(url.searchParams.get("access_token"));
    await (await download).path().then((path) => expect(path).not.toBe(""));
    await expectNoTabLeft(page);
  });

  test("OPS-TTL-48 an export that fails leaves no tab and is for the log only", async ({
    page,
    context,
    complaints,
  }) => {
    const failed = { state: "failed", rows: 0, size: 0, file_name: null, problem: "Out of order." };
    let run = { ...failed, state: "making" };
    await page.route("**/api/reports/runs/*", (route) => route.fulfill({ json: run }));
    await context.route("**/tee-times-export.xlsx?*", async (route) => {
      const { "content-disposition": _, ...headers } = (await route.fetch()).headers();
      const json = { message: "Out of order." };
      await route.fulfill({ status: 500, headers: { ...headers, "content-type": "application/json" }, json });
    });
    const filters = { play_date: ["2026-11-01", "2026-11-30"] };
    await openList(page, `?filters=${encodeURIComponent(JSON.stringify(filters))}`);
    const opened = context.waitForEvent("page");
    await button(page, "Export To Excel").click();
    await expect((await opened).getByText("Out of order.")).toBeVisible();
    run = failed;
    await expect.poll(() => complaints.splice(0)).toEqual(["The report was not made. Out of order."]);
    await expectNoTabLeft(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
