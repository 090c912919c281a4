import type { Page } from "@playwright/test";
import { readWorkbook } from "@teedesk/xlsx/testing";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoTabLeft } from "../support/tabs.ts";

const run = (page: Page) => page.getByRole("button", { name: "Run Report", exact: true });
const input = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** The download that a click opens: its path, its query and the workbook. */
async function downloadOf(page: Page, act: () => Promise<void>) {
  // The tab becomes the download, which belongs to the page that opened it.
  const download = page.waitForEvent("download");
  const requested = page.context().waitForEvent("request", (request) => request.url().includes(".xlsx?"));
  await act();
  const url = new URL((await requested).url());
  const { access_token, uid, client, ...asked } = Object.fromEntries(url.searchParams);
  for (const secret of [access_token, uid, client]) expect(secret).toBeTruthy();
  const stream = await (await download).createReadStream();
  await expectNoTabLeft(page);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return {
    path: url.pathname,
    asked,
    fileName: (await download).suggestedFilename(),
    sheets: [...readWorkbook(Buffer.concat(chunks)).sheets.keys()],
  };
}

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("OPS-REP-10 OPS-REP-11 OPS-REP-51 Rate Sheet and Old Rate Sheet are downloaded from their links", async ({
    page,
  }) => {
    await page.goto("/reports");
    for (const name of ["Rate Sheet", "Old Rate Sheet"]) {
      const link = page.getByRole("link", { name: new RegExp(`^${name}`) });
      const { path, asked, sheets } = await downloadOf(page, () => link.click());
      expect([path, asked, sheets]).toEqual([await link.getAttribute("href"), {}, ["Rates", "About"]]);
      await expect(page.getByRole("status").filter({ hasText: /\.xlsx is made: \d+ rows, / })).toBeVisible();
    }
  });

  test("OPS-REP-07 OPS-REP-12 OPS-REP-35 OPS-REP-45 OPS-REP-48..50 commission, by keyboard", async ({ page }) => {
    await page.goto("/reports");
    await page.getByRole("link", { name: /^Commission Report/ }).press("Enter");
    await expect(page).toHaveURL("/reports/commission");
    await input(page, "Start date").fill("1/2/2026");
    const { path, asked, fileName, sheets } = await downloadOf(page, () => input(page, "Start date").press("Enter"));
    expect([path, asked]).toEqual(["/api/reports/commission.xlsx", { start_date: "2026-01-02", end_date: "" }]);
    expect([fileName, sheets]).toEqual([
      "commission-from-2026-01-02.xlsx",
      ["By agent", "Bookings", "Calls by day", "About"],
    ]);
  });
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("OPS-REP-09 OPS-REP-38 OPS-REP-39 OPS-REP-47 CALC-16 CALC-17 weekly shows its whole weeks and sends them", {
    tag: "@core",
  }, async ({ page }) => {
    await page.goto("/reports/weekly");
    await expect(page.getByText("Covers all dates")).toBeVisible();
    await input(page, "Start date").fill("11/18/2026");
    await input(page, "End date").fill("11/18/2026");
    await expect(page.getByText("Covers Mon 11/16/2026 to Sun 11/22/2026")).toBeVisible();
    const { asked } = await downloadOf(page, () => run(page).click());
    expect(asked).toEqual({ start_date: "2026-11-16", end_date: "2026-11-22" });
    await expect(page.getByText(/weekly-2026-11-16-to-2026-11-22\.xlsx is made: \d+ rows/)).toBeVisible();
    await page.reload();
    await expect(input(page, "Start date")).toHaveValue("11/18/2026");
  });

  test("OPS-REP-04 OPS-REP-22..27 OPS-REP-40 accounts payable sends the courses that are ticked", async ({ page }) => {
    await page.goto("/reports/ap_monthly");
    const courses = page.getByRole("group", { name: "Courses" }).getByRole("checkbox");
    await expect(courses.first()).toBeChecked();
    const all = await courses.count();
    await expect(page.getByRole("group", { name: "Courses" }).locator("input:checked")).toHaveCount(all);
    await expect(page.getByRole("checkbox", { name: "Show only played" })).toBeChecked();
    await page.getByRole("button", { name: "Unselect All" }).click();
    await expect(page.getByRole("group", { name: "Courses" }).locator("input:checked")).toHaveCount(0);
    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await expect(page.getByRole("group", { name: "Courses" }).locator("input:checked")).toHaveCount(all);
    await page.getByRole("button", { name: "Unselect All" }).click();
    await page.getByRole("checkbox", { name: "Torrey Pines South", exact: true }).check();
    await page.getByRole("checkbox", { name: "Torrey Pines North", exact: true }).check();
    const { path, asked } = await downloadOf(page, () => run(page).click());
    expect(path).toBe("/api/reports/ap-monthly.xlsx");
    expect(asked).toEqual({ only_played: "true", start_date: "", end_date: "", courses: "[2,1]" });
  });

  test("OPS-REP-02 OPS-REP-28 OPS-REP-29 OPS-REP-41 UNCLEAR-61 gift certificates of all dates", async ({ page }) => {
    await page.goto("/reports/gift-certificate");
    await input(page, "Start date").fill("11/1/2026");
    await input(page, "End date").fill("11/30/2026");
    const { asked } = await downloadOf(page, () => run(page).click());
    expect(asked).toEqual({ allDates: "false", startDate: "2026-11-01", endDate: "2026-11-30" });
    await page.getByRole("checkbox", { name: "Run for all dates" }).check();
    await expect(input(page, "Start date")).toBeDisabled();
    await expect(input(page, "End date")).toBeDisabled();
    const all = await downloadOf(page, () => run(page).click());
    expect([all.path, all.asked]).toEqual([
      "/api/reports/gift-certs.xlsx",
      { allDates: "true", startDate: "", endDate: "" },
    ]);
  });

  test("OPS-REP-05 OPS-REP-31..33 OPS-REP-43 sales of the current month, or of any down to 2007", async ({ page }) => {
    await page.goto("/reports/sales_report");
    const [month, year] = [page.getByLabel("Month", { exact: true }), page.getByLabel("Year", { exact: true })];
    const now = new Intl.DateTimeFormat("en-US", { timeZone: "America/Los_Angeles", year: "numeric", month: "numeric" })
      .formatToParts(new Date())
      .filter(({ type }) => type !== "literal")
      .map(({ value }) => value);
    expect([await month.inputValue(), await year.inputValue()]).toEqual(now);
    const years = await year.getByRole("option").allInnerTexts();
    expect([years[0], years.at(-1), years.length]).toEqual([now[1], "2007", Number(now[1]) - 2006]);
    await month.selectOption("2");
    await year.selectOption("2007");
    await expect(page.getByText("Covers February 2007")).toBeVisible();
    const { asked } = await downloadOf(page, () => run(page).click());
    expect(asked).toEqual({ month: "2", year: "2007" });
  });

  test("OPS-REP-08 OPS-REP-36 OPS-REP-37 OPS-REP-46 CONST-17 revenue of two periods", async ({ page }) => {
    await page.goto("/reports/revenue-comparison");
    await expect(page.getByRole("radio", { name: "Created" })).toBeChecked();
    await input(page, "Start date").fill("11/1/2026");
    await input(page, "Comparison end date").fill("10/31/2026");
    await page.getByRole("radio", { name: "Played" }).check();
    const { path, asked } = await downloadOf(page, () => run(page).click());
    expect(path).toBe("/api/reports/revenue-comparison.xlsx");
    expect(asked).toEqual({
      start_date: "2026-11-01",
      end_date: "",
      compare_start_date: "",
      compare_end_date: "2026-10-31",
      date_type: "played",
    });
  });

  test("OPS-REP-03 OPS-REP-06 OPS-REP-30 OPS-REP-34 OPS-REP-42 OPS-REP-44 CONST-18 maintenance, and the lists by dates", async ({
    page,
  }) => {
    await page.goto("/reports");
    const maintenance = page.getByRole("main").getByRole("link", { name: /^Maintenance/ });
    const closings = await downloadOf(page, () => maintenance.click());
    expect(closings.path).toBe("/api/reports/maintenance.xlsx");
    await page.goto("/reports/tee_time");
    await expect(page.getByRole("radio", { name: "Created" })).toBeChecked();
    const customers = await downloadOf(page, () => run(page).click());
    expect([customers.path, customers.asked]).toEqual([
      "/api/reports/tee-time.xlsx",
      { start_date: "", end_date: "", date_type: "created" },
    ]);
    await page.goto("/reports/new_sales_report");
    const sales = await downloadOf(page, () => run(page).click());
    expect([sales.path, sales.asked]).toEqual(["/api/reports/new_sales_report.xlsx", { start_date: "", end_date: "" }]);
  });

  for (const { path, table } of [
    { path: "/reports/weekly", table: "Booked 11/16/2026 to 11/22/2026, 1 week" },
    {
      path: "/reports/revenue-comparison",
      table: "Booked Mon 11/16/2026 to Sun 11/22/2026, compared with all dates",
    },
  ]) {
    test(`the figures of ${path} are shown by keyboard, and can be read anywhere`, async ({ page }) => {
      await page.goto(path);
      await input(page, "Start date").fill("11/16/2026");
      await input(page, "End date").fill("11/22/2026");
      await page.getByRole("button", { name: "Show Figures", exact: true }).press("Enter");
      await expect(page.getByRole("table", { name: table, exact: true })).toBeVisible();
      await expect(page.getByRole("img", { name: /^Revenue/ })).toBeInViewport();
      // A link half under the bar would count as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, "figures");
      await expectReadableInTheDark(page, "figures");
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, "figures on a phone");
      // The address has all of it.
      await page.reload();
      await expect(page.getByRole("table", { name: table, exact: true })).toBeVisible();
    });
  }

  test("is accessible with its definition opened", async ({ page }) => {
    await page.goto("/reports/ap_monthly");
    await page.getByText("How it is counted").click();
    // A row half under the bar would count as too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, "definition opened");
    await expectReadableInTheDark(page, "definition opened");
  });
});
