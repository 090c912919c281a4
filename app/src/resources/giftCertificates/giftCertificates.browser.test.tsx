import { expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { certificate, choice, ledger, open, purchaser, recipient, replies } from "./testing/openCertificates.ts";

it("ADM-GC-02..15 ADM-TXN-01..03 ADM-TXN-05 ADM-TXN-06 ADM-TXN-08 UNCLEAR-57 shows a certificate, its people, its ledger and its transactions", async () => {
  const { screen, main, box, button, callsOf } = await open("/manage-gift-certificate/5");
  for (const [name, value] of [
    ["Serial", "GIFT-100"],
    ["Salutation", "Aunt Jo"],
    ["Balance", "40.00"],
    ["Value", "100.00"],
    ["Greeting", "Happy birthday!"],
    ["Internal Memo", "Sold by phone."],
  ] as const) {
    await expect.element(box(name)).toHaveValue(value);
  }
  await expect.element(main.getByLabelText("Course", { exact: true })).toHaveValue("Torrey Pines South");
  await expect.element(main.getByRole("group", { name: "Delivery Method" })).toHaveTextContent("Mail");
  await expect.element(main.getByRole("group", { name: "Mail Recipient" })).toHaveTextContent("Recipient");
  for (const person of [purchaser, recipient]) {
    const panel = main.getByRole("region", { name: person === purchaser ? "Purchaser" : "Recipient" });
    for (const text of [person.first_name, person.last_name, person.email]) {
      await expect.element(panel.getByText(text, { exact: true })).toBeInTheDocument();
    }
  }
  await expect
    .element(main.getByRole("region", { name: "Balance Ledger" }))
    .toHaveTextContent("Issued$100.00Used−$60.00Returned+$0.00Corrected+$0.00Balance=$40.00");
  const panel = main.getByRole("region", { name: "Transaction Details" });
  for (const [table, headers] of [
    ["Transactions", ["Created At", "Total"]],
    ["Transaction items", ["Created At", "Total", "Type", "View"]],
  ] as const) {
    for (const name of headers) {
      await expect
        .element(panel.getByRole("table", { name: table, exact: true }).getByText(name, { exact: true }).first())
        .toBeInTheDocument();
    }
  }
  const teeTime = panel.getByRole("link", { name: "View Tee time 12" });
  await expect.element(teeTime).toHaveAttribute("href", "/manage-tee-time/12");
  const own = panel.getByRole("link", { name: "View Gift certificate 5" });
  await expect.element(own).toHaveAttribute("href", "/manage-gift-certificate/5");
  expect(panel.getByRole("textbox").elements()).toEqual([]);
  expect(callsOf("/transaction_records/")).toEqual(["GET /api/transaction_records/gift_certificate/5"]);
  await expect.element(button("Edit")).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete" }).query()).toBeNull();
});

it("ADM-GC-13 asks for the mail recipient only with delivery by mail", async () => {
  const { main, button } = await open("/manage-gift-certificate/5");
  await button("Edit").click();
  await main.getByRole("radio", { name: "Email" }).click();
  expect(main.getByRole("group", { name: "Mail Recipient" }).query()).toBeNull();
  await main.getByRole("radio", { name: "Mail", exact: true }).click();
  await expect.element(main.getByRole("group", { name: "Mail Recipient" })).toBeVisible();
});

it("ADM-GC-23..25 UNCLEAR-54 saves flags, its people as null, and another balance with its reason (DECISION-43)", async () => {
  const { screen, main, button, box, sent } = await open("/manage-gift-certificate/5", {
    "PUT /api/gift_certificates/update": { ...certificate, lock_version: 3, email_delivery: true, balance: "55.00" },
  });
  await button("Edit").click();
  await main.getByRole("radio", { name: "Email" }).click();
  // The same amount in another spelling.
  const { balance } = certificate;
  await box("Balance").fill(String(Number(balance)));
  await expect.element(box("Balance")).toHaveValue(String(Number(balance)));
  expect(box("Reason").query()).toBeNull();
  await box("Balance").fill("55");
  await button("Save").click();
  await expect.element(box("Reason")).toHaveAccessibleDescription(/This field is required\./);
  expect(sent).toEqual([]);
  await box("Reason").fill("Goodwill after a late start");
  await button("Save").click();
  await expect.element(screen.getByRole("status").getByText("Success").first()).toBeVisible();
  expect(sent[0]?.body).toEqual({
    id: 5,
    gift_certificate: {
      lock_version: 2,
      serial: "GIFT-100",
      balance: "55.00",
      reason: "Goodwill after a late start",
      who_from: "Aunt Jo",
      email_delivery: true,
      mail_recipient: true,
      greeting: "Happy birthday!",
      internal_memo: "Sold by phone.",
      transaction_item: { total: 10_000 },
      course: { id: 1 },
      customer: null,
      recipient: null,
    },
  });
});

it("DECISION-43 asks for the reason of another value too", async () => {
  const { button, box, sent } = await open("/manage-gift-certificate/5");
  await button("Edit").click();
  await box("Value").fill("90");
  await button("Save").click();
  await expect.element(box("Reason")).toHaveAccessibleDescription(/This field is required\./);
  expect(sent).toEqual([]);
});

it("DECISION-45 keeps what was typed when an amount waits for consent: the rest is saved once it is put back", async () => {
  const message =
    "Sent to an admin for consent: you may correct a gift certificate by up to $10.00. Nothing was saved.";
  const asked = Response.json({ errors: { balance: [message] } }, { status: 422 });
  const { main, button, box, sent } = await open("/manage-gift-certificate/5", {
    "PUT /api/gift_certificates/update": asked,
  });
  await button("Edit").click();
  await main.getByRole("radio", { name: "Email" }).click();
  await box("Greeting").fill("Well played!");
  await box("Balance").fill("900");
  await box("Reason").fill("Goodwill");
  await button("Save").click();
  await expect.element(box("Balance")).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(box("Greeting")).toHaveValue("Well played!");
  await box("Balance").fill(certificate.balance);
  await button("Save").click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.body).toMatchObject({ gift_certificate: { greeting: "Well played!", email_delivery: true } });
  expect(JSON.stringify(sent[1])).not.toContain("Goodwill");
});

it("sends no reason that was typed for a balance that was put back", async () => {
  const { main, button, box, sent } = await open("/manage-gift-certificate/5", {
    "PUT /api/gift_certificates/update": { ...certificate, lock_version: 3 },
  });
  await button("Edit").click();
  await box("Balance").fill("55");
  await box("Reason").fill("Goodwill");
  await box("Balance").fill(certificate.balance);
  await main.getByRole("radio", { name: "Email" }).click();
  await button("Save").click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain("Goodwill");
});

it("ADM-GC-49 shows what the server refuses under its field", async () => {
  const errors = {
    serial: ["Serial no."],
    balance: ["Balance no."],
    who_from: ["Salutation no."],
    "transaction_item.total": ["Value no."],
    course: ["Course no."],
  };
  const { main, button, box } = await open("/manage-gift-certificate/5", {
    "PUT /api/gift_certificates/update": Response.json({ errors }, { status: 422 }),
  });
  await button("Edit").click();
  await box("Salutation").fill("Uncle Bo");
  await button("Save").click();
  for (const [name, text] of [
    ["Serial", "Serial no."],
    ["Balance", "Balance no."],
    ["Salutation", "Salutation no."],
    ["Value", "Value no."],
    ["Course", "Course no."],
  ] as const) {
    const field = main.getByRole(name === "Course" ? "combobox" : "textbox", { name: new RegExp(`^${name}`) });
    await expect.element(field).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect.element(box("Salutation")).toHaveValue("Uncle Bo");
});

it.each([
  ["ADM-GC-19", "Send Receipt", "receipt"],
  ["ADM-GC-20", "Send Certificate", "certificate"],
])("%s ADM-GC-21 MSG-43 UNCLEAR-62 %s makes one call for a click and shows Success", async (_, text, mail) => {
  const call = `GET /api/gift_certificates/${mail}/GIFT-100`;
  const { main, button, sent } = await open("/manage-gift-certificate/5", {
    [call]: { message: "It was sent to pat.lee@example.test." },
  });
  await button(text).click();
  await expect.element(main.getByText("Success", { exact: true })).toBeVisible();
  await expect.element(main.getByText("It was sent to pat.lee@example.test.")).toBeVisible();
  expect(sent).toEqual([{ call, body: null }]);
});

it("ADM-GC-21 keeps the focus on a mail's button while it is sent, and locks the other", async () => {
  let respond: (response: Response) => void = () => undefined;
  const { main, button, sent } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/receipt/GIFT-100": new Promise<Response>((resolve) => (respond = resolve)),
  });
  await button("Send Receipt").click();
  await expect.element(button("Send Certificate")).toBeDisabled();
  await expect.element(button("Send Receipt")).toHaveFocus();
  await button("Send Certificate").click({ force: true });
  respond(Response.json({}));
  await expect.element(main.getByText("Success", { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
});

it.each([409, 500])("ADM-GC-22 a send that ends with %d shows the response's message in red", async (status) => {
  const message = "The receipt was not sent: the purchaser has no e-mail address.";
  const { main, button } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/receipt/GIFT-100": Response.json({ message }, { status }),
  });
  await button("Send Receipt").click();
  const alert = main.getByRole("alert").getByText(message);
  await expect.element(alert).toBeVisible();
  const [red = 0, green = 0, blue = 0] = getComputedStyle(alert.element()).color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(main.getByText("Success", { exact: true }).query()).toBeNull();
});

it.each([
  ["ADM-GC-16", "Change Purchaser", "update_purchaser", { purchaser_id: 21, serial: "GIFT-100" }],
  ["ADM-GC-17", "Change Recipient", "update_recipient", { recipient_id: 21, serial: "GIFT-100" }],
])("%s ADM-GC-51 ADM-CUST-29 %s stores the person chosen in the picker immediately", async (_, text, path, body) => {
  const call = `PUT /api/gift_certificates/certificate/GIFT-100/${path}`;
  const { screen, main, button, sent } = await open("/manage-gift-certificate/5", { [call]: {} });
  await button(text).click();
  const dialog = screen.getByRole("dialog", { name: "Select a customer record" });
  await dialog.getByRole("button", { name: "Select Dora Quill" }).click();
  await expect.element(main.getByText(/has another (purchaser|recipient) now/)).toBeVisible();
  expect(sent).toEqual([{ call, body }]);
});

it("ADM-GC-18 ignores a chosen id of 0 or less", async () => {
  const withoutId = { ...choice, id: 0 };
  const { screen, button, calls } = await open("/manage-gift-certificate/5", {
    "GET /api/customers/index": [withoutId],
  });
  await button("Change Recipient").click();
  await screen.getByRole("button", { name: "Select Dora Quill" }).click();
  expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
});

it("UNCLEAR-39 shows that there is no such certificate where the address has no id", async () => {
  const { main } = await open("/manage-gift-certificate/abc");
  await expect.element(main.getByText("There is no such gift certificate.")).toBeVisible();
});

it("ADM-SALES-01..03 ADM-SALES-05 API-119 API-120 CONST-35 loads the discount, 0 at first, and saves it", async () => {
  const { screen, button, box, sent } = await open("/gift-certificate-sales", {
    "PUT /api/gift_certificates/sales/": { discount: 12.5, lock_version: 1 },
  });
  await expect.element(box("Discount %")).toHaveValue("0 %");
  await button("Edit").click();
  await box("Discount %").fill("12.5");
  await button("Save").click();
  await expect.element(screen.getByRole("status").getByText("Success").first()).toBeVisible();
  expect(sent[0]?.body).toEqual({ saleConfiguration: { discount: 12.5 } });
});

it("ADM-SALES-04 shows what the server refuses under the field", async () => {
  const { button, box } = await open("/gift-certificate-sales", {
    "PUT /api/gift_certificates/sales/": Response.json({ errors: { discount: ["Too much."] } }, { status: 422 }),
  });
  await button("Edit").click();
  await box("Discount %").fill("99");
  await button("Save").click();
  await expect.element(box("Discount %")).toHaveAccessibleDescription(/^Too much\./);
});

it("the certificate is a page to print: the facts for its recipient, and a button", async () => {
  const { main, screen } = await open("/manage-gift-certificate/5");
  await main.getByRole("link", { name: "Print Certificate" }).click();
  const printed = screen.getByRole("article", { name: "Certificate" });
  await expect.element(printed).toBeVisible();
  expect(location.pathname).toBe("/manage-gift-certificate/5/print");
  for (const text of ["$40.00", "Sam Moss", "Aunt Jo", "Happy birthday!", "GIFT-100"]) {
    await expect.element(printed.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(printed.getByText(/^Valid at Torrey Pines South\./)).toBeVisible();
  expect(printed.element().textContent).not.toContain(certificate.internal_memo);
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await main.getByRole("button", { name: "Print", exact: true }).click();
  expect(print).toHaveBeenCalledOnce();
  const back = main.getByRole("link", { name: "Back to the certificate" });
  await expect.element(back).toHaveAttribute("href", "/manage-gift-certificate/5");
});

it("a certificate with nothing left on it is mailed only when that is confirmed", async () => {
  const { main, screen, calls } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/show/5": { ...certificate, balance: "0.00", raw_balance: 0 },
    "GET /api/gift_certificates/certificate/GIFT-100": { message: "Sent." },
  });
  const mails = () => calls.filter((call) => call.includes("/certificate/GIFT-100"));
  await main.getByRole("button", { name: "Send Certificate" }).click();
  const question = screen.getByRole("alertdialog", { name: "Send a spent certificate?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(mails()).toEqual([]);
  await main.getByRole("button", { name: "Send Certificate" }).click();
  await question.getByRole("button", { name: "Send Certificate" }).click();
  await expect.poll(mails).toHaveLength(1);
});

it("a ledger warns of a balance above what was issued", async () => {
  const { main } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/ledger/5": { ...ledger, used: 0, corrected: 500, balance: 10_500 },
  });
  await expect.element(main.getByText("The balance is higher than the amount issued.")).toBeVisible();
});

it("a ledger warns of no balance that is all of what was issued", async () => {
  const { main } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/ledger/5": { ...ledger, used: 0, balance: 10_000 },
  });
  await expect
    .element(main.getByRole("region", { name: "Balance Ledger" }))
    .toHaveTextContent("Issued$100.00Used−$0.00Returned+$0.00Corrected+$0.00Balance=$100.00");
  expect(main.getByText("The balance is higher than the amount issued.").elements()).toEqual([]);
});

it("a ledger takes off what was corrected downwards", async () => {
  const { main } = await open("/manage-gift-certificate/5", {
    "GET /api/gift_certificates/ledger/5": { ...ledger, corrected: -500, balance: 3500 },
  });
  await expect
    .element(main.getByRole("region", { name: "Balance Ledger" }))
    .toHaveTextContent("Issued$100.00Used−$60.00Returned+$0.00Corrected−$5.00Balance=$35.00");
});

it("a certificate with nothing left on it says so before it is printed", async () => {
  const spent = { ...certificate, balance: "0.00", raw_balance: 0, recipient: null, who_from: "", course: null };
  const { main, screen } = await open("/manage-gift-certificate/5/print", {
    "GET /api/gift_certificates/show/5": spent,
  });
  await expect.element(main.getByText(/^Nothing is left on this certificate/)).toBeVisible();
  const printed = screen.getByRole("article", { name: "Certificate" });
  expect(
    printed
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["From"]);
  await expect.element(printed.getByText("Pat Lee", { exact: true })).toBeVisible();
  await expect.element(printed.getByText(/^Valid at all of our courses\./)).toBeVisible();
});

it("the panels below the fields are drawn together, so that none moves those below it", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { "GET /api/gift_certificates/ledger/5": () => released.then(() => Response.json(ledger)) };
  const { screen, calls } = await openConsole("/manage-gift-certificate/5", { replies: { ...replies, ...held } });
  const main = screen.getByRole("main");
  const headings = () =>
    ["Balance Ledger", "Transaction Details", "History"].map(
      (name) => main.getByRole("region", { name }).elements().length,
    );
  const reads = () =>
    ["/history/", "/transaction_records/", "/ledger/"].map(
      (path) => calls.filter((call) => call.includes(path)).length,
    );
  await expect.poll(reads).toEqual([1, 1, 1]);
  expect(headings()).toEqual([0, 0, 0]);
  release();
  await expect.poll(headings).toEqual([1, 1, 1]);
  await expect.element(main.getByRole("region", { name: "Balance Ledger" })).toBeVisible();
  expect(reads()).toEqual([1, 1, 1]);
});
