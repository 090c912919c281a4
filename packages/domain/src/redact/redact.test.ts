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
    ["6011000990139423000", "6011000990139423000"],
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
    ["4242.4242.4242.4242", "[card number]"],
    ["4242  4242 - 4242\u00a04242", "[card number]"],
    ["4242–4242–4242–4242", "[card number]"],
    ["4242%2D4242%2D4242%2D4242", "[card number]"],
    ["4242424242424 242", "[card number]"],
    ["2720 9900 0000 0007", "[card number]"],
    ["٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢ ٤٢", "[card number]"],
    ["３７８２８２２４６３１０００５", "[card number]"],
    ["٤٢٤٢٤٢٤٢٤٢٤٢", "٤٢٤٢٤٢٤٢٤٢٤٢"],
    ["2026-11-20 2026-11-28", "2026-11-20 2026-11-28"],
    ["+1 858 555 0100 858 555 0199", "+1 858 555 0100 858 555 0199"],
    ['{"cvv_code":"123","card_cvc":"1","csc":"123"}', '{"cvv_code":"[hidden]","card_cvc":"[hidden]","csc":"[hidden]"}'],
    ['{"securityCode":"123","verification_value":"1"}', '{"securityCode":"[hidden]","verification_value":"[hidden]"}'],
    ['{"cvv":["123"],"zip":"1"}', '{"cvv":"[hidden]","zip":"1"}'],
    ['{"credit_card":{"number":"4242","cvv":"123"},"zip":"1"}', '{"credit_card":"[hidden]","zip":"1"}'],
    ['{"credit_card.number":["is wrong"]}', '{"credit_card.number":["is wrong"]}'],
    ["{ cvv => '123' }", "{ cvv => [hidden] }"],
    ["credit_card[cvv]=123&zip=1", "credit_card[cvv]=[hidden]&zip=1"],
    ["credit_card%5Bcvv%5D%3D123", "credit_card%5Bcvv%5D%3D[hidden]"],
    ["CVV 123 refused", "CVV [hidden] refused"],
    ["Cookie: a=b; sid=abc\nHost: x", "Cookie: [hidden]\nHost: x"],
    ["Authorization: Token token=abc, x=y", "Authorization: [hidden]"],
    ["sent Bearer abc.d3f.ghi on", "sent Bearer [hidden] on"],
    ["x-api-key: abc, passwd=abc&pwd=a", "x-api-key: [hidden], passwd=[hidden]&pwd=[hidden]"],
    ['{"msg":"bad password: abc"}', '{"msg":"bad password: [hidden]"}'],
    ['{"msg":"Cookie: a=b; c=d","zip":"1"}', '{"msg":"Cookie: [hidden]","zip":"1"}'],
    ['password=a"b', "password=[hidden]"],
    ['{"token_type":"Bearer","tokenType":"Bearer"}', '{"token_type":"Bearer","tokenType":"Bearer"}'],
    ["The token is expired.", "The token is expired."],
  ])("ANSWER-28 %j becomes %j", (text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  it("finds every way to group and separate the digits of a card", () => {
    const card = fc.constantFrom("4000000000000002", "378282246310005", "6304000000000000000", "4222222222222");
    const between = fc.constantFrom("", " ", "-", ".", "  ", " - ", "\u2011", "%20", "+");
    fc.assert(
      fc.property(card, fc.array(between, { minLength: 19, maxLength: 19 }), (digits, gaps) => {
        const written = Array.from(digits, (digit, index) => `${index === 0 ? "" : gaps[index]}${digit}`).join("");
        expect(redact(`card ${written}, ok`)).toBe("card [card number], ok");
      }),
    );
  });

  it("finds a card number wherever it stands between words", () => {
    const word = fc.stringMatching(/^[a-z {}":,]*$/);
    fc.assert(
      fc.property(word, word, (before, after) => {
        expect(redact(`${before}4000000000000002${after}`)).not.toContain("4000000000000002");
      }),
    );
  });

  it.each([
    ["a"],
    ["1"],
    ["1 "],
    ["4242 "],
    ["4 - "],
    ["token"],
    ['"password":"\\'],
    ["cvv=1 "],
    ["cvv {"],
    ["token=["],
    ["cookie:"],
    ["bearer "],
  ])("stays fast on %j repeated", (part) => {
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

  it("hides by the same names in a value as in a text", () => {
    for (const name of ["cvv_code", "cardCvv", "passwd", "x-api-key", "tokens", "securityCode", "saved_card", "csc"]) {
      expect(redactValue({ [name]: "abc" })).toEqual({ [name]: "[hidden]" });
      expect(redact(`{"${name}":"abc"}`)).toBe(`{"${name}":"[hidden]"}`);
    }
  });

  it("cuts circles off and leaves the value unchanged", () => {
    const value: Record<string, unknown> = { cvv: "123" };
    value["self"] = value;
    expect(redactValue(value)).toEqual({ cvv: "[hidden]", self: "[more]" });
    expect(value["cvv"]).toBe("123");
  });

  it("returns anything", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => redactValue(value)).not.toThrow();
      }),
    );
  });
});
