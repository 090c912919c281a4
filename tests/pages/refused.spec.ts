import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";

type Refused = {
  readonly address: string;
  /** The button that opens it. Default: it is open. */
  readonly open?: string;
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
};

const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("A text.") };

test.use({ role: "admin" });

for (const [name, { address, open, typed, picked, send = "Save", form: formIn }] of Object.entries(forms))
  test(`${name} is accessible when it is refused, and the first refused field has the focus`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    if (open !== undefined) await main.getByRole("button", { name: open, exact: true }).first().click();
    const form = formIn?.(page) ?? main;
    if (typed !== undefined) await form.getByRole("textbox", { name: typed[0], exact: true }).fill(typed[1]);
    if (picked !== undefined) await form.getByLabel(new RegExp(`^${picked}`)).setInputFiles(text);
    await form.getByRole("button", { name: send, exact: true }).first().click();
    const refused = form.locator("[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input").first();
    await expect(refused).toBeFocused();
    await expect(refused).toHaveAccessibleDescription(/\w/);
    await expectAccessible(page, "refused");
  });
