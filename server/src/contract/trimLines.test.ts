import { expect, it } from "vitest";
import { trimLines } from "./trimLines.ts";

it("takes hidden characters off the ends of lines alone", () => {
  const body = {
    customer: { first_name: "\u200bPat\u200b ", last_name: "\u200b\u200b", email: "pat@example.test" },
    discounts: [{ code: "\ufeffTENOFF" }, { code: " TENOFF " }],
    notes: "\u200bas typed",
    password: "\u200bsecret",
    city: "San\u200fDiego",
  };
  trimLines(body);
  expect(body).toEqual({
    customer: { first_name: "Pat", last_name: "", email: "pat@example.test" },
    discounts: [{ code: "TENOFF" }, { code: " TENOFF " }],
    notes: "\u200bas typed",
    password: "\u200bsecret",
    city: "San\u200fDiego",
  });
});

it.each([null, 5, "\u200bx", [null, ["\u200bx"]]])("leaves %j as it is", (body) => {
  const before = structuredClone(body);
  trimLines(body);
  expect(body).toEqual(before);
});
