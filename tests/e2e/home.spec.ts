import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

test("OPS-HOME-05 to OPS-HOME-12 an agent sees the figures of the business, and opens the tee times of the month", async ({
  page,
}) => {
  await page.goto("/");
  const month = page.getByRole("region", { name: /^Tee times, [A-Z][a-z]+ \d{4}$/ });
  await expect(month.getByRole("table", { name: "Booked" })).toContainText("Internal");
  await expect(page.getByRole("table", { name: /^Agents, [A-Z][a-z]+ \d{4}$/ })).toContainText("Riley Santos");

  const summaries = page.waitForRequest(/\/api\/tee_times\/summary\/true\/2001-02-03$/);
  await page.getByRole("textbox", { name: "Summaries of" }).fill("2/3/2001");
  await page.getByRole("button", { name: "Update summaries" }).click();
  await summaries;
  await expect(page.getByText("No monthly revenue data available.")).toBeVisible();
  await page.goBack();
  await month.getByRole("link", { name: /^View all/ }).click();
  await expect(page).toHaveURL("/manage-tee-times?monthly=true");
});
