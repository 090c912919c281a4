import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { redactValue } from "./redactValue.ts";

describe("redact", () => {
  it.each([
    ["card 4242424242424242 declined", "card [card number] declined"],
    ["4242 4242 4242 4242 12 30", "[card number] 12 30"],
    ["4242-4242-4242-4242", "[card number]"],
    ["n=4242+4242+4242+4242&x=1", "n=[card number]&x=1"],
    ["n=4242%204242%204242%204242", "n=[card number]"],
    ["5 3782 822463 10005", "5 [card number]"],
    ["4242424242424242 4000000000000002", "[card number] [card number]"],
    ["6011000990139424000", "6011000990139424000"],
    ["4242424242424241", "4242424242424241"],
    ["phone 858 555 0100", "phone 858 555 0100"],
    ['{"cvv":"123","zip":"92037"}', '{"cvv":"[hidden]","zip":"92037"}'],
    ['{"cvv": 123}', '{"cvv": "[hidden]"}'],
    ['{\\"cvv\\":\\"123\\"}', '{\\"cvv\\":\\"[hidden]\\"}'],
    ['"password":"a\\"b" done', '"password":"[hidden]" done'],
    ['"password_confirmation":"abc"', '"password_confirmation":"[hidden]"'],
    ["?access_token=abc123&uid=me", "?access_token=[hidden]&uid=me"],
    ["access-token: abc, token-type: Bearer", "access-token: [hidden], token-type: Bearer"],
    ["Authorization: Bearer abc.def", "Authorization: [hidden]"],
    ['"password":"cut o', '"password":"[hidden]"'],
  ])("DECISIONS 28 %j becomes %j", (text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  it("finds a card number wherever it stands between words", () => {
    const word = fc.stringMatching(/^[a-z {}":,]*$/);
    fc.assert(
      fc.property(word, word, (before, after) => {
        expect(redact(`${before}4000000000000002${after}`)).not.toContain("4000000000000002");
      }),
    );
  });

  it.each([["a"], ["1"], ["1 "], ["token"], ['"password":"\\'], ["cvv=1 "]])("stays fast on %j repeated", (part) => {
    expect(redact(part.repeat(20_000)).length).toBeGreaterThan(0);
  });
});

describe("redactValue", () => {
  it("hides secrets by name and card numbers by their digits", () => {
    const value = {
      credit_card: { number: "4242", cvv: "123" },
      "access-token": "abc",
      "token-type": "Bearer",
      nested: [{ note: "paid with 4242424242424242", Password: "x" }, 4242424242424242, 12, null, true],
    };
    expect(redactValue(value)).toEqual({
      credit_card: "[hidden]",
      "access-token": "[hidden]",
      "token-type": "Bearer",
      nested: [{ note: "paid with [card number]", Password: "[hidden]" }, "[card number]", 12, null, true],
    });
  });

  it("cuts circles off and leaves the value as it was", () => {
    const value: Record<string, unknown> = { cvv: "123" };
    value["self"] = value;
    expect(redactValue(value)).toEqual({ cvv: "[hidden]", self: "[more]" });
    expect(value["cvv"]).toBe("123");
  });

  it("answers anything", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => redactValue(value)).not.toThrow();
      }),
    );
  });
});
