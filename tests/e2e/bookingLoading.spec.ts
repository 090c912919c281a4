import {
  chooseCourse,
  field,
  fillTeeTime,
  openEngine,
  panel,
  quantityOf,
  requestsTo,
  total,
  unfold,
  weekdayAhead,
} from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

test("OPS-IBE-54 UNCLEAR-18 the rate is asked for with all four facts, and again when one of them changes", async ({
  page,
}) => {
  const asked = requestsTo(page, "/api/ibe/rate");
  const facts = () =>
    asked.map((request) => {
      const { play_date, play_time, players, course } = request.postDataJSON().booking.tee_time;
      return [play_date, play_time, players, course.id];
    });
  const typed = weekdayAhead();
  const later = weekdayAhead(14);
  const wire = (text: string) => text.replace(/(..)\/(..)\/(....)/, "$3-$1-$2");
  await openEngine(page);
  await field(page, "Play Date").fill(typed);
  await field(page, "Play Time").fill("09:30");
  await expect(panel(page, "Rate")).toContainText("Needs course, date, time and players.");
  await field(page, "Players").fill("2");
  await expect.poll(facts).toEqual([[wire(typed), "09:30", 2, 1]]);
  await expect(panel(page, "Rate")).toContainText("$202.00");
  await expect(field(page, "Charge Amount")).toHaveValue("");

  await field(page, "Players").fill("3");
  await expect.poll(() => asked.length).toBe(2);
  await field(page, "Play Time").fill("10:00");
  await expect.poll(() => asked.length).toBe(3);
  await field(page, "Play Date").fill(later);
  await expect.poll(() => asked.length).toBe(4);
  await chooseCourse(page, "Torrey Pines North");
  await expect(panel(page, "Rate")).toContainText("$128.00");
  await field(page, "Charge Amount").fill("90");
  await field(page, "First Name").fill("Ada");
  await expect(total(page)).not.toHaveText("—");
  expect(facts()).toEqual([
    [wire(typed), "09:30", 2, 1],
    [wire(typed), "09:30", 3, 1],
    [wire(typed), "10:00", 3, 1],
    [wire(later), "10:00", 3, 1],
    [wire(later), "10:00", 3, 2],
  ]);
});

test("OPS-IBE-31 a rate of ours shows its ten values", async ({ page }) => {
  await openEngine(page);
  await fillTeeTime(page);
  const rate = panel(page, "Rate");
  await expect(rate.getByRole("term")).toHaveText([
    "Rate",
    "Deposit",
    "Wholesale Rate",
    "Max Refund",
    "Service Fee",
    "Non Refundable Amount",
    "Cancel Hours",
    "Course Balance",
    "Internal Memo",
    "External Memo",
  ]);
});

test("OPS-IBE-32 MSG-09 a rate of a course system, and none at all", async ({ page }) => {
  await openEngine(page);
  await field(page, "Play Date").fill(weekdayAhead());
  await field(page, "Play Time").fill("16:00");
  await field(page, "Players").fill("2");
  await expect(panel(page, "API Rate").getByRole("term").filter({ hasText: "Commission" })).toHaveCount(2);
  await field(page, "Play Date").fill(weekdayAhead(700));
  await expect(panel(page, "Rate")).toContainText("No rates found");
});

test("OPS-IBE-28 OPS-IBE-55 OPS-IBE-77 each course has rental clubs of its own", async ({ page }) => {
  const asked = requestsTo(page, "/api/rental-clubs/index");
  const filters = () => asked.map((request) => new URL(request.url()).searchParams.get("filters"));
  await openEngine(page);
  await expect(panel(page, "Rental clubs")).toContainText("3 sets to choose from");
  await unfold(page, "Rental clubs");
  const clubs = panel(page, "Rental clubs").getByRole("row");
  await expect(clubs).toHaveCount(4);
  await expect(clubs.first()).toHaveText(/Brand.*Description.*Rate.*Charge.*Handed.*Sex/);
  await expect(clubs.nth(1)).toHaveText(/Callaway Rogue.*rangefinder.*65\.00.*65\.00.*Right.*Male/);
  await quantityOf(page, "Callaway Rogue").fill("2");
  await chooseCourse(page, "Balboa Mesa");
  await expect(clubs).toHaveCount(3);
  await expect(quantityOf(page, "Callaway Rogue")).toHaveValue("");
  expect(filters().map((text) => JSON.parse(text ?? "{}").course_id)).toEqual([1, 3]);
});

test("MSG-08 a course without clubs", async ({ page }) => {
  await page.route("**/api/rental-clubs/index*", (route) => route.fulfill({ json: [] }));
  await openEngine(page);
  await expect(panel(page, "Rental clubs")).toContainText("No rental clubs found");
});

test("OPS-IBE-35 the total is shown only above 0", async ({ page }) => {
  await openEngine(page);
  for (const charge of ["", "0", "abc"]) {
    await field(page, "Charge Amount").fill(charge);
    await expect(panel(page, "Totals").getByRole("term")).toHaveCount(0);
  }
  await field(page, "Charge Amount").fill("1");
  await expect(total(page)).toHaveText("$1.00");
});
