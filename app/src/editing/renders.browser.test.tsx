import { courseForm, customerForm } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";
import { rendersOfKey } from "../testing/renders.ts";

const replies = {
  "GET /api/customers/show/7": { ...customerForm.blank(), id: 7, lock_version: 0 },
  "GET /api/courses/show/7": { ...courseForm.blank(), id: 7, lock_version: 0, image_url: "" },
  "GET /api/tee_times/show/7": { id: 7, lock_version: 0 },
  "GET /api/transaction_records/tee_time/7": [],
  "GET /api/courses/list": [],
  "GET /api/rates/index_live": [],
  "GET /api/rates/count_live": 0,
  "GET /api/history/tee_time/7": [],
  "GET /api/history/customer/7": [],
  "GET /api/history/course/7": [],
  "GET /api/countries/list": [],
};

/** One line of text with its label; its message stays. */
const oneField = ["TextField", "TextInput", "Field"];

it.each([
  ["a customer", "/manage-customer/7", "City", "Country", "Nothing has been changed yet."],
  ["a course", "/manage-course/7", "City", "Country", "No rates found"],
  ["a tee time", "/manage-tee-time/7", "Confirmation", "Course", "Nothing has been changed yet."],
])("a key redraws its own field of %s and nothing else", async (_, path, label, chosen, below) => {
  const { screen } = await openConsole(path, { level: "admin", replies });
  await screen.getByRole("button", { name: "Edit" }).click();
  // A combobox whose code comes late is drawn once more.
  await expect.element(screen.getByRole("combobox", { name: chosen })).toBeVisible();
  await expect.element(screen.getByText(below).first()).toBeVisible();
  const field = screen.getByRole("textbox", { name: label, exact: true });
  await field.fill("a");
  await expect.element(screen.getByText("Unsaved changes")).toBeVisible();
  expect(await rendersOfKey(field, "b")).toEqual(oneField);
});
