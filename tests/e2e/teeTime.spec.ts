import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { torreyPines } from "../support/booking.ts";
import { expect, test, testAlone } from "../support/fixtures.ts";
import { columnOf } from "../support/lists.ts";
import { queryAfterwards } from "../support/storedBooking.ts";
import { bookTeeTime, findTeeTime } from "../support/teeTimes.ts";

const field = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const state = (page: Page) => page.locator("output").filter({ hasText: /^(Locked|Editing|Unsaved|Saving|Saved)/ });
const cancelDialog = (page: Page) => page.getByRole("dialog", { name: "Cancelation Options" });
const process = (page: Page) => cancelDialog(page).getByRole("button", { name: "Process" });
const plan = (page: Page) =>
  cancelDialog(page).getByRole("region", { name: "What Process does" }).getByRole("listitem");
const history = (page: Page) => page.getByRole("region", { name: "History" });
const question = (page: Page, text: string) => page.getByRole("alertdialog", { name: text });

async function openCancelDialog(page: Page): Promise<void> {
  await button(page, "Cancel Tee Time").click();
  await expect(cancelDialog(page).getByRole("checkbox", { name: "Refund?" })).not.toBeChecked();
}

/** Confirms the question of Process before it cancels (UNCLEAR-04). */
const confirmCancel = (page: Page) =>
  question(page, "Cancel this tee time. Are you sure?").getByRole("button", { name: "Cancel Tee Time" }).click();

test.describe("the tee-time page", () => {
  test.use({ role: "agent" });

  test("OPS-TT-01..22 OPS-TT-36..40 OPS-TT-49..50 shows all fields, and saves those that may be changed", {
    tag: "@core",
  }, async ({ page, session }) => {
    const id = await findTeeTime(
      { page, session },
      ({ status, players, discount }) => status === "Booked" && players !== 3 && discount?.code === "TENOFF",
    );
    await page.goto(`/manage-tee-time/${id}`);
    await expect(state(page)).toHaveText("Locked");
    for (const name of ["Confirmation", "Play Date", "Play Time", "Players", "Folio / Account", "Gift Certificate"]) {
      await expect(field(page, name)).toHaveAttribute("readonly");
    }
    await button(page, "Edit").click();
    for (const name of [
      "Status",
      "CC Confirmation",
      "Customer Name",
      "Customer Email",
      "Customer Phone",
      "Golf Rate Notes",
    ]) {
      await expect(field(page, name)).toHaveAttribute("readonly");
    }
    await expect(page.getByRole("link", { name: "View customer" })).toHaveAttribute("href", /^\/manage-customer\/\d+$/);
    await expect(page.getByRole("link", { name: "View rate" })).toHaveAttribute("href", /^\/manage-rate\/\d+$/);
    await expect(field(page, "Discount Code")).toHaveValue("TENOFF");
    await expect(page.getByRole("table", { name: "Transaction items" })).toContainText("Golf discount");
    await expect(page.getByRole("link", { name: /^View (Tee time|discount|Golf discount)/ })).toHaveCount(2);

    await field(page, "Players").fill("0");
    await field(page, "Play Date").fill("02/30/2027");
    await button(page, "Save").click();
    await expect(field(page, "Players")).toHaveAccessibleDescription("Enter the number of players.");
    await expect(field(page, "Play Date")).toHaveAccessibleDescription("There is no such date.");
    await expect(field(page, "Play Date")).toBeFocused();

    await field(page, "Players").fill("3");
    await field(page, "Play Date").fill("3/1/2027");
    await field(page, "Play Time").fill("730");
    await field(page, "Confirmation").fill("C-77");
    await field(page, "Notes").fill("Bring cash");
    await field(page, "Internal Notes").fill("Called twice");
    await field(page, "Folio / Account").fill("ACME 7");
    const sent = page.waitForRequest("**/api/tee_times/update");
    const reread = page.waitForRequest(`**/api/transaction_records/tee_time/${id}`);
    await button(page, "Save").click();
    await question(page, "Save this change?").getByRole("button", { name: "Save" }).click();
    const body = (await sent).postDataJSON();
    expect(body.tee_time).toMatchObject({
      play_date: "2027-03-01",
      play_time: "07:30",
      players: 3,
      confirmation: "C-77",
      course: { id: expect.any(Number) },
    });
    expect(Object.keys(body).toSorted()).toEqual(["discount", "gift_certificate", "id", "tee_time"]);
    for (const left of ["customer", "customers", "golf_rate", "gift_certificate", "discount"]) {
      expect(body.tee_time).not.toHaveProperty(left);
    }
    await reread;
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
    await expect(field(page, "Play Date")).toHaveValue("03/01/2027");
    await expect(history(page)).toContainText("ACME 7");
  });

  test("UNCLEAR-39 there is no page for a new tee time, and an unknown one is reported as such", async ({ page }) => {
    await page.goto("/manage-tee-time/new");
    await expect(page.getByText("There is no such tee time.")).toBeVisible();
    await page.goto("/manage-tee-time/999999");
    await expect(page.getByRole("alert")).toContainText("There is no such record.");
  });

  test("OPS-TT-28..31 OPS-TT-57 ADM-CUST-26..27 CONST-28 MSG-42 another customer is stored immediately, and typed text is kept", async ({
    page,
  }) => {
    await page.goto("/manage-tee-time/5002");
    await button(page, "Edit").click();
    await field(page, "Notes").fill("typed before");
    await button(page, "Change customer").click();
    const picker = page.getByRole("dialog", { name: "Select a customer record" });
    await expect(picker.getByRole("button", { name: /^Select / })).toHaveCount(5);
    await expect(picker.getByRole("link", { name: /^View/ })).toHaveCount(0);
    await picker.getByRole("textbox", { name: "Last Name" }).fill("Novak");
    const asked = page.waitForRequest((request) => request.url().includes("/api/customers/index"));
    await picker.getByRole("textbox", { name: "Last Name" }).press("Enter");
    expect(JSON.parse(new URL((await asked).url()).searchParams.get("filters") ?? "")).toEqual({
      last_name: "Novak",
      type: "Customer",
    });
    await expect.poll(async () => [...new Set(await columnOf(page, "Customers", "Last Name"))]).toEqual(["Novak"]);
    const stored = page.waitForRequest("**/api/tee_times/update/customer");
    await picker
      .getByRole("button", { name: /^Select / })
      .first()
      .click();
    expect((await stored).postDataJSON()).toEqual({ id: 5002, customer_id: expect.any(Number) });
    await expect(field(page, "Customer Name")).toHaveValue(/Novak$/);
    await expect(field(page, "Notes")).toHaveValue("typed before");
    await button(page, "Save").click();
    await expect(state(page)).toHaveText(/^Saved/);
    await expect(history(page)).toContainText("customer changed");
  });

  test("OPS-TT-32..35 OPS-TT-41..43 MSG-17..20 a mail is sent once, after confirmation", async ({ page, session }) => {
    const id = await findTeeTime({ page, session }, ({ status }) => status === "Canceled");
    await page.goto(`/manage-tee-time/${id}`);
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(receipt|voucher|cancel\/email)\//.test(pathname)) calls.push(pathname);
    });
    await button(page, "Send Receipt").click();
    await question(page, "Send the receipt again?").getByRole("button", { name: "Cancel" }).click();
    expect(calls).toEqual([]);
    await button(page, "Send Receipt").click();
    await question(page, "Send the receipt again?").getByRole("button", { name: "Send" }).dblclick();
    await expect(page.getByRole("status").filter({ hasText: "The receipt was sent to" })).toBeVisible();
    expect(calls).toEqual([`/api/tee_times/receipt/${id}`]);

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/tee_times/voucher/${id}`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: "The voucher was not sent.", backend_message: "SMTP 451" } });
    });
    await button(page, "Send Voucher").click();
    await question(page, "Send the voucher again?").getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Please wait...")).toBeVisible();
    answer();
    await expect(page.getByRole("alert")).toContainText("The voucher was not sent.");
    await expect(page.getByRole("alert")).toContainText("SMTP 451");
    await button(page, "Send Cancelation Email").click();
    await question(page, "Send cancel email. Are you sure?").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The cancelation email was sent to" })).toBeVisible();
    expect(calls.slice(1)).toEqual([`/api/tee_times/voucher/${id}`, `/api/tee_times/cancel/email/${id}`]);
    await expect(page.getByText("Please wait...")).toHaveCount(0);
  });

  test("is accessible, in both themes and on a phone", async ({ page }) => {
    await page.goto("/manage-tee-time/5004");
    await button(page, "Edit").click();
    await expectAccessible(page, "form");
    await expectReadableInTheDark(page, "form");
    await openCancelDialog(page);
    await cancelDialog(page).getByRole("checkbox", { name: "Refund?" }).check();
    await cancelDialog(page).getByRole("radio", { name: "Custom amount" }).check();
    await expectAccessible(page, "cancel dialog");
    await expectReadableInTheDark(page, "cancel dialog");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "cancel dialog on a phone");
    await page.keyboard.press("Escape");
    await expectAccessible(page, "form on a phone");
  });
});

testAlone.describe("canceling and refunding", () => {
  testAlone.use({ role: "agent" });

  testAlone(
    "OPS-CAN-01..23 MSG-21..27 the money goes back where it came from, once",
    { tag: "@core" },
    async ({ page, session, ownTeedesk }) => {
      const caller = { page, session };
      const { id, transaction_record } = await bookTeeTime(caller, { gift_cert_serial: torreyPines.certificate });
      const paid = transaction_record.total;
      await page.goto(`/manage-tee-time/${id}`);

      // A part of it first, without canceling.
      await openCancelDialog(page);
      await expect(cancelDialog(page).getByRole("checkbox", { name: "Force Cancel?" })).toBeVisible();
      await cancelDialog(page).getByRole("checkbox", { name: "Cancel?", exact: true }).uncheck();
      await expect(cancelDialog(page).getByRole("checkbox", { name: "Force Cancel?" })).toHaveCount(0);
      await expect(process(page)).toBeDisabled();
      await cancelDialog(page).getByRole("checkbox", { name: "Refund?" }).check();
      await expect(cancelDialog(page).getByRole("radio")).toHaveCount(3);
      await cancelDialog(page).getByRole("radio", { name: "Custom amount" }).check();
      await field(page, "Refund Amount").fill(String(paid));
      await process(page).click();
      await expect(field(page, "Refund Amount")).toHaveAccessibleDescription(
        "This is more than can still be refunded.",
      );
      await field(page, "Refund Amount").fill("19.99");
      await field(page, "Reason for cancel/refund").fill("Late frost");
      await expect(plan(page)).toHaveText([
        "$19.99 goes back to the card.",
        "A refund alone sends no email: tell the customer.",
      ]);
      const refund = page.waitForRequest("**/api/tee_times/cancel");
      await process(page).click();
      expect((await refund).postDataJSON()).toEqual({
        id,
        refund: true,
        cancel: false,
        force_cancel: false,
        refund_amount: 1999,
        reason: "Late frost",
      });
      await expect(cancelDialog(page)).toContainText("$19.99 was refunded.");
      await cancelDialog(page).getByRole("button", { name: "Close" }).first().click();

      // Then the rest, with the cancelation.
      await openCancelDialog(page);
      await cancelDialog(page).getByRole("checkbox", { name: "Refund?" }).check();
      await cancelDialog(page)
        .getByRole("radio", { name: /^Full refund/ })
        .check();
      await field(page, "Reason for cancel/refund").fill("Rain");
      await expect(plan(page)).toContainText(["The tee time is canceled.", "goes back to the card", "GIFT-100"]);
      await process(page).click();
      const canceled = page.waitForRequest("**/api/tee_times/cancel");
      await confirmCancel(page);
      expect((await canceled).postDataJSON()).toMatchObject({
        refund_amount: paid - 1999,
        cancel: true,
        reason: "Rain",
      });
      for (const text of [
        "Success",
        "The tee time was canceled",
        "Please close the dialog and refresh.",
        "This is an INTERNAL tee time. Please call the course to cancel the reservation.",
      ]) {
        await expect(cancelDialog(page)).toContainText(text);
      }
      await cancelDialog(page).getByRole("button", { name: "Close" }).first().click();
      await expect(field(page, "Status")).toHaveValue("Canceled");
      await expect(history(page)).toContainText("canceled");
      const cents = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);
      await expect
        .poll(async () => {
          const totals = await columnOf(page, "Transactions", "Total");
          return { isPaidBack: totals.length > 1, sum: totals.reduce((sum, text) => sum + cents(text), 0) };
        })
        .toEqual({ isPaidBack: true, sum: 0 });

      // Nothing is left, and it is canceled only once.
      await openCancelDialog(page);
      await expect(cancelDialog(page).getByRole("checkbox", { name: "Cancel?", exact: true })).toHaveCount(0);
      await cancelDialog(page).getByRole("checkbox", { name: "Refund?" }).check();
      await expect(cancelDialog(page).getByRole("radio", { name: /^Full refund/ })).toHaveCount(0);

      await expect
        .poll(() => ownTeedesk.mail().filter((mail) => /^Subject: .*cancel/im.test(mail)).length)
        .toBeGreaterThan(0);
      await queryAfterwards(ownTeedesk, async (query) => {
        expect(
          await query(`
          select t.status, g.raw_balance,
            (select sum(r.total)::int from transaction_records r
              where r.id = t.transaction_record_id or r.refunded_record_id = t.transaction_record_id) as kept
          from tee_times t join gift_certificates g on g.serial = '${torreyPines.certificate}' where t.id = ${id}`),
        ).toEqual([{ status: "Canceled", raw_balance: 10_000, kept: 0 }]);
      });
    },
  );
});

test.describe("a cancelation whose response is lost", () => {
  test.use({ role: "agent" });

  test("ANSWER-17 is sent again with the same key, and done once", { tag: "@core" }, async ({ page, session }) => {
    const { id } = await bookTeeTime({ page, session });
    await page.goto(`/manage-tee-time/${id}`);
    await openCancelDialog(page);
    await cancelDialog(page).getByRole("checkbox", { name: "Refund?" }).check();
    await cancelDialog(page)
      .getByRole("radio", { name: /^Full refund/ })
      .check();
    await field(page, "Reason for cancel/refund").fill("Rain");
    const keys: (string | undefined)[] = [];
    await page.route("**/api/tee_times/cancel", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      // The server does it, and its first response is lost.
      const response = await route.fetch();
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await process(page).click();
    await confirmCancel(page);
    await expect(cancelDialog(page)).toContainText("It is unknown whether this was done.");
    await process(page).click();
    await confirmCancel(page);
    await expect(cancelDialog(page)).toContainText("Success");
    expect(new Set(keys).size).toBe(1);
    const path = `/api/transaction_records/tee_time/${id}`;
    const records = await (await page.request.get(path, { headers: session })).json();
    expect(records.later_records).toHaveLength(1);
  });
});
