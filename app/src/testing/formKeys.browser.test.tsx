import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { Config } from "../config/config.ts";
import { openConsole } from "./openConsole.tsx";
import { storedRecords } from "./specifiedServer/records.ts";
import { specifiedServer } from "./specifiedServer/specifiedServer.ts";

type Reply = (request: Request) => Response;

async function open(path: string, replies: Readonly<Record<string, Reply>> = {}, config: Partial<Config> = {}) {
  await page.viewport(1440, 900);
  const { fetch } = specifiedServer();
  const { screen } = await openConsole(path, {
    level: "admin",
    config,
    server: {
      fetch: async (request) => {
        const reply = replies[`${request.method} ${new URL(request.url).pathname}`];
        return reply === undefined ? fetch(request) : reply(request);
      },
    },
  });
  const main = screen.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true }).first();
  return { screen, main, button };
}

const expectIn = async (place: Locator) =>
  await expect.poll(() => place.element().contains(document.activeElement)).toBe(true);

const focusable =
  ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled, [tabindex='-1'], [type=hidden])";

/** Tab stops at one button of a choice: the chosen one, else the first. */
function isStop(control: HTMLElement, _: number, all: readonly HTMLElement[]): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
  const group = all.filter((one) => one instanceof HTMLInputElement && one.name === control.name);
  return control === (group.find((one) => one.matches(":checked")) ?? group[0]);
}

/** Whether a field is to the right of the one before or below it. */
function follows(field: Element, before: Element): boolean {
  const [last, next] = [before.getBoundingClientRect(), field.getBoundingClientRect()];
  return next.top >= last.bottom - 1 || (next.left >= last.right - 1 && next.bottom > last.top);
}

const nameOf = (control: Element | null) =>
  control?.getAttribute("aria-label") ?? (control?.getAttribute("name") || control?.textContent);

/** Presses Tab from the first control of a form to its last: it stops at each of them, in the order in which they are read. */
async function expectTabOrder(form: Locator): Promise<void> {
  await expect.poll(() => form.element().querySelector("input[aria-busy], fieldset:not(:has(input))")).toBeNull();
  const controls = [...form.element().querySelectorAll<HTMLElement>(focusable)]
    .filter((control) => control.checkVisibility())
    .filter(isStop);
  const stops: (string | null | undefined)[] = [];
  const note = ({ target }: FocusEvent) => void stops.push(target instanceof Element ? nameOf(target) : null);
  // A control that has the focus is not focused again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.addEventListener("focusin", note);
  controls[0]?.focus();
  if (controls.length > 1) await userEvent.keyboard("{Tab}".repeat(controls.length - 1));
  document.removeEventListener("focusin", note);
  expect(stops.slice(-controls.length)).toEqual(controls.map(nameOf));
  expect(document.activeElement).toBe(controls.at(-1));
  const fields = controls.map((control) => control.closest("[data-field]") ?? control);
  const odd = fields.filter((field, index) => {
    const before = fields[index - 1];
    const part = field.closest("section");
    const isAlone =
      before === undefined || before.contains(field) || part === null || part !== before.closest("section");
    return !isAlone && !follows(field, before);
  });
  expect(odd.map((field) => field.textContent)).toEqual([]);
}

const figures = ["11", "12", "13", "14"];
const days = ["03/01/2027", "02/28/2027", "02/27/2027", "02/26/2027"];

/** Forms of stored records: their address, an input of one line, and texts for it. */
const stored = [
  ["/manage-tee-time/7", "Folio / Account", figures],
  ["/manage-customer/7", "City", figures],
  ["/manage-course/7", "City", figures],
  ["/manage-course-group/7", "Course Group Name", figures],
  ["/manage-rate/7", "Max Refund", figures],
  ["/rental-club/7", "Brand", figures],
  ["/holiday/7", "Name", figures],
  ["/maintenance/7", "Start Date", days],
  ["/manage-discount/7", "Code", figures],
  ["/manage-gift-certificate/7", "Salutation", figures],
  ["/helpful-link/7", "Description", figures],
  ["/ric-user/7", "Name", figures],
  ["/gift-certificate-sales", "Discount %", figures],
] as const;

it.each(stored)(
  "CROSS-09 CROSS-10 CROSS-11 CROSS-25 %s is edited, saved and locked by keys alone",
  async (path, label, texts) => {
    const { main, button } = await open(path);
    const form = main.getByRole("form").first();
    const line = form.getByRole("textbox", { name: label, exact: true });
    const saved = form.getByRole("status").filter({ hasText: /^Success/ });
    await expect.element(button("Edit")).toBeEnabled();

    button("Edit").element().focus();
    await userEvent.keyboard("{Enter}");
    await expectIn(form);
    expect(document.activeElement?.matches("input, select, textarea")).toBe(true);
    await expectTabOrder(form);
    await line.fill(texts[0] ?? "");
    for (const [index, key] of ["{Control>}s{/Control}", "{Meta>}s{/Meta}", "{Enter}"].entries()) {
      await userEvent.keyboard(key);
      await expect.element(saved).toBeVisible();
      await expectIn(form);
      button("Edit").element().focus();
      await userEvent.keyboard("{Enter}");
      await line.fill(texts[index + 1] ?? "");
    }
    button("Save").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Edit")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Lock")).toBeVisible();
    button("Lock").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Edit")).toHaveFocus();
  },
);

/** Forms of new records, and the input they begin in: the first that has to be filled. */
const blank = [
  ["/manage-customer/new", "First Name"],
  ["/course/new", "Course Name"],
  ["/course-group/new", "Course Group Name"],
  ["/manage-rate/new", "Course"],
  ["/manage-rate/new/2", "Rate"],
  ["/rental-club/new/2", "Brand"],
  ["/holiday/new", "Name"],
  ["/maintenance/new", "Course"],
  ["/maintenance/new/2", "Start Date"],
  ["/manage-discount/new", "Code"],
  ["/helpful-link/new", "Description"],
  ["/ric-user/new", "Name"],
] as const;

it.each(blank)("CROSS-17 %s begins in %s, its first input to fill", async (path, label) => {
  const { main } = await open(path);
  const input = main
    .getByRole("textbox", { name: label, exact: true })
    .or(main.getByRole("combobox", { name: label, exact: true }));
  await expect.element(input).toHaveFocus();
  await expectTabOrder(main.getByRole("form").first());
});

/** Forms that are always open: a button that opens their dialog, and their labels in the order of Tab. */
const plain = [
  ["/email-templates?template=tee_time_receipt", null, ["Template", "Template text"]],
  ["/ric-messages", null, ["Message"]],
  ["/account", null, ["Current Password", "New Password", "New Password Confirmation"]],
  ["/lost-leads", "New Lost Lead", ["Course", "Date", "Time", "Players", "First Name", "Last Name", "Phone", "Email"]],
  ["/queue-management?fupId=7", "Add a Caller", ["Players", "First Name", "Last Name", "Phone", "Email"]],
  ["/closures", null, ["Course", "First day", "From", "Last day", "To"]],
  ["/imports", null, ["Records", "File"]],
] as const;

const labelOf = (control: Element): string =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    ? (control.labels?.[0]?.textContent ?? "")
    : ""
  ).replace(" *", "");

it.each(plain)("Tab goes through the fields of %s in their order", async (path, button, labels) => {
  const none = () => Response.json([]);
  const replies = { "GET /api/closures": none, "GET /api/imports/index": none, "GET /api/auth/sessions": none };
  const { screen, main } = await open(path, replies, {
    closes_courses: true,
    imports_files: true,
    records_callers: true,
  });
  if (button !== null) await main.getByRole("button", { name: button, exact: true }).click();
  const place = button === null ? main : screen.getByRole("dialog");
  const fields = () =>
    [...place.element().querySelectorAll("input, select, textarea")].filter(
      (field) => field.checkVisibility() && labelOf(field) !== "",
    );
  await expect.poll(() => fields().map(labelOf)).toEqual(labels);
  const form = place.getByRole("form");
  await expectTabOrder(form.elements().length > 0 ? form.first() : place);
});

const admins = ["/course/new", "/manage-rate/new", "/rental-club/new/2", "/holiday/new", "/maintenance/new"];

it.each(admins)(
  "ROLE-23 to ROLE-28 an agent who opens %s reads who may add one, and has no blank fields",
  async (path) => {
    const { screen } = await openConsole(path, { level: "other", server: specifiedServer() });
    const main = screen.getByRole("main");
    await expect.element(main.getByText("Only an admin may add one.")).toBeVisible();
    expect(main.element().querySelectorAll("input, select, textarea, [role=region]")).toHaveLength(0);
  },
);

it("ANSWER-16 a conflict is where the focus is, and Continue gives it back to Save", async () => {
  const current = { ...storedRecords["customers"], city: "Del Mar", lock_version: 2 };
  const { main, button } = await open("/manage-customer/7", {
    "PUT /api/customers/update": () => Response.json({ message: "Changed.", current }, { status: 409 }),
  });
  await button("Edit").click();
  await main.getByRole("textbox", { name: "City", exact: true }).fill("Encinitas");
  await userEvent.keyboard("{Control>}s{/Control}");
  const conflict = main.getByRole("region", { name: "Conflict" });
  await expect.element(conflict.getByRole("radio", { name: /Encinitas/ })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(button("Save")).toHaveFocus();
});

it("a question that is declined or answered leaves the focus in the form", async () => {
  const { screen, main, button } = await open("/manage-customer/7");
  const form = main.getByRole("form").first();
  await button("Edit").click();
  await main.getByRole("textbox", { name: "City", exact: true }).fill("Encinitas");
  const question = screen.getByRole("alertdialog");
  for (const [act, answer] of [
    ["Clear", "Cancel"],
    ["Clear", "Clear"],
    ["Lock", "Cancel"],
    ["Reload", "Reload"],
  ] as const) {
    button(act).element().focus();
    await userEvent.keyboard("{Enter}");
    await expectIn(question);
    await question.getByRole("button", { name: answer }).click();
    await expect.poll(() => question.elements()).toEqual([]);
    await expectIn(form);
  }
});

it("a row that is saved keeps the focus, and one that is removed leaves it to the next", async () => {
  const { main, button } = await open("/manage-rate/7");
  await button("New Date Range").click();
  const row = main.getByRole("form", { name: "New row" });
  await expectIn(row);
  await expectTabOrder(row);
  await row.getByRole("button", { name: "Delete" }).click();
  await expectIn(main.getByRole("region", { name: "Date Ranges" }));
});
