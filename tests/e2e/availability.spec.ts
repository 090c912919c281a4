import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

test("OPS-AVL-01 OPS-AVL-17 to OPS-AVL-19 an agent narrows the free tee times and books one in a new tab", async ({
  page,
  context,
}) => {
  await page.goto("/tee-time-availability");
  const table = page.getByRole("table", { name: "Free tee times" });
  const rows = table.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows.first()).toContainText("Torrey");

  await page.getByRole("textbox", { name: "Slots" }).fill("4");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filters=%7B%22course_name%22%3A%22Torrey%22%2C%22spots%22%3A4%7D/);
  const four = rows.first().getByRole("link", { name: /^4: book/ });
  const name = (await four.getAttribute("aria-label")) ?? "";
  const [opened] = await Promise.all([context.waitForEvent("page"), four.click()]);
  await expect(opened.getByRole("textbox", { name: "Players" })).toHaveValue("4");
  await expect(opened.getByRole("textbox", { name: "Play Time" })).toHaveValue(name.slice(-5));
  await expect(opened.getByRole("combobox", { name: "Course" })).toHaveValue(/Torrey Pines/);
});
