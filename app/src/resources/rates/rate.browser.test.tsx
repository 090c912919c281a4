import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { north, screensOf } from "../../testing/screensOf.tsx";
import { open, rate, replies } from "./testing/openRate.ts";

const sent = {
  type: "RicGolfRate",
  course: { id: 2 },
  rate: "125.50",
  deposit: "25.00",
  wholesale_rate: "100.00",
  max_refund: "120.00",
  service_fee: 5,
  non_refundable: "10.00",
  cancel_hours: 48,
  course_balance: "15.00",
  max_advance_days: 90,
  disabled: true,
  archived: true,
  commission: "12.50",
  is_commission_dollars: false,
  is_dynamic: true,
  is_dynamic_greater: true,
  internal_memo: "Weekdays only",
  external_memo: "Cart included",
  rate_sheet_note: "Soft spikes",
};

screensOf({
  noun: "rates",
  ids: {
    list: "ADM-RATE-01 ADM-RATE-02 ADM-RATE-07 ADM-RATE-76 CONST-21 CONST-30 CONST-31 CONST-32 UNCLEAR-46",
    record: "ADM-RATE-03 UNCLEAR-51",
    create: "ADM-RATE-04 CONST-39 CONST-40",
    errors: "ADM-RATE-70",
    remove: "ADM-RATE-27",
  },
  list: "/manage-rates",
  title: "Rate Management",
  table: "Rates",
  record: "/manage-rate/7",
  create: "/manage-rate/new/2",
  heading: ["ADM-RATE-05", "Rate Details"],
  api: "/api/rates",
  body: "rate",
  stored: {
    ...sent,
    id: 7,
    lock_version: 3,
    humanized_type: "RIC Rate",
    course: north,
    days: "Mon, Tue, Mon, M",
    dates: "2027-01-01 - 2027-12-31",
    times: "06:00 - 18:00",
    raw_rate: 12550,
    rate_date_ranges: [],
  },
  sent,
  perPage: 30,
  sort: ["dates", "course_name"],
  unless: { disabled: false, archived: false },
  columns: [
    ["ADM-RATE-09", "Course", "Torrey Pines North"],
    ["ADM-RATE-09", "Type", "RIC Rate"],
    ["ADM-RATE-08 CALC-23 CONST-43", "Days", "Mo, Tu, M"],
    ["ADM-RATE-09", "Dates", "01/01/2027 – 12/31/2027"],
    ["ADM-RATE-09", "Times", "06:00 – 18:00"],
    ["ADM-RATE-09", "Rate", "125.50"],
    ["ADM-RATE-09", "Wholesale Rate", "100.00"],
    ["ADM-RATE-09", "Internal Memo", "Weekdays only"],
    ["ADM-RATE-09", "Disabled?", "Yes"],
    ["ADM-RATE-09", "Archived?", "Yes"],
  ],
  filters: [
    ["ADM-RATE-11", "Holiday", "holiday_id", 3],
    ["ADM-RATE-10", "Course", "course_id", 2],
    ["ADM-RATE-12", "Course Name", "course_name", "pines"],
    ["ADM-RATE-13", "Days", "days", ["Mon", "M"]],
    ["ADM-RATE-14", "Start Date", "start_date", "2027-01-01"],
    ["ADM-RATE-15", "End Date", "end_date", "2027-12-31"],
    ["ADM-RATE-16", "Time Start", "time_start", "07:00"],
    ["ADM-RATE-17", "Time End", "time_end", "17:00"],
    ["ADM-RATE-18", "Rate", "rate", "125.50"],
    ["ADM-RATE-19", "Wholesale Rate", "wholesale_rate", "100"],
    ["ADM-RATE-20", "Internal Memo", "internal_memo", "weekdays"],
    ["ADM-RATE-21", "Disabled?", "disabled", true],
    ["ADM-RATE-22", "Archived?", "archived", true],
  ],
  fields: [
    ["ADM-RATE-24", "Rate Type", "RIC Rate"],
    ["ADM-RATE-48", "Course", "Torrey Pines North"],
    ["ADM-RATE-28", "Rate", "125.50"],
    ["ADM-RATE-29", "Deposit", "25.00"],
    ["ADM-RATE-30", "Wholesale Rate", "100.00"],
    ["ADM-RATE-31", "Max Refund", "120.00"],
    ["ADM-RATE-33", "Non Refundable Amount", "10.00"],
    ["ADM-RATE-34", "Cancel Hours", "48"],
    ["ADM-RATE-35", "Course Balance", "15.00"],
    ["ADM-RATE-36", "Max Advance Days", "90"],
    ["ADM-RATE-37", "Disabled?", true],
    ["ADM-RATE-38", "Archived?", true],
    ["ADM-RATE-39", "Commission", "12.50"],
    ["ADM-RATE-40", "Commission in dollars?", false],
    ["ADM-RATE-43", "Dynamic rate", true],
    ["ADM-RATE-44", "Prefer RIC rate if lower", true],
    ["ADM-RATE-45", "Internal Memo", "Weekdays only"],
    ["ADM-RATE-46", "External Memo", "Cart included"],
    ["ADM-RATE-47", "Rate Sheet Note", "Soft spikes"],
  ],
  preset: [
    ["Rate Type", "RIC Rate"],
    ["Course", "Torrey Pines North"],
    ["Rate", ""],
    ["Cancel Hours", "0"],
    ["Max Advance Days", "0"],
    ["Commission in dollars?", true],
    ["Archived?", false],
  ],
  errors: {
    rate: "Rate",
    deposit: "Deposit",
    wholesale_rate: "Wholesale Rate",
    max_refund: "Max Refund",
    commission: "Commission",
    service_fee: "Service Fee",
    non_refundable: "Non Refundable Amount",
    course_balance: "Course Balance",
    cancel_hours: "Cancel Hours",
    max_advance_days: "Max Advance Days",
    course: "Course",
  },
  changed: ["Internal Memo", "internal_memo", "Weekends only"],
  isDeletable: true,
});

it.each([1440, 1366, 1024])(
  "ADM-RATE-08 ADM-RATE-09 days, dates and times of three ranges are whole at %i wide, a line for each",
  async (width) => {
    await page.viewport(width, 900);
    const times = "06:00 - 09:59, 10:00 - 13:59, 14:00 - 18:00";
    const ranges = {
      course: { id: 9, course_name: "Temecula Vineyard Links" },
      days: "Mon, Tue, Wed, Thu, Fri, Sat, Sun, H",
      dates: "2027-01-01 - 2027-04-30, 2027-05-01 - 2027-08-31, 2027-09-01 - 2027-12-31",
      times,
      internal_memo: "Weekday rate; ask for the twilight rate",
    };
    const { screen } = await open("/manage-rates", { "GET /api/rates/index": [{ ...rate, ...ranges }] });
    for (const text of [
      "Mo, Tu, We, Th, Fr, Sa, Su, H",
      "01/01/2027 – 04/30/2027, 05/01/2027 – 08/31/2027, 09/01/2027 – 12/31/2027",
      times.replaceAll(" - ", " – "),
    ]) {
      const cell = screen.getByRole("cell", { name: text, exact: true });
      await expect.element(cell).toBeVisible();
      const { scrollWidth, clientWidth } = cell.element();
      expect([cell.element().querySelector("*"), scrollWidth > clientWidth]).toEqual([null, false]);
      const lines = cell.element().clientHeight / Number.parseFloat(getComputedStyle(cell.element()).lineHeight);
      expect(lines).toBeLessThan(4);
    }
    const last = screen.getByRole("columnheader").last().element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(width);
  },
);

it("CONST-27 ADM-RATE-75 UNCLEAR-47 the list is paged, and shows all rates on request", async () => {
  const { screen, calls } = await open("/manage-rates");
  const sizes = screen.getByRole("combobox", { name: "Rows per page" });
  await expect.element(sizes).toHaveValue("30");
  const texts = [...sizes.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["5", "10", "20", "30", "40", "50", "All"]);
  await sizes.selectOptions("All");
  await expect.poll(() => calls.some((call) => /^GET \/api\/rates\/index\?.*per_page=-1/.test(call))).toBe(true);
});

it("ADM-RATE-06 New Rate on a new rate begins again", async () => {
  await page.viewport(1280, 800);
  const { screen, main } = await open("/manage-rate/new");
  const price = main.getByRole("textbox", { name: "Rate", exact: true });
  await price.fill("90");
  await screen.getByRole("banner").getByRole("link", { name: "New Rate" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: /leave/i }).click();
  await expect.element(price).toHaveValue("");
  expect(location.pathname).toBe("/manage-rate/new");
});

it("ADM-RATE-26 UNCLEAR-51 a new rate is sent without ranges and then has its own address", async () => {
  const { main, sent } = await open("/manage-rate/new/1", { "POST /api/rates": { ...rate, id: 41 } });
  await main.getByRole("textbox", { name: "Rate", exact: true }).fill("125");
  await main.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect.poll(() => location.pathname).toBe("/manage-rate/41");
  expect(sent).toEqual([{ rate: expect.not.objectContaining({ rate_date_ranges: expect.anything() }) }]);
});

it("ADM-HOL-10 a stored holiday lists the rates of its courses and days, a new one does not", async () => {
  const holiday = {
    id: 7,
    lock_version: 0,
    name: "Easter",
    start_date: "2027-03-26",
    end_date: "2027-03-29",
    courses: [],
  };
  const stored = await open("/holiday/7", { "GET /api/holidays/show/7": holiday, "GET /api/history/holiday/7": [] });
  const table = stored.main.getByRole("table", { name: "Rates" });
  await expect.element(table.getByRole("link", { name: "View 40" })).toHaveAttribute("href", "/manage-rate/40");
  expect(table.getByRole("textbox").elements()).toEqual([]);
  const asked = stored.calls.filter((call) => call.startsWith("GET /api/rates/")).map(decodeURIComponent);
  expect(asked).toEqual(asked.map(() => expect.stringContaining('"holiday_id":7}')));
  await stored.screen.unmount();
  const { main } = await open("/holiday/new");
  await expect.element(main.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(main.getByRole("heading", { name: "Holiday Rates" }).elements()).toEqual([]);
});

const apiRate = {
  ...rate,
  type: "ApiGolfRate",
  humanized_type: "API Rate",
  golfswitch_commission: "12.50",
  is_golfswitch_commission_dollars: false,
};

it("ADM-RATE-24 ADM-RATE-41 ADM-RATE-42 an API rate has its own commission, and is sent without the terms of the other kind", async () => {
  const { main, sent } = await open("/manage-rate/40", {
    "GET /api/rates/show/40": apiRate,
    "PUT /api/rates/update": { ...apiRate, golfswitch_commission: "7.00" },
  });
  const commission = main.getByRole("textbox", { name: "API Rate Commission", exact: true });
  await expect.element(commission).toHaveValue("12.50 %");
  expect(main.getByRole("textbox", { name: "Deposit" }).elements()).toEqual([]);
  await main.getByRole("form", { name: "Rate Details" }).getByRole("button", { name: "Edit" }).click();
  await commission.fill("7");
  await main.getByRole("checkbox", { name: "API Rate Commission in dollars?" }).click();
  await main.getByRole("form", { name: "Rate Details" }).getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      id: 40,
      rate: expect.objectContaining({ golfswitch_commission: "7.00", is_golfswitch_commission_dollars: true }),
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain("deposit");
});

it("ADM-RATE-24 another rate type keeps the typed values, of shared fields and of its own", async () => {
  const { main } = await open("/manage-rate/new/1");
  const box = (name: string) => main.getByRole("textbox", { name, exact: true });
  await box("Rate").fill("123.45");
  await box("Deposit").fill("10.01");
  await main.getByRole("radio", { name: "API Rate" }).click();
  await expect.element(box("API Rate Commission")).toHaveValue("0");
  await expect.element(box("Rate")).toHaveValue("123.45");
  expect(box("Deposit").elements()).toEqual([]);
  await box("API Rate Commission").fill("4");
  await main.getByRole("radio", { name: "RIC Rate" }).click();
  await expect.element(box("Deposit")).toHaveValue("10.01");
  await main.getByRole("radio", { name: "API Rate" }).click();
  await expect.element(box("API Rate Commission")).toHaveValue("4");
});

it("ADM-RATE-32 a service fee is sent in percent or in dollars, as its unit says, and the unit is visible", async () => {
  const { main, sent } = await open("/manage-rate/40", {
    "PUT /api/rates/update": Response.json({ errors: { service_fee: ["This fee is refused."] } }, { status: 422 }),
  });
  const bar = main.getByRole("form", { name: "Rate Details" });
  const unit = main.getByRole("combobox", { name: "Service Fee in" });
  await bar.getByRole("button", { name: "Edit" }).click();
  await expect.element(unit).toHaveValue("%");
  await main.getByRole("textbox", { name: "Service Fee", exact: true }).fill("6");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await expect
    .element(main.getByRole("textbox", { name: "Service Fee", exact: true }))
    .toHaveAccessibleDescription("This fee is refused.");
  expect(unit.element().getBoundingClientRect().width).toBeGreaterThan(60);
  await unit.selectOptions("$");
  // 6 % is not $6: the number is typed again.
  const fee = main.getByRole("textbox", { name: "Service Fee", exact: true });
  await expect.element(fee).toHaveValue("");
  await fee.fill("6");
  await bar.getByRole("button", { name: "Save" }).click();
  const sending = (service_fee: unknown) => ({ id: 40, rate: expect.objectContaining({ service_fee }) });
  await expect.poll(() => sent).toEqual([sending(6), sending("6.00")]);
});

it("ROLE-20 ROLE-21 ROLE-22 ROLE-24 an agent reads a rate and its date ranges, and has no button to change them", async () => {
  const { screen } = await openConsole("/manage-rate/40", { replies });
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("group", { name: /^01\/01\/2027/ })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "History" })).toBeVisible();
  expect(main.getByRole("button").elements()).toEqual([]);
  expect(main.getByRole("checkbox", { name: "Select for copying" }).elements()).toEqual([]);
});
