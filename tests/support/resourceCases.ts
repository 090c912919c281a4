import { expect, type Locator, type Page } from "@playwright/test";

/** What a field is given: text, one of its choices, or a tick. */
export type Typed = readonly [label: string, value: string | boolean];

/** A resource as the conformance journeys meet it; a new resource adds a row. */
export type ResourceCase = {
  /** Requirements of its own that the journey covers. */
  readonly ids?: string;
  readonly list: string;
  readonly heading: string;
  /** Name of the table, and a filter with a row that it leaves. */
  readonly table: string;
  readonly filter: Typed;
  readonly found: string;
  /** The link to a new record, and where it stands if not in the list; null where none is made by hand. */
  readonly create: string | null;
  readonly createdFrom?: string;
  /** Name of the form, and the address of a stored record. */
  readonly form: string;
  readonly record: RegExp;
  readonly typed: readonly Typed[];
  /** What is typed with it and never shown again. */
  readonly secrets?: readonly Typed[];
  /** A picture for its file field. */
  readonly picture?: string;
  /** What the page is headed with once that is stored. */
  readonly name: string;
  /** Null for records that are never changed. */
  readonly changed: Typed | null;
  /** Whether records can be deleted. */
  readonly deleted: boolean;
};

export const resourceCases: readonly ResourceCase[] = [
  {
    list: "/manage-customers",
    heading: "Customers",
    table: "Customers",
    filter: ["Last Name", "Novak"],
    found: "Novak",
    create: "New Customer",
    form: "Customer",
    record: /\/manage-customer\/\d+$/,
    typed: [
      ["First Name", "Dora"],
      ["Last Name", "Quill"],
      ["Record Type", "Gift Certificate Recipient"],
      ["Country", "Mexico"],
    ],
    name: "Dora Quill",
    changed: ["City", "Monterey"],
    deleted: false,
  },
  {
    ids: "ADM-CRS-01..04",
    list: "/manage-courses",
    heading: "Course Management",
    table: "Courses",
    filter: ["Name", "Pala"],
    found: "Pala Creek",
    create: "New Course",
    form: "Course",
    record: /\/manage-course\/\d+$/,
    typed: [
      ["Course Name", "Quail Dunes"],
      ["Quality", "4"],
      ["Internal?", true],
      ["Highest Price", "252.00"],
    ],
    name: "Quail Dunes",
    changed: ["City", "Monterey"],
    deleted: true,
  },
  {
    list: "/manage-rental-clubs",
    heading: "Rental Club Management",
    table: "Rental Clubs",
    filter: ["Course", "Torrey Pines South"],
    found: "Torrey Pines South",
    create: "New Rental Club",
    form: "Rental Club",
    record: /\/rental-club\/\d+$/,
    typed: [
      ["Course", "Torrey Pines South"],
      ["Brand", "Quintal"],
      ["Handed", "Left"],
      ["Sex", "Female"],
      ["Rate", "45.00"],
      ["Charge", "55.00"],
    ],
    name: "Quintal",
    changed: ["Description", "Steel shafts"],
    deleted: true,
  },
  {
    list: "/helpful-links",
    heading: "Helpful Links",
    table: "Helpful Links",
    filter: ["Description", "Weather"],
    found: "Weather",
    create: "New Helpful Link",
    form: "Helpful Link",
    record: /\/helpful-link\/\d+$/,
    typed: [
      ["Description", "Tide tables"],
      ["URL", "https://tides.example.test/"],
      ["Type", "Hotel"],
    ],
    name: "Tide tables",
    changed: ["Order", "7"],
    deleted: true,
  },
  {
    list: "/manage-course-groups",
    heading: "Golf Course Groups",
    table: "Course Groups",
    filter: ["Course Name", "Scottsdale"],
    found: "Scottsdale",
    create: "New Course Group",
    form: "Course Group",
    record: /\/manage-course-group\/\d+$/,
    typed: [
      ["Course Group Name", "Quail courses"],
      ["cancel", false],
      ["hotel desk", false],
      ["Torrey Pines South", false],
    ],
    name: "Quail courses",
    changed: ["Course Group Name", "Heron courses"],
    deleted: true,
  },
  {
    ids: "ADM-IMG-08 ADM-IMG-13 ADM-IMG-15",
    list: "/manage-images",
    heading: "Image Management",
    table: "Images",
    filter: ["Course Name", "Mesa"],
    found: "Balboa Mesa",
    create: "New Image",
    createdFrom: "/manage-course/24?tab=image",
    form: "Image Details",
    record: /\/image\/\d+$/,
    typed: [["Course", "Boulder Reservoir"]],
    picture: "Picture",
    name: "Boulder Reservoir",
    changed: null,
    deleted: true,
  },
  {
    ids: "ADM-USER-10..16",
    list: "/ric-users",
    heading: "RIC Users",
    table: "RIC Users",
    filter: ["Groups", "psgr"],
    found: "psgr",
    create: "New User",
    form: "Manage RIC User",
    record: /\/ric-user\/\d+$/,
    typed: [
      ["Name", "Nova Reyes"],
      ["Email", "nova.reyes@teedesk.test"],
      ["Group", "agent"],
    ],
    secrets: [
      ["Password", "fairway green tee"],
      ["Password Confirmation", "fairway green tee"],
    ],
    name: "Nova Reyes",
    changed: ["Name", "Nova Quill"],
    deleted: true,
  },
  {
    ids: "ADM-GC-01..12",
    list: "/manage-gift-certificates",
    heading: "Gift Certificates",
    table: "Gift Certificates",
    filter: ["Serial", "GC-20591"],
    found: "GC-20591",
    create: null,
    form: "Gift Certificate",
    record: /\/manage-gift-certificate\/\d+$/,
    typed: [["Serial", "GC-20591"]],
    name: "GC-20591",
    changed: ["Greeting", "Mind the dog-leg."],
    deleted: false,
  },
];

/** The control of a field; radio buttons are found by their group. */
const control = (scope: Page | Locator, label: string): Locator =>
  scope
    .getByRole("textbox", { name: label, exact: true })
    .or(scope.getByRole("combobox", { name: label, exact: true }))
    .or(scope.getByRole("checkbox", { name: label, exact: true }))
    .or(scope.getByRole("group", { name: label, exact: true }))
    .or(scope.locator("input[type=password]").and(scope.getByLabel(new RegExp(`^${label}\\W*$`))));

/** Fills a field as staff do, whatever kind of control it has. */
export async function fillIn(scope: Page | Locator, page: Page, [label, value]: Typed): Promise<void> {
  const field = control(scope, label);
  if (typeof value === "boolean") return field.setChecked(value);
  // The code of a combobox comes later than its field.
  await expect(field).not.toHaveAttribute("aria-busy");
  const kind = await field.evaluate((element) => (element.role ?? "") || element.tagName);
  if (kind === "FIELDSET") return field.getByRole("radio", { name: value, exact: true }).check();
  if (kind === "SELECT") return void (await field.selectOption({ label: value }));
  // What the address of a new record presets is chosen already.
  if ((await field.inputValue()) === value) return;
  await field.fill(value);
  if (kind === "combobox") await page.getByRole("option", { name: value, exact: true }).click();
}

/** A picture of one red pixel, for a file field. */
export async function pickPicture(scope: Locator, label: string): Promise<void> {
  const red = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
  const file = { name: "red.png", mimeType: "image/png", buffer: Buffer.from(red, "base64") };
  await scope.getByLabel(new RegExp(`^${label}`)).setInputFiles(file);
}

/** Expects a stored field to read as it was typed. */
export async function expectHeld(scope: Locator, [label, value]: Typed): Promise<void> {
  const field = control(scope, label);
  if (typeof value === "boolean") await expect(field).toBeChecked({ checked: value });
  else if ((await field.evaluate(({ tagName }) => tagName)) === "FIELDSET") await expect(field).toContainText(value);
  else await expect(field).toHaveValue(value);
}
