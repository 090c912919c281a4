import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { controlOf, north, type Screens, screensOf } from "../../testing/screensOf.tsx";

const sent = {
  code: "SPRING",
  start_date: "2027-03-01",
  end_date: "2027-03-10",
  is_dollars: false,
  amount: "12.50",
  min_discount: "50.00",
  max_discount: "1000.00",
  gift_certificate_stack: true,
  enabled: false,
  min_players: 2,
  max_players: 4,
  courses: [{ id: 2 }],
};

const its: Screens = {
  noun: "discounts",
  ids: {
    list: "ADM-DISC-01 ADM-DISC-31 ADM-DISC-36 CONST-24",
    record: "ADM-DISC-02",
    create: "ADM-DISC-03",
    errors: "ADM-DISC-33",
    remove: "ADM-DISC-35",
  },
  list: "/manage-discounts",
  title: "Discount",
  table: "Discounts",
  record: "/manage-discount/7",
  create: "/manage-discount/new",
  heading: ["ADM-DISC-04", "Discount Management"],
  api: "/api/discounts",
  body: "discount",
  stored: { ...sent, id: 7, lock_version: 3, is_dollars_display: "%", raw_amount: 12.5, courses: [north] },
  sent,
  perPage: 30,
  sort: ["code"],
  columns: [
    ["ADM-DISC-32", "Code", "SPRING"],
    ["ADM-DISC-32", "Start Date", "03/01/2027"],
    ["ADM-DISC-32", "End Date", "03/10/2027"],
    ["ADM-DISC-32", "Amount", "12.50"],
    ["ADM-DISC-32", "$/%", "%"],
    ["ADM-DISC-32", "Min Discount", "50.00"],
    ["ADM-DISC-32", "Max Discount", "1000.00"],
    ["ADM-DISC-32", "Gift Cert Stack", "Yes"],
    ["ADM-DISC-32", "Enabled", "No"],
    ["ADM-DISC-32", "Min Players", "2"],
    ["ADM-DISC-32", "Max Players", "4"],
  ],
  filters: [
    ["ADM-DISC-19", "Code", "code", "spr"],
    ["ADM-DISC-20", "Start Date", "start_date", "2027-03-01"],
    ["ADM-DISC-21", "End Date", "end_date", "2027-03-10"],
    ["ADM-DISC-22", "Amount", "amount", "12"],
    ["ADM-DISC-23", "$/%", "is_dollars", false],
    ["ADM-DISC-24", "Min Discount", "min_discount", "50"],
    ["ADM-DISC-25", "Max Discount", "max_discount", "1000"],
    ["ADM-DISC-26", "Gift Cert Stack", "gift_certificate_stack", true],
    ["ADM-DISC-27", "Enabled", "enabled", false],
    ["ADM-DISC-28", "Min Players", "min_players", 2],
    ["ADM-DISC-29", "Max Players", "max_players", 4],
  ],
  fields: [
    ["ADM-DISC-07", "Code", "SPRING"],
    ["ADM-DISC-08", "Start Date", "03/01/2027"],
    ["ADM-DISC-09", "End Date", "03/10/2027"],
    ["ADM-DISC-10", "Amount", "12.50"],
    ["ADM-DISC-12", "Stacks with Gift Certificates?", true],
    ["ADM-DISC-13", "Enabled?", false],
    ["ADM-DISC-14", "Min Discount", "50.00"],
    ["ADM-DISC-15", "Max Discount", "1,000.00"],
    ["ADM-DISC-16", "Min Players", "2"],
    ["ADM-DISC-17", "Max Players", "4"],
    ["ADM-DISC-18", "Courses", "Torrey Pines North"],
  ],
  preset: [
    ["Code", ""],
    ["Amount in", "$"],
    ["Min Players", "0"],
  ],
  errors: {
    code: "Code",
    start_date: "Start Date",
    end_date: "End Date",
    amount: "Amount",
    min_discount: "Min Discount",
    max_discount: "Max Discount",
    min_players: "Min Players",
    max_players: "Max Players",
  },
  changed: ["Code", "code", "AUTUMN"],
  isDeletable: true,
};

screensOf(its);

const discounts = {
  "GET /api/discounts/index": [],
  "GET /api/discounts/count": 0,
  "GET /api/discounts/show/7": its.stored,
  "GET /api/courses/list": [],
  "GET /api/history/discount/7": [],
  "GET /api/transaction_records/discount/7": [],
};

it("ADM-DISC-11 the amount has a choice of $ and %, and a number typed for one is not kept for the other", async () => {
  const { screen } = await openConsole("/manage-discount/new", { level: "admin", replies: discounts });
  const unit = screen.getByRole("combobox", { name: "Amount in" });
  const amount = screen.getByRole("textbox", { name: "Amount", exact: true });
  await expect.element(unit).toHaveValue("$");
  await amount.fill("15");
  await unit.selectOptions("%");
  await expect.element(amount).toHaveValue("");
});

const line = { created_at: "2026-11-21T18:30:00.000Z", total: -1500 };
const discountLine = { ...line, transaction_itemable_type: "Golf discount", transaction_itemable_id: 7 };
const paid = { ...line, id: 71, payment_id: "pay_1", total: 8500, transaction_items: [discountLine] };

it("ADM-DISC-05 ADM-DISC-06 ADM-TXN-04 ADM-TXN-08 a discount has its transactions below, read again after each save", async () => {
  const { screen, calls } = await openConsole("/manage-discount/7", {
    level: "admin",
    replies: {
      ...discounts,
      "PUT /api/discounts/update": discounts["GET /api/discounts/show/7"],
      "GET /api/transaction_records/discount/7": [paid],
    },
  });
  const reads = () => calls.filter((call) => call === "GET /api/transaction_records/discount/7").length;
  await expect.element(screen.getByRole("heading", { name: "Transaction Details" })).toBeVisible();
  await expect.poll(reads).toBe(1);
  const link = screen.getByRole("link", { name: "View Golf discount 7" });
  await expect.element(link).toHaveAttribute("href", "/manage-discount/7");
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await controlOf(screen, "Code").fill("AUTUMN");
  await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(reads).toBe(2);
});

it.each([
  ["$", true],
  ["%", false],
])("ADM-DISC-30 the filter $/%% takes a typed %s", async (typed, is_dollars) => {
  const { screen, calls } = await openConsole("/manage-discounts", { level: "admin", replies: discounts });
  await controlOf(screen, "$/%").fill(typed);
  await screen.getByRole("button", { name: "Search", exact: true }).click();
  await expect
    .poll(
      () =>
        calls.map(decodeURIComponent).filter((call) => call.includes(`filters={"is_dollars":${is_dollars}}`)).length,
    )
    .toBeGreaterThan(0);
});

it.each([
  [499, 0],
  [500, 1],
])("%i transactions show %i times that there may be more", async (count, times) => {
  const paid = { payment_id: null, created_at: "2026-11-21T19:30:00.000Z", total: 4000, transaction_items: [] };
  const { screen } = await openConsole("/manage-discount/7", {
    level: "admin",
    replies: {
      ...discounts,
      "GET /api/transaction_records/discount/7": Array.from({ length: count }, (_, id) => ({ ...paid, id })),
    },
  });
  const panel = screen.getByRole("region", { name: "Transaction Details" });
  await expect.element(panel.getByText("$40.00").first()).toBeInTheDocument();
  expect(panel.getByText("Only the latest 500 transactions are shown.").elements()).toHaveLength(times);
});
