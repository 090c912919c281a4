import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, centsFrom } from "../money/cents.ts";
import { type JournalLine, journalLines, type Posting } from "./journal.ts";

const cents = (amount: number): Cents => Result.getOrThrow(centsFrom(amount));
const shown = (lines: readonly JournalLine[]): readonly string[] =>
  lines.map((line) => `${line.account} ${line.debit} ${line.credit}`);

describe("the journal's lines", () => {
  it.each<[string, Posting, readonly string[]]>([
    [
      "a card's payment",
      { kind: "total", of: "tee_time", isCharged: true, amount: cents(500) },
      ["card_clearing 500 0"],
    ],
    [
      "a sale without a card",
      { kind: "total", of: "tee_time", isCharged: false, amount: cents(500) },
      ["receivable 500 0"],
    ],
    ["a refund", { kind: "total", of: "tee_time", isCharged: true, amount: cents(-500) }, ["card_clearing 0 500"]],
    [
      "a certificate's sale",
      { kind: "total", of: "gift_certificate", isCharged: true, amount: cents(500) },
      ["card_clearing 500 0"],
    ],
    [
      "a corrected value",
      { kind: "total", of: "gift_certificate", isCharged: false, amount: cents(-5) },
      ["certificate_sales 0 5"],
    ],
    [
      "a sold round",
      { kind: "item", of: "tee_time", isAboutCertificate: false, amount: cents(700) },
      ["revenue 0 700"],
    ],
    ["a discount", { kind: "item", of: "tee_time", isAboutCertificate: false, amount: cents(-70) }, ["revenue 70 0"]],
    [
      "a used certificate",
      { kind: "item", of: "tee_time", isAboutCertificate: true, amount: cents(-90) },
      ["certificate_liability 90 0"],
    ],
    [
      "a returned one",
      { kind: "item", of: "tee_time", isAboutCertificate: true, amount: cents(90) },
      ["certificate_liability 0 90"],
    ],
    [
      "a sold certificate",
      { kind: "item", of: "gift_certificate", isAboutCertificate: true, amount: cents(90) },
      ["certificate_sales 0 90"],
    ],
    [
      "an issued balance",
      { kind: "issue", amount: cents(90) },
      ["certificate_sales 90 0", "certificate_liability 0 90"],
    ],
    ["a lowered balance", { kind: "issue", amount: cents(-9) }, ["certificate_sales 0 9", "certificate_liability 9 0"]],
    ["an amount no longer due", { kind: "write_off", amount: cents(80) }, ["revenue 80 0", "receivable 0 80"]],
    ["a course's share", { kind: "cost", amount: cents(80) }, ["cost_of_rounds 80 0", "payable_to_courses 0 80"]],
    ["no longer owed", { kind: "cost", amount: cents(-80) }, ["cost_of_rounds 0 80", "payable_to_courses 80 0"]],
  ])("JOURNAL-01 JOURNAL-02 of %s", (_, posting, lines) => {
    expect(shown(journalLines(posting))).toEqual(lines);
  });

  it("JOURNAL-01 JOURNAL-02 balance for any record whose total is the sum of its items, and for every other posting", () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const of = fc.constantFrom("tee_time" as const, "gift_certificate" as const);
    const items = fc.array(fc.record({ amount, isAboutCertificate: fc.boolean() }), { minLength: 1, maxLength: 6 });
    const kinds = fc.constantFrom("issue" as const, "write_off" as const, "cost" as const);
    fc.assert(
      fc.property(of, fc.boolean(), items, kinds, amount, (subject, isCharged, parts, kind, single) => {
        const total = parts.reduce((sum, part) => sum + part.amount, 0);
        const lines = [
          ...journalLines({ kind: "total", of: subject, isCharged, amount: cents(total) }),
          ...parts.flatMap((part) => journalLines({ kind: "item", of: subject, ...part, amount: cents(part.amount) })),
          ...journalLines({ kind, amount: cents(single) }),
        ];
        const sum = (side: "debit" | "credit") => lines.reduce((all, line) => all + line[side], 0);
        expect(sum("debit")).toBe(sum("credit"));
        expect(lines.every((line) => Math.min(line.debit, line.credit) === 0)).toBe(true);
      }),
    );
  });
});
