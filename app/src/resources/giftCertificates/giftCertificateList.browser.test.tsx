import { expect, it } from "vitest";
import { lost, open, purchaser } from "./testing/openCertificates.ts";

it("ADM-GC-01 ADM-GC-26..34 ADM-GC-50 CONST-25 CONST-33 lists the certificates, the newest first", async () => {
  const { screen, callsOf } = await open("/manage-gift-certificates");
  const table = screen.getByRole("table", { name: "Gift Certificates" });
  const headers = ["Created At", "Customer Name", "Email", "Serial", "Value", "Balance", "Delivery Method"];
  for (const name of [...headers, "Internal Memo", "View"]) {
    await expect.element(table.getByRole("columnheader", { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  }
  for (const text of ["Pat Lee", purchaser.email, "GIFT-100", "100.00", "40.00", "Sold by phone."]) {
    await expect.element(table.getByText(text, { exact: true })).toBeInTheDocument();
  }
  await expect.element(table.getByRole("cell", { name: "Mail", exact: true })).toBeInTheDocument();
  const view = table.getByRole("link", { name: "View 5" });
  await expect.element(view).toHaveAttribute("href", "/manage-gift-certificate/5");
  expect(callsOf("/gift_certificates/index")).toEqual([
    'GET /api/gift_certificates/index?filters={}&page=1&per_page=30&sort_fields=["created_at"]&sort_desc=[true]',
  ]);
  expect(callsOf("/gift_certificates/count")).toEqual(["GET /api/gift_certificates/count?filters={}"]);
});

it("shows the mail about the certificate that did not arrive", async () => {
  const { main, calls } = await open("/manage-gift-certificate/5", {
    "GET /api/mail/of/gift_certificate/5": [lost],
    "POST /api/mail/send_again/7": { message: "The mail to dora@example.test is being sent again." },
  });
  await expect.element(main.getByText("550 no such mailbox")).toBeVisible();
  await main.getByRole("button", { name: "Send again to dora@example.test" }).click();
  await expect.poll(() => calls).toContain("POST /api/mail/send_again/7");
});

it("ADM-GC-35..43 CROSS-08 the address's filters are those of the calls", async () => {
  const filters = {
    created_at: ["2026-11-01", "2026-11-30"],
    first_name: "Pat",
    last_name: "Lee",
    email: "pat",
    serial: "GIFT",
    value: "100",
    balance: "40.00",
    email_delivery: false,
    internal_memo: "phone",
  };
  const { screen, box, callsOf } = await open(
    `/manage-gift-certificates?filters=${encodeURIComponent(JSON.stringify(filters))}`,
  );
  for (const [name, value] of [
    ["First Name", "Pat"],
    ["Last Name", "Lee"],
    ["Email", "pat"],
    ["Serial", "GIFT"],
    ["Value", "100"],
    ["Balance", "40.00"],
    ["Internal Memo", "phone"],
  ] as const) {
    await expect.element(box(name)).toHaveValue(value);
  }
  await expect.element(screen.getByRole("combobox", { name: "Delivery Method" })).toHaveValue("Mail");
  const [asked] = callsOf("/gift_certificates/index");
  expect(JSON.parse(/filters=(\{.*?\})&/.exec(asked ?? "")?.[1] ?? "")).toEqual(filters);
});

it.each([
  ["ADM-GC-45", "", null],
  ["ADM-GC-46", "?monthly=true", "monthly"],
  ["ADM-GC-47", "?monthly=false", "daily"],
  ["ADM-GC-47", "?monthly=", "daily"],
])("%s ADM-GC-44 CALC-22 %j asks for %s, with the filter of the day only without it", async (_, query, type) => {
  const filters = encodeURIComponent(JSON.stringify({ created_at: ["2026-11-01", ""], serial: "G" }));
  const { screen, box, callsOf } = await open(
    `/manage-gift-certificates${query === "" ? "?" : `${query}&`}filters=${filters}`,
  );
  await expect.element(box("Serial")).toHaveValue("G");
  const asked = [...callsOf("/gift_certificates/index"), ...callsOf("/gift_certificates/count")];
  expect(asked).toHaveLength(2);
  for (const call of asked) {
    expect(/query_type=(\w+)/.exec(call)?.[1] ?? null).toBe(type);
    expect(call.includes('created_at":')).toBe(type === null);
  }
  expect(screen.getByRole("button", { name: /^Created At:/ }).elements()).toHaveLength(type === null ? 1 : 0);
});

it("UNCLEAR-60 leads to the other periods and to the sales configuration", async () => {
  const { main } = await open("/manage-gift-certificates?monthly=true");
  for (const [name, href] of [
    ["All", "/manage-gift-certificates"],
    ["This Month (shown)", "/manage-gift-certificates?monthly=true"],
    ["Today", "/manage-gift-certificates?monthly=false"],
    ["Sales Configuration", "/gift-certificate-sales"],
  ] as const) {
    await expect.element(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

it("two filters under one column have their names", async () => {
  const { box } = await open("/manage-gift-certificates");
  await expect.element(box("First Name")).toHaveAttribute("placeholder", "First Name");
  await expect.element(box("Last Name")).toHaveAttribute("placeholder", "Last Name");
  await expect.element(box("Email")).not.toHaveAttribute("placeholder");
});
