import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expectAccessibleEverywhere } from "../support/everyWindow.ts";
import { expect, signIn, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { callsDuring, columnOf, listAddress } from "../support/lists.ts";
import { sessionHeaders } from "../support/teeTimes.ts";

test.use({ role: "agent" });

const list = "Customers";
const filter = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const field = filter;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const state = (page: Page) =>
  page.locator("output").filter({ hasText: /^(Locked|Editing|Unsaved|Saving|Saved|Conflict)/ });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Saves the customer meanwhile, as another staff member would. */
async function saveElsewhere(page: Page, id: string, customer: Record<string, unknown>): Promise<void> {
  const headers = await sessionHeaders(page);
  const response = await page.request.put("/api/customers/update", { headers, data: { id: Number(id), customer } });
  expect(response.status()).toBe(200);
}

/** The e-mail address of the first customer with one. */
async function emailInUse(page: Page): Promise<string> {
  const response = await page.request.get("/api/customers/index?page=1&per_page=30", {
    headers: await sessionHeaders(page),
  });
  const customers: readonly { readonly email: string | null }[] = await response.json();
  const email = customers.map((customer) => customer.email ?? "").find((text) => text.includes("@"));
  if (email === undefined) throw new Error("No customer has an e-mail address.");
  return email;
}

const idOf = (page: Page): string => page.url().split("/").at(-1) ?? "";

async function openCustomer(page: Page, lastName: string): Promise<void> {
  await page.goto(`/manage-customers?filters=${encodeURIComponent(JSON.stringify({ last_name: lastName }))}`);
  await page.getByRole("link", { name: /^View/ }).first().click();
  await expect(state(page)).toHaveText("Locked");
}

test("ADM-CUST-01 ADM-CUST-28 ADM-CUST-35 CROSS-01..08 the address is the list", async ({ page }) => {
  const first = await callsDuring(page, "/api/customers/index", async () => {
    await page.goto("/manage-customers");
    await expect(heading(page)).toContainText(/\d/);
  });
  expect(first[0]).toMatchObject({
    page: 1,
    per_page: 30,
    sort_fields: ["last_name", "first_name"],
    sort_desc: [false, false],
  });

  await button(page, "Next page").click();
  await expect.poll(() => listAddress(page)).toEqual({ page: "2" });
  const calls = await callsDuring(page, "/api/customers/index", async () => {
    await filter(page, "Last Name").fill("x");
    await filter(page, "Last Name").fill("a");
    await filter(page, "Last Name").press("Enter");
    await expect.poll(() => listAddress(page)).toEqual({ filters: { last_name: "a" } });
  });
  expect(calls.filter(({ filters }) => JSON.stringify(filters) !== '{"last_name":"a"}')).toEqual([]);
  await expect(page.getByRole("button", { name: "Remove filter Last Name" })).toBeVisible();

  await page.getByRole("combobox", { name: "Record Type" }).selectOption("GiftCertificateRecipient");
  await button(page, "Search").click();
  const filters = { last_name: "a", type: "GiftCertificateRecipient" };
  await expect.poll(() => listAddress(page)).toEqual({ filters: expect.objectContaining(filters) });

  await page.getByRole("button", { name: /^First Name/ }).click();
  await page.getByRole("button", { name: /^ID/ }).click({ modifiers: ["Shift"] });
  await expect
    .poll(() => listAddress(page))
    .toMatchObject({ sort_fields: ["first_name", "id"], sort_desc: [true, false], filters });
  // By first letters: the order of the rest is the database's collation. The address changes before the rows do.
  let names: string[] = [];
  await expect(async () => {
    names = await columnOf(page, list, "First Name");
    const letters = names.map((name) => name.charAt(0).toUpperCase());
    expect(new Set(letters).size).toBeGreaterThan(1);
    expect(letters).toEqual(letters.toSorted().toReversed());
  }).toPass();

  await page.reload();
  await expect(filter(page, "Last Name")).toHaveValue("a");
  await expect(page.getByRole("button", { name: "Remove filter Last Name" })).toBeVisible();
  await expect.poll(() => columnOf(page, list, "First Name")).toEqual(names);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => listAddress(page)).toEqual({ filters: expect.objectContaining(filters) });
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Record Type" })).toHaveValue("");
});

test("CONST-26 page sizes and columns, remembered for each staff member", async ({ page }) => {
  await page.goto("/manage-customers");
  const sizes = page.getByRole("combobox", { name: "Rows per page" });
  await expect(sizes.getByRole("option")).toHaveText(["5", "10", "20", "30", "40", "50"]);
  await sizes.selectOption("5");
  await expect.poll(() => columnOf(page, list, "ID").then(({ length }) => length)).toBe(5);
  await button(page, "Columns").click();
  await page.getByRole("checkbox", { name: "Phone" }).uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Email" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Phone" })).toHaveCount(0);
});

test("ADM-CUST-03 ADM-CUST-31..33 MSG-40..41 MSG-45 CROSS-17 CROSS-37 a duplicate is asked about, then stored", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/manage-customer/new");
  await expect(button(page, "Edit")).toHaveCount(0);
  await expect(button(page, "Lock")).toHaveCount(0);
  await expect(button(page, "Delete")).toHaveCount(0);
  await expect(button(page, "Save")).toBeDisabled();
  await field(page, "First Name").fill("Dora");
  await field(page, "Email").fill("no address");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toHaveText("One or more things are invalid.");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Enter a valid e-mail address.");

  await field(page, "Email").fill(await emailInUse(page));
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toContainText(
    "A customer with this email address exists. Are you sure you want to create a duplicate?",
  );
  await expect(page.getByRole("alert")).toContainText("If so, check the box and save again.");
  expect(page.url()).toContain("/manage-customer/new");
  await page.getByRole("checkbox", { name: "Create a duplicate customer" }).check();
  const sent = page.waitForRequest("**/api/customers");
  await page.keyboard.press("Control+s");
  expect((await sent).postDataJSON()).toMatchObject({ customer: { ignore_duplicate: true, first_name: "Dora" } });
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect(page).toHaveURL(/\/manage-customer\/\d+$/);
  await expect(heading(page)).toHaveText("Dora");
  await expect(state(page)).toHaveText(/^Saved/);
  await expect(page.getByRole("region", { name: "History" })).toContainText("agent@teedesk.test created");
});

test("CROSS-22..29 ANSWER-16 a stale save loses nothing and writes nothing", { tag: "@core" }, async ({ page }) => {
  await openCustomer(page, "Novak");
  const id = idOf(page);
  await button(page, "Edit").click();
  await field(page, "City").fill("Mine");
  await field(page, "Mobile Phone").fill("619-555-0101");
  await page.getByRole("combobox", { name: "Country" }).fill("mexico");
  await page.getByRole("option", { name: "Mexico", exact: true }).click();
  await saveElsewhere(page, id, { city: "Theirs", address_2: "Suite 9", country_alpha2: "CA" });
  await button(page, "Save").click();
  await expect(state(page)).toHaveText("Conflict");
  const dispute = page.getByRole("group", { name: "City" });
  await expect(dispute).toContainText("Mine");
  await expect(dispute).toContainText("Theirs");
  await dispute.getByRole("radio").nth(1).check();
  await expect(page.getByRole("radio", { name: "In this form Mexico" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Saved Canada" })).toBeVisible();
  await button(page, "Continue").click();
  await expect(field(page, "City")).toHaveValue("Theirs");
  await expect(field(page, "Address 2")).toHaveValue("Suite 9");
  await expect(field(page, "Mobile Phone")).toHaveValue("619-555-0101");
  await button(page, "Save").click();
  await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").first()).toContainText(
    /Country.*Canada.*Mexico/,
  );
  await page.reload();
  await expect(field(page, "Mobile Phone")).toHaveValue("619-555-0101");
});

test("ANSWER-25 OPS-SES-13 typed text outlives a lost session, also in a record that was just created", async ({
  page,
}) => {
  await page.goto("/manage-customer/new");
  await field(page, "First Name").fill("Newly");
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/manage-customer\/\d+$/);
  const path = new URL(page.url()).pathname;
  await button(page, "Edit").click();
  await field(page, "City").fill("Kept");
  const refusal = { status: 401, json: { message: "No." } };
  await page.route("**/api/customers/update", (route) => route.fulfill(refusal), { times: 1 });
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(field(page, "City")).toHaveValue("Kept");
  await button(page, "Save").click();
  await expect(state(page)).toHaveText(/^Saved/);
  await page.goto("/manage-customer/new");
  await expect(field(page, "First Name")).toHaveValue("");
});

test("leaving with changes asks: while the next page loads, by a link, by Back and on closing the tab", async ({
  page,
}) => {
  await openCustomer(page, "Larsen");
  await button(page, "Edit").click();
  await expect(field(page, "City")).toBeEditable();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // Every script requested from now on belongs to the next page.
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // In one task, as a fast typist would: the link is pressed, and typing goes on before the page is shown.
  await field(page, "City").focus();
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>("header a[href='/']")?.click();
    document.execCommand("insertText", false, "x");
  });
  arrive();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(field(page, "City")).toHaveValue(/x/);

  await field(page, "City").fill("Elsewhere");
  await page.getByRole("link", { name: "Rates", exact: true }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  expect(page.url()).toMatch(/manage-customer\/\d+$/);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(field(page, "City")).toHaveValue("Elsewhere");
  const asked = await page.evaluate(() => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(asked).toBe(true);
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/manage-customers/);
});

test("the screens are accessible, in both themes and on a phone", async ({ page }) => {
  const expectAccessibleAnywhere = async (what: string) => {
    await expectAccessible(page, what);
    await expectReadableInTheDark(page, what);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, `${what} on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto("/manage-customers?filters=%7B%22last_name%22%3A%22ab%22%7D");
  await expect(heading(page)).toContainText(/\d/);
  await expectAccessible(page, "filtered list");
  await openCustomer(page, "Larsen");
  await button(page, "Edit").click();
  await expectAccessibleAnywhere("form");
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("BUS-10 DECISION-64 merges two customers who are one person, and undoes it", async ({ page, session }) => {
    const stored = async (customer: object): Promise<number> => {
      const data = { customer: { last_name: "Merge-Twice", first_name: "Tess", type: "Customer", ...customer } };
      return (await (await page.request.post("/api/customers", { headers: session, data })).json()).id;
    };
    const id = await stored({ email: "tess@example.test", primary_phone: "858-555-0177" });
    const merged = await stored({ email: "t.twice@example.test", primary_phone: "858-555-0177", city: "Del Mar" });

    await page.goto(`/manage-customer/${id}`);
    await page.getByRole("link", { name: "Find duplicates" }).click();
    await page.getByRole("link", { name: `Compare ${merged}` }).click();
    await expect(page.getByRole("radio", { name: `Customer ${merged} Del Mar` })).toBeChecked();
    await page.getByRole("radio", { name: `Customer ${merged} t.twice@example.test` }).check();
    await expectAccessibleEverywhere(page, "comparison of customers");
    await tabTo(page, button(page, "Merge"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: "Merge", exact: true }));
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(`Tess Merge-Twice (${merged}) was merged into Tess Merge-Twice (${id})`),
    ).toBeInViewport();
    await expectAccessibleEverywhere(page, "merged customers");

    await page.goto(`/manage-customer/${merged}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: `customer ${id}` })
      .click();
    await expect(field(page, "City")).toHaveValue("Del Mar");
    await expect(field(page, "Email")).toHaveValue("t.twice@example.test");

    await page.getByRole("link", { name: "Find duplicates" }).click();
    await page.getByRole("button", { name: `Undo the merge of ${merged}` }).click();
    await expect(page.getByText(`The merge of Tess Merge-Twice (${merged}) was undone.`)).toBeInViewport();
    await page.goto(`/manage-customer/${id}`);
    await expect(field(page, "Email")).toHaveValue("tess@example.test");
    await expect(field(page, "City")).toHaveValue("");
  });
});
