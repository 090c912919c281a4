import type { Locator } from "vitest/browser";

/** Types January 2028 into the row of a rate's date range, Mondays from seven to nine, and `more`. */
export async function typeDateRange(row: Locator, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const fields = { Start: "01/01/2028", End: "01/31/2028", "Time Start": "07:00", "Time End": "09:00", ...more };
  for (const [name, text] of Object.entries(fields)) await row.getByRole("textbox", { name, exact: true }).fill(text);
  await row.getByRole("checkbox", { name: "Mon", exact: true }).click();
}
