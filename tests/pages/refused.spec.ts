import type { Locator, Page } from "@playwright/test";
import { course } from "../support/booking.ts";
import { expectAccessibleEverywhere } from "../support/everyWindow.ts";
import { expect, test } from "../support/fixtures.ts";

type Refused = {
  readonly address: string;
  /** Default: an admin is signed in. */
  readonly role?: null;
  /** The button that opens it. Default: it is open. */
  readonly open?: string | RegExp;
  /** Waits or chooses before anything is typed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** A field and a text that make it a form with changes to save. Default: it is sent as it is. */
  readonly typed?: readonly [label: string, text: string];
  /** A field in which a text is picked for a picture. */
  readonly picked?: string;
  /** The button that sends it. Default Save. */
  readonly send?: string;
  readonly form?: (page: Page) => Locator;
};

/** Its buttons are below the form. */
const dialog = (page: Page) => page.getByRole("dialog");

/** A refund of an amount that needs a reason. */
async function chooseRefund(page: Page): Promise<void> {
  await dialog(page).getByRole("checkbox", { name: "Refund?", exact: true }).click();
  await dialog(page).getByRole("radio", { name: "Custom amount" }).click();
}

/** Ranges of dates for other courses, of which none is chosen. */
async function openCopyOfRanges(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Select for copying" }).first().click();
  await page.getByRole("button", { name: "Copy Selected Rates to Course(s)" }).click();
}

/** No course of those that are ticked at first. */
const chooseNoCourse = (page: Page) => page.getByRole("button", { name: "Unselect All" }).click();

/** Every form of the console, blank or with something that it refuses. */
const forms: Readonly<Record<string, Refused>> = {
  "a tee time": { address: "/manage-tee-time/1", open: "Edit", typed: ["Players", ""] },
  "the wish for offers": { address: "/offers", send: "Find" },
  "a customer": { address: "/manage-customer/new", typed: ["Email", "nobody"] },
  "a course": { address: "/course/new", typed: ["Highest Price", "much"] },
  "a course group": { address: "/course-group/new", typed: ["Course Group Name", " "] },
  "a rate": { address: "/manage-rate/new", typed: ["Deposit", "some"] },
  "a range of dates": {
    address: "/manage-rate/1",
    open: "New Date Range",
    typed: ["Description", "Spring"],
    form: (page) => page.getByRole("form", { name: "New row" }),
  },
  "a copy of ranges": { address: "/manage-rate/1", prepare: openCopyOfRanges, send: "Copy", form: dialog },
  "rental clubs": { address: "/rental-club/new/2", typed: ["Cost", "much"] },
  "a discount": { address: "/manage-discount/new", typed: ["End Date", "02/30/2027"] },
  "a gift certificate": { address: "/manage-gift-certificate/1", open: "Edit", typed: ["Balance", ""] },
  "the sale of gift certificates": { address: "/gift-certificate-sales", open: "Edit", typed: ["Discount %", "half"] },
  "an image": { address: "/image/new/2", picked: "Picture" },
  "a holiday": { address: "/holiday/new", typed: ["End Date", "02/30/2027"] },
  "a maintenance": { address: "/maintenance/new", typed: ["Description", "New greens"] },
  "a helpful link": { address: "/helpful-link/new", typed: ["Order", "first"] },
  "a staff member": { address: "/ric-user/new", typed: ["Email", "nobody"] },
  "a template": { address: "/email-templates?template=tee_time_receipt", typed: ["Template text", "{{ course_name"] },
  "the message to everybody": { address: "/ric-messages", typed: ["Message", "a".repeat(2001)] },
  "one's own password": { address: "/account", send: "Change Password" },
  "a lost lead": { address: "/lost-leads", open: "New Lost Lead", send: "Record", form: dialog },
  "a caller": { address: "/queue-management?fupId=1", open: "Add a Caller", send: "Add", form: dialog },
  "a closure": { address: "/closures", send: "Find bookings" },
  "a file to import": { address: "/imports", send: "Upload" },
  "the sign-in": { address: "/login", role: null, send: "Sign in" },
  "the day of the summaries": { address: "/", typed: ["Summaries of", "02/30/2027"], send: "Update summaries" },
  "the filters of a list": { address: "/manage-tee-times", typed: ["Players", "many"], send: "Search" },
  "a booking": {
    address: "/ibe",
    prepare: (page) => expect(course(page)).not.toHaveValue(""),
    send: "Book",
  },
  "copies on other dates": { address: "/manage-tee-time/1/copy", typed: ["Dates", "someday"], send: "Book" },
  "a cancelation": {
    address: "/manage-tee-time/1",
    open: "Cancel Tee Time",
    prepare: chooseRefund,
    typed: ["Refund Amount", "1.00"],
    send: "Process",
    form: dialog,
  },
  "a promised call": { address: "/manage-customer/1", open: "Promise a call", send: "Promise", form: dialog },
  "what a course was told": {
    address: "/to-do",
    open: /^Told: /,
    typed: ["Confirmation", "4242 4242 4242 4242"],
    send: "Told",
    form: dialog,
  },
  "the report of gift certificates": {
    address: "/reports/gift-certificate",
    typed: ["Start date", "02/30/2027"],
    send: "Run Report",
  },
  "the report of tee times": { address: "/reports/tee_time", typed: ["End date", "02/30/2027"], send: "Run Report" },
  "what courses are owed": { address: "/reports/ap_monthly", prepare: chooseNoCourse, send: "Run Report" },
  "the sales report": { address: "/reports/sales_report", typed: ["As of", "soon"], send: "Run Report" },
  "the second sales report": {
    address: "/reports/new_sales_report",
    typed: ["Start date", "02/30/2027"],
    send: "Show Figures",
  },
  "the report of commissions": { address: "/reports/commission", typed: ["Start date", "soon"], send: "Run Report" },
  "the comparison of revenue": {
    address: "/reports/revenue-comparison",
    typed: ["Comparison end date", "02/30/2027"],
    send: "Run Report",
  },
  "the weekly report": { address: "/reports/weekly", typed: ["Start date", "soon"], send: "Run Report" },
  "the report of earnings": { address: "/reports/earnings", typed: ["End date", "02/30/2027"], send: "Run Report" },
};

const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("A text.") };

for (const [name, { address, role, open, prepare, typed, picked, send = "Save", form: formIn }] of Object.entries(
  forms,
))
  test.describe(name, () => {
    test.use({ role: role === null ? null : "admin" });

    test("is accessible at every width when it is refused, and the first refused field has the focus", async ({
      page,
    }) => {
      await page.goto(address);
      const main = page.getByRole("main");
      if (open !== undefined) await main.getByRole("button", { name: open, exact: true }).first().click();
      await prepare?.(page);
      const form = formIn?.(page) ?? main;
      if (typed !== undefined) await form.getByRole("textbox", { name: typed[0], exact: true }).fill(typed[1]);
      if (picked !== undefined) await form.getByLabel(new RegExp(`^${picked}`)).setInputFiles(text);
      await form.getByRole("button", { name: send, exact: true }).first().click();
      const refused = form.locator("[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input").first();
      await expect(refused).toBeFocused();
      // A group has its message, not its first tick.
      await expect(form.locator("[aria-invalid=true]").first()).toHaveAccessibleDescription(/\w/);
      await expectAccessibleEverywhere(page, name);
    });
  });
