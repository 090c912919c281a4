import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { isEmailOrBlank, parseEmail, parseEmails, splitEmails } from "./email.ts";

describe("e-mail addresses", () => {
  it.each([
    ["pat@example.com"],
    ["pat.o'neil+golf@mail.example.co.uk"],
    ["a@b.co"],
    [`${"a".repeat(64)}@b.co`],
    [`a@${"b".repeat(62)}.${"c.".repeat(93)}coo`],
  ])("reads %s", (text) => {
    expect(parseEmail(` ${text} `)).toEqual(Result.succeed(text));
  });

  it.each([
    [""],
    ["pat"],
    ["pat@"],
    ["@example.com"],
    ["pat@localhost"],
    ["pat@example..com"],
    ["pat@-example.com"],
    ["pat@example.com\nBcc: x@y.zz"],
    ["pat lee@example.com"],
    ["<pat@example.com>"],
    [`${"a".repeat(65)}@b.co`],
    [`a@${"b.".repeat(200)}co`],
    [`a@${"b".repeat(62)}.${"c.".repeat(93)}cooo`],
    ["a".repeat(100_000)],
  ])("refuses %.30j", (text) => {
    expect(parseEmail(text)).toEqual(Result.fail("email_unreadable"));
  });

  it.each([
    ["", true],
    [" ", true],
    ["a@b.co", true],
    ["pat", false],
  ])("may be left out: %j %s", (text, isSound) => {
    expect(isEmailOrBlank(text)).toBe(isSound);
  });

  it.each([
    ["a@b.co,c@d.co", "a@b.co, c@d.co"],
    [" a@b.co , ,", "a@b.co"],
    ["", ""],
  ])("OPS-IBE-16 reads the list %j", (text, sent) => {
    expect(parseEmails(text)).toEqual(Result.succeed(sent));
    expect(splitEmails(sent).join(", ")).toBe(sent);
  });

  it("OPS-IBE-16 refuses a list with one bad address", () => {
    expect(parseEmails("a@b.co; c@d.co")).toEqual(Result.fail("email_unreadable"));
  });
});
