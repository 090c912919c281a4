import { bookButton, field, panel, total, weekdayAhead } from "../support/booking.ts";
import { test as base, expect, signIn } from "../support/fixtures.ts";
import { startSpecifiedServer } from "../support/specifiedServer.ts";

type SpecifiedServer = Awaited<ReturnType<typeof startSpecifiedServer>>;

const test = base.extend<{ readonly specified: SpecifiedServer }>({
  specified: async ({}, use) => {
    const specified = await startSpecifiedServer({ updates: "nothing" });
    await use(specified);
    await specified.stop();
  },
  baseURL: async ({ specified }, use) => use(specified.url),
});

test("UNCLEAR-42 OPS-SES-12 staff sign in, book, find, change and cancel on a specified server", {
  tag: "@core",
}, async ({ page, specified }) => {
  await page.goto("/");
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Agent leaderboard" })).toBeVisible();

  const day = weekdayAhead();
  await page.goto("/ibe?providedCourseId=2&providedTimeString=09:30&providedPlayers=2");
  await field(page, "Play Date").fill(day);
  await field(page, "Charge Amount").fill("200");
  await field(page, "Last Name").fill("Okafor");
  await field(page, "Email").fill("dee@example.test");
  await expect(panel(page, "Rate")).toContainText("Deposit");
  await field(page, "Discount code").fill("AUTUMN");
  await page.getByRole("button", { name: "Apply Discount code" }).click();
  await expect(panel(page, "Totals")).toContainText("−10.00");
  const shown = await total(page).textContent();
  await bookButton(page).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(shown ?? "no total");
  await question.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("The tee time is booked with confirmation INTERNAL.")).toBeVisible();
  expect(specified.calls.filter((call) => call === "POST /api/ibe/book")).toHaveLength(1);

  await page.goto("/manage-tee-times");
  await page.getByRole("textbox", { name: "Last Name", exact: true }).fill("Okafor");
  await page.getByRole("textbox", { name: "Last Name", exact: true }).press("Enter");
  await expect(page.getByRole("link", { name: "View 7", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "View 71" }).click();
  await expect(field(page, "Play Date")).toHaveValue(day);

  for (const notes of ["Two carts", "Three carts"]) {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await field(page, "Notes").fill(notes);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  }
  expect(specified.calls).not.toContain("POST /api/tee_times/update/cost");
  expect(specified.find("tee_times", 71)).toMatchObject({ notes: "Three carts", players: 2, play_time: "09:30" });

  await page.getByRole("button", { name: "Cancel Tee Time" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancelation Options" });
  const process = async () => {
    await dialog.getByRole("button", { name: "Process" }).click();
    await question.getByRole("button", { name: "Cancel Tee Time" }).click();
  };
  await process();
  await expect(dialog.getByText("The course did not release it.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Force Cancel?" }).click();
  await process();
  await expect(dialog.getByText("Canceled.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(field(page, "Status")).toHaveValue("Canceled");

  await page.reload();
  await expect(field(page, "Notes")).toHaveValue("Three carts");
  expect(specified.find("tee_times", 71)).toMatchObject({ status: "Canceled" });
  await page.goto("/tee-time-availability");
  await expect(page.getByRole("table", { name: "Free tee times" })).toBeVisible();
  await page.goto("/availability_queue");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/maintenance/new");
  await field(page, "Start Date").fill(day);
  await field(page, "End Date").fill(day);
  await page.goto("/maintenance/7");
  await expect(field(page, "Start Date")).not.toHaveValue("");
  await page.goto("/sold-twice");
  await expect(page.getByText("This server does not keep seats.")).toBeVisible();
  // Nothing was asked of what the specification does not have: seats and holds, Sold Twice, and the bookings inside a closure.
  expect(specified.calls.filter((call) => /\/seats|sold_twice|closures|bookings_inside/.test(call))).toEqual([]);
  // No token was sent often, as each response had a new one.
  expect(specified.tokens.size).toBeGreaterThan(20);
});
