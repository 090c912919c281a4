import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { recordId } from "../wire/recordId.ts";
import { deliveredTo } from "./giftCertificate.ts";
import { giftCertificateForm, giftCertificateSalesForm } from "./giftCertificateForm.ts";

it("CONST-14 CONST-15 a new certificate is mailed to its recipient", () => {
  expect(giftCertificateForm.blank()).toMatchObject({ email_delivery: "mail", mail_recipient: "recipient" });
});

const stored = {
  serial: "GIFT-100",
  balance: "60.00",
  transaction_item: { total: 10000 },
  who_from: "Aunt Jo",
  email_delivery: false,
  mail_recipient: true,
  greeting: "Happy birthday!",
  internal_memo: "",
  course: { id: 17 },
};
const shown = {
  serial: "GIFT-100",
  balance: "60.00",
  transaction_item: { total: "100.00" },
  who_from: "Aunt Jo",
  email_delivery: "mail",
  mail_recipient: "recipient",
  greeting: "Happy birthday!",
  internal_memo: "",
  course: "17",
  reason: "",
};

describe("a gift certificate's form", () => {
  it("ADM-GC-23 ADM-GC-24 ADM-GC-48 UNCLEAR-53 shows a record and sends it back unchanged", () => {
    expect(giftCertificateForm.toDraft(stored)).toEqual(shown);
    expect(giftCertificateForm.parse(giftCertificateForm.toDraft(stored))).toEqual(
      Result.succeed({ ...stored, reason: "" }),
    );
    const byEmail = { ...stored, email_delivery: true, mail_recipient: false };
    expect(giftCertificateForm.toDraft(byEmail)).toMatchObject({
      email_delivery: "email",
      mail_recipient: "purchaser",
    });
    expect(giftCertificateForm.parse(giftCertificateForm.toDraft(byEmail))).toEqual(
      Result.succeed({ ...byEmail, reason: "" }),
    );
  });

  it("CONST-14 CONST-15 CONST-36 CONST-37 delivers by mail to the recipient by default", () => {
    expect(giftCertificateForm.blank()).toMatchObject({ email_delivery: "mail", mail_recipient: "recipient" });
  });

  it("shows what a specified server leaves null, and keeps a sale that is left blank", () => {
    const bare = { ...stored, transaction_item: null, course: null, email_delivery: null };
    const draft = giftCertificateForm.toDraft(bare);
    expect(draft).toMatchObject({ transaction_item: { total: "" }, course: "", email_delivery: "mail" });
    expect(giftCertificateForm.parse(draft)).toEqual(
      Result.succeed({ ...stored, reason: "", transaction_item: { total: null }, course: null }),
    );
  });

  it.each([
    [{ serial: " " }, "serial", "value_missing"],
    [{ serial: "x".repeat(256) }, "serial", "line_too_long"],
    [{ balance: "" }, "balance", "amount_blank"],
    [{ balance: "-1" }, "balance", "amount_negative"],
    [{ balance: "1.005" }, "balance", "amount_too_precise"],
    [{ transaction_item: { total: "soon" } }, "transaction_item.total", "amount_unreadable"],
    [{ who_from: "x".repeat(256) }, "who_from", "line_too_long"],
    [{ reason: "x".repeat(256) }, "reason", "line_too_long"],
    [{ email_delivery: "fax" }, "email_delivery", "choice_unknown"],
    [{ mail_recipient: "" }, "mail_recipient", "choice_unknown"],
    [{ greeting: "x".repeat(2001) }, "greeting", "text_too_long"],
    [{ course: "x" }, "course", "choice_unknown"],
  ])("ADM-GC-49 refuses %.60j", (typed, path, code) => {
    expect(giftCertificateForm.parse({ ...shown, ...typed })).toEqual(Result.fail([{ path, code }]));
  });
});

it.each([
  [{ email_delivery: true, mail_recipient: false }, "recipient"],
  [{ email_delivery: false, mail_recipient: true }, "recipient"],
  [{ email_delivery: false, mail_recipient: false }, "purchaser"],
])("ADM-GC-20 delivers %j to the %s", (delivery, person) => {
  expect(deliveredTo(delivery)).toBe(person);
});

it.each([0, -1, 1.5])("ADM-GC-18 knows no purchaser or recipient %d", (id) => {
  expect(recordId(String(id))).toBe(null);
});

describe("the sales configuration", () => {
  it("ADM-SALES-02 CONST-35 takes nothing off by default", () => {
    expect(giftCertificateSalesForm.blank()).toEqual({ discount: "0" });
    expect(giftCertificateSalesForm.parse({ discount: "12.5" })).toEqual(Result.succeed({ discount: 12.5 }));
  });

  it.each(["", "-1", "100.01", "half", "1.005"])("ADM-SALES-04 refuses %j", (discount) => {
    expect(giftCertificateSalesForm.parse({ discount })).toMatchObject({ failure: [{ path: "discount" }] });
  });
});
