import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { giftCertificateIssues } from "./giftCertificateIssues.ts";

const worth = (raw_balance: number, course_id: number | null = null) => ({
  raw_balance: cents(raw_balance),
  course_id,
});

describe("giftCertificateIssues", () => {
  it.each([
    ["known and full", worth(10000), null, []],
    ["CERTIFICATE-02 the last cent", worth(1), null, []],
    ["CERTIFICATE-01 with a discount that stacks", worth(10000), { gift_certificate_stack: true }, []],
    ["unknown", null, null, ["gift_certificate_unknown"]],
    ["CERTIFICATE-02 empty", worth(0), null, ["gift_certificate_empty"]],
    ["CERTIFICATE-02 in debt", worth(-1), null, ["gift_certificate_empty"]],
    [
      "CERTIFICATE-01 with another discount",
      worth(1),
      { gift_certificate_stack: false },
      ["gift_certificate_not_with_discount"],
    ],
    ["CERTIFICATE-03 ANSWER-37 at its course", worth(1, 17), null, []],
    ["CERTIFICATE-03 ANSWER-37 at another course", worth(1, 18), null, ["gift_certificate_other_course"]],
    ["CERTIFICATE-03 spent, at another course", worth(0, 18), null, ["gift_certificate_other_course"]],
  ])("ANSWER-08 %s", (_, certificate, discount, codes) => {
    const issues = codes.map((code) => ({ path: "gift_cert_serial", code }));
    expect(giftCertificateIssues(certificate, discount, 17)).toEqual(issues);
  });

  it("CERTIFICATE-03 waits for the course of the tee time", () => {
    expect(giftCertificateIssues(worth(1, 18), null, null)).toEqual([]);
  });
});
