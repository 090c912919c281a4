import { golfRateForm } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const course = { id: 3, course_name: "Balboa Mesa" };
const stored = {
  ...golfRateForm.blank(),
  id: 9,
  lock_version: 0,
  humanized_type: "RIC Rate",
  course,
  rate: "88.00",
  raw_rate: 8800,
  service_fee: null,
  commission: "0.00",
  rate_date_ranges: [],
};

it("ADM-RATE-67 a new rate is saved beside a date range that is not, and both stay on the page", async () => {
  const { screen } = await openConsole("/manage-rate/new/3", {
    level: "admin",
    replies: {
      "GET /api/courses/list": [{ id: 3, name: "Balboa Mesa" }],
      "POST /api/rates": stored,
      "GET /api/rates/show/9": stored,
      "GET /api/history/rate/9": [],
    },
  });
  const main = screen.getByRole("main");
  await main.getByRole("textbox", { name: "Rate", exact: true }).fill("88");
  await main.getByRole("button", { name: "New Date Range" }).click();
  const row = main.getByRole("form", { name: "New row" });
  await expect.element(row.getByRole("textbox", { name: "Start", exact: true })).toHaveFocus();
  await expect.element(row.getByRole("button", { name: "Save", exact: true })).toBeInViewport();
  await row.getByRole("textbox", { name: "Description" }).fill("Twilight");
  await row.getByRole("button", { name: "Save" }).click();
  await expect.element(row.getByText("You must save the golf rate first.")).toBeVisible();
  await main.getByRole("form", { name: "Rate Details" }).getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/manage-rate/9");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Balboa Mesa, RIC Rate $88.00");
  await expect.element(row.getByRole("textbox", { name: "Description" })).toHaveValue("Twilight");
  expect(row.getByText("You must save the golf rate first.").query()).toBeNull();
});

it("ADM-RATE-27 a rate is deleted together with a date range that was never saved, without a question about it", async () => {
  const { screen } = await openConsole("/manage-rate/9", {
    level: "admin",
    replies: {
      "GET /api/courses/list": [{ id: 3, name: "Balboa Mesa" }],
      "GET /api/rates/show/9": stored,
      "GET /api/history/rate/9": [],
      "DELETE /api/rates/9": {},
      "GET /api/rates/index": [],
      "GET /api/rates/count": 0,
      "GET /api/holidays/index": [],
    },
  });
  const main = screen.getByRole("main");
  await main.getByRole("button", { name: "New Date Range" }).click();
  await main.getByRole("form", { name: "New row" }).getByRole("textbox", { name: "Description" }).fill("Twilight");
  await main.getByRole("form", { name: "Rate Details" }).getByRole("button", { name: "Delete" }).click();
  await screen.getByRole("alertdialog", { name: "Delete?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(main.getByRole("table", { name: "Rates" })).toBeVisible();
  expect(location.pathname).toBe("/manage-rates");
  expect(screen.getByRole("alertdialog").elements()).toEqual([]);
});

it("ADM-RATE-44 ranges of the course's other rates at another price are named where they apply at the same time", async () => {
  const range = {
    id: 61,
    lock_version: 0,
    golf_rate_id: 9,
    rate_id: 9,
    start: "2026-06-01",
    end: "2026-06-30",
    time_start: "06:00",
    time_end: "12:00",
    description: "",
    rate_days: [{ name: "Sat" }, { name: "Sun" }],
  };
  const other = { ...range, id: 70, golf_rate_id: 12, rate_id: 12, start: "2026-06-15", time_start: "10:00" };
  const other_rate_date_ranges = [{ rate_id: 12, humanized_type: "RIC Rate", rate: "120.00", rate_date_range: other }];
  const { screen } = await openConsole("/manage-rate/9", {
    level: "admin",
    replies: {
      "GET /api/courses/list": [{ id: 3, name: "Balboa Mesa" }],
      "GET /api/rates/show/9": { ...stored, rate_date_ranges: [range], other_rate_date_ranges },
      "GET /api/history/rate/9": [],
    },
  });
  const main = screen.getByRole("main");
  await expect
    .element(main.getByRole("listitem").filter({ hasText: "RIC Rate" }))
    .toHaveTextContent(
      "06/01/2026 – 06/30/2026 and RIC Rate $120.00 06/15/2026 – 06/30/2026: Sat, Sun, 10:00 – 12:00, 06/15/2026 – 06/30/2026",
    );
  await expect.element(main.getByRole("link", { name: "RIC Rate $120.00" })).toHaveAttribute("href", "/manage-rate/12");
});
