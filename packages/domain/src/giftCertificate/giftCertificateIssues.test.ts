import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { giftCertificateIssues } from "./giftCertificateIssues.ts";

const worth = (raw_balance: number) => ({ raw_balance: cents(raw_balance) });

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
  ])("ANSWER-08 %s", (_, certificate, discount, codes) => {
    expect(giftCertificateIssues(certificate, discount).map(({ code }) => code)).toEqual(codes);
  });
});
