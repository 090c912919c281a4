import { course, field, openEngine, panel, requestsTo, weekdayAhead } from "../support/booking.ts";
import { expect, staff, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

test("OPS-IBE-01 OPS-IBE-03 OPS-IBE-36 OPS-IBE-37 OPS-IBE-52 an empty form at the default course", async ({ page }) => {
  await openEngine(page);
  await expect(page.getByRole("main")).toContainText(staff.agent.email);
  await expect(course(page)).toHaveValue("Torrey Pines South");
  await expect(course(page)).toBeFocused();
  for (const name of ["Play Date", "Play Time", "Players", "Charge Amount", "First Name", "Email", "Card Number"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  await expect(page.getByRole("checkbox", { name: "Send Receipt to Customer?" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Send Receipt to Golf Course?" })).toBeChecked();
});

test("OPS-IBE-43..50 UNCLEAR-13 the address fills the form; providedTimeString wins over providedTime", async ({
  page,
}) => {
  const day = weekdayAhead();
  const [month, date, year] = day.split("/");
  const query = new URLSearchParams({
    providedPlayers: "3",
    providedTimeString: "10:30",
    providedTime: "11:45",
    providedDateString: `${year}-${month}-${date}`,
    providedFirstName: "Ada",
    providedLastName: "Lovelace",
    providedPostCode: "92014",
    providedEmail: "ada@example.test",
    providedCourseId: "2",
  });
  await openEngine(page, `?${query}`);
  await expect(course(page)).toHaveValue("Torrey Pines North");
  for (const [name, value] of [
    ["Players", "3"],
    ["Play Time", "10:30"],
    ["Play Date", day],
    ["First Name", "Ada"],
    ["Last Name", "Lovelace"],
    ["Postal Code", "92014"],
    ["Email", "ada@example.test"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
});

test("OPS-IBE-51 OPS-IBE-52 providedTime alone, and a course id that is no number", async ({ page }) => {
  await openEngine(page, "?providedTime=10:30&providedCourseId=abc");
  await expect(field(page, "Play Time")).toHaveValue("10:30");
  await expect(course(page)).toHaveValue("Torrey Pines South");
});

test("OPS-IBE-42 OPS-IBE-53 a queue entry's saved card fills the card fields, without a CVV", async ({ page }) => {
  const fetched = requestsTo(page, "/api/availability/fetch_card/1");
  await openEngine(page, "?providedQueueId=1");
  await expect(field(page, "Expiry Month")).toHaveValue("12");
  await expect(field(page, "Expiry Year")).toHaveValue(/^20\d\d$/);
  await expect(field(page, "Card Number")).toHaveValue(/4242$/);
  await expect(field(page, "CVV")).toHaveValue("");
  expect(fetched).toHaveLength(1);
});

test("OPS-IBE-53 without a queue entry no card is fetched", async ({ page }) => {
  const cards: string[] = [];
  page.on("request", (request) => request.url().includes("fetch_card") && cards.push(request.url()));
  await openEngine(page, "?providedQueueId=abc");
  await expect(panel(page, "Rental clubs")).toContainText("3 sets to choose from");
  expect(cards).toEqual([]);
});
