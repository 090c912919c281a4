import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { pressYes } from "../../testing/pressYes.ts";
import { open, range, row } from "./testing/openRate.ts";

it("ADM-RATE-25 ADM-RATE-58 MSG-38 ADM-RATE-67 ranges of a new rate are below its form, and wait for it to be saved", async () => {
  const { main, calls } = await open("/manage-rate/new/1");
  await expect.element(main.getByRole("heading", { name: "Date Ranges" })).toBeVisible();
  await main.getByRole("button", { name: "New Date Range" }).click();
  const form = main.getByRole("form", { name: "New row" });
  await form.getByRole("textbox", { name: "Description" }).fill("Winter");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form.getByRole("alert")).toHaveTextContent("You must save the golf rate first.");
  expect(calls.filter((call) => call.includes("rate_date_ranges"))).toEqual([]);
});

it("ADM-RATE-56 CONST-43 UNCLEAR-48 a range is sent with its weekdays, M and H as they are", async () => {
  const { main, sent } = await open("/manage-rate/40", { "POST /api/rate_date_ranges": { ...range, id: 63 } });
  await main.getByRole("button", { name: "New Date Range" }).click();
  const form = main.getByRole("form", { name: "New row" });
  const days = form.getByRole("group", { name: "Weekdays" });
  const codes = days.getByRole("checkbox").elements();
  const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "M", "H"];
  expect(codes.map((code) => code.closest("label")?.textContent)).toEqual(names);
  for (const [label, text] of [
    ["Start", "01/01/2028"],
    ["End", "01/31/2028"],
    ["Time Start", "07:00"],
    ["Time End", "09:00"],
  ] as const) {
    await form.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
  await days.getByRole("checkbox", { name: "H", exact: true }).click();
  await expect.element(days).toHaveAccessibleDescription("H names no day: this range prices no tee time.");
  await form.getByRole("button", { name: "Save" }).click();
  const times = { time_start: "07:00", time_end: "09:00" };
  const expected = { start: "2028-01-01", end: "2028-01-31", ...times, description: "", rate_days: [{ name: "H" }] };
  await expect.poll(() => sent).toEqual([{ rate_date_range: { ...expected, golf_rate_id: 40 } }]);
});

it("ADM-RATE-68 a range that the server stores with another rate leads to that rate", async () => {
  const moved = { ...range, golf_rate_id: 41, rate_id: 41 };
  const { main, calls, screen } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/update": moved });
  const form = main.getByRole("form", { name: /^01\/01\/2027/ });
  await form.getByRole("button", { name: "Edit" }).click();
  await form.getByRole("textbox", { name: "Description" }).fill("Moved");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => location.pathname).toBe("/manage-rate/41");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("$90.00");
  expect(calls).toContain("GET /api/rates/show/41");
});

it("a range that is returned without its rate stays where it is", async () => {
  const { rate_id: _, ...unnamed } = { ...range, description: "Frost", lock_version: 1 };
  const { main } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/update": unnamed });
  const form = main.getByRole("form", { name: /^01\/01\/2027/ });
  await form.getByRole("button", { name: "Edit" }).click();
  await form.getByRole("textbox", { name: "Description" }).fill("Frost");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form.getByRole("button", { name: "Edit" })).toBeVisible();
  expect(location.pathname).toBe("/manage-rate/40");
});

it("ADM-RATE-60 ADM-RATE-63..66 MSG-39 UNCLEAR-50 chosen ranges are copied to chosen courses, and the new rates are shown", async () => {
  const made = { ...row, id: 90, course: { id: 2, course_name: "Torrey Pines North" } };
  const { main, screen, sent } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/copy": [made] });
  const copy = main.getByRole("button", { name: "Copy Selected Rates to Course(s)" });
  await expect.element(copy).toBeDisabled();
  await main.getByRole("button", { name: "New Date Range" }).click();
  const selections = main.getByRole("checkbox", { name: "Select for copying" });
  await expect.poll(() => selections.elements().length).toBe(2);
  await selections.first().click();
  await copy.click();
  const dialog = screen.getByRole("dialog", { name: "Copy Selected Rates to Course(s)" });
  const courses = dialog.getByRole("combobox", { name: "Courses" });
  await expect.element(courses).toHaveFocus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(courses).toHaveAccessibleDescription("Please select a course first.");
  await expect.element(courses).toHaveFocus();
  expect(sent).toEqual([]);
  await courses.fill("North");
  await expect.element(screen.getByRole("option", { name: "Torrey Pines North" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(courses).toHaveAccessibleDescription(/Torrey Pines North/);
  await pressYes();
  const link = dialog.getByRole("link", { name: "Torrey Pines North, $125.00" });
  await expect.element(link).toHaveAttribute("href", "/manage-rate/90");
  await expect.element(dialog.getByRole("button", { name: "Close", exact: true }).first()).toHaveFocus();
  expect(sent).toEqual([{ golf_rate_id: 40, rate_ids: [61], course_ids: [2] }]);
});

it.each([
  ["a 422", 422, { errors: { rate_copy: ["Course 2 has this rate already.", "Course 3 too."] } }, "Courses"],
  ["a 409", 409, { message: "Course 2 has this rate already." }, null],
])("ADM-RATE-73 the dialog shows why ranges were not copied: %s", async (_, status, body, field) => {
  const refused = Response.json(body, { status });
  const { main, screen } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/copy": refused });
  await main.getByRole("checkbox", { name: "Select for copying" }).first().click();
  await main.getByRole("button", { name: "Copy Selected Rates to Course(s)" }).click();
  const dialog = screen.getByRole("dialog", { name: "Copy Selected Rates to Course(s)" });
  await dialog.getByRole("combobox", { name: "Courses" }).fill("North");
  await screen.getByRole("option", { name: "Torrey Pines North" }).click();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(dialog).toHaveTextContent("Course 2 has this rate already.");
  if (field === null) return;
  const refused_field = dialog.getByRole("combobox", { name: field });
  await expect.element(refused_field).toHaveAccessibleDescription(/Course 2 has this rate already\.\s*Course 3 too\./);
  await expect.element(refused_field).toHaveFocus();
});

it("the dialog stays open while ranges are copied, and asks before a choice of courses is lost", async () => {
  let respond: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => (respond = resolve));
  const { main, screen, sent } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/copy": slow });
  await main.getByRole("checkbox", { name: "Select for copying" }).first().click();
  await main.getByRole("button", { name: "Copy Selected Rates to Course(s)" }).click();
  const dialog = screen.getByRole("dialog", { name: "Copy Selected Rates to Course(s)" });
  const courses = dialog.getByRole("combobox", { name: "Courses" });
  await courses.fill("North");
  await screen.getByRole("option", { name: "Torrey Pines North" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(dialog).toBeVisible();
  respond(Response.json({ errors: { rate_copy: ["Course 2 has this rate already."] } }, { status: 422 }));
  await expect.element(courses).toHaveAccessibleDescription(/Course 2 has this rate already\./);
  await courses.fill("South");
  await screen.getByRole("option", { name: "Torrey Pines South" }).click();
  await expect.element(courses).not.toHaveAccessibleDescription(/has this rate/);
  expect(sent.length).toBe(1);
});

it("ADM-RATE-72 ADM-RATE-71 UNCLEAR-49 the messages about a range are in its row, those about weekdays under the boxes", async () => {
  const errors = {
    start: ["No start."],
    rate_date_days: ["No days."],
    rate: ["The rate is archived.", "It has ended."],
  };
  const refused = Response.json({ errors }, { status: 422 });
  const { main } = await open("/manage-rate/40", { "PUT /api/rate_date_ranges/update": refused });
  const form = main.getByRole("form", { name: /^01\/01\/2027/ });
  await form.getByRole("button", { name: "Edit" }).click();
  await form.getByRole("textbox", { name: "Description" }).fill("Moved");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form.getByRole("alert").first()).toHaveTextContent(/The rate is archived\.\s*It has ended\./);
  await expect
    .element(form.getByRole("textbox", { name: "Start", exact: true }))
    .toHaveAccessibleDescription(/No start/);
  await expect.element(form.getByRole("group", { name: "Weekdays" })).toHaveTextContent("No days.");
});
