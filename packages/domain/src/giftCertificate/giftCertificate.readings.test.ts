import { describe, expect, it } from "vitest";
import { context } from "../../testing/bookings.ts";
import { cents, date } from "../../testing/values.ts";
import { discountIssues } from "../discount/discountIssues.ts";
import { takeFrom } from "../money/takeFrom.ts";
import { giftCertificateIssues } from "./giftCertificateIssues.ts";

describe("where the specification can be read in two ways", () => {
  it("CERTIFICATE-02 reading: an empty certificate is refused, and does not pay nothing", () => {
    const raw_balance = cents(0);
    expect({
      chosen: giftCertificateIssues({ raw_balance }, null).map(({ code }) => code),
      other: takeFrom(cents(10_000), raw_balance).taken,
    }).toEqual({ chosen: ["gift_certificate_empty"], other: 0 });
  });
});

describe("a discount beside a gift certificate", () => {
  it.each([
    [true, [], []],
    [false, ["discount_not_with_gift_certificate"], ["gift_certificate_not_with_discount"]],
  ])("CERTIFICATE-01 stacks %s: each refuses the other or neither does", (stacks, ofDiscount, ofCertificate) => {
    const discount = context.discount === null ? null : { ...context.discount, gift_certificate_stack: stacks };
    const facts = {
      charge: cents(10_000),
      players: 2,
      course_id: 17,
      today: date("2026-11-21"),
      has_gift_certificate: true,
    };
    expect(discountIssues(discount, facts).map(({ code }) => code)).toEqual(ofDiscount);
    expect(giftCertificateIssues({ raw_balance: cents(1) }, discount).map(({ code }) => code)).toEqual(ofCertificate);
  });
});
