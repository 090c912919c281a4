import { describe, expect, it } from "vitest";
import { issueMessages } from "./issueMessages.ts";

describe("issueMessages", () => {
  it.each([
    ["MSG-12", "charge_not_positive", "You must charge more than $0."],
    ["MSG-16", "export_range_missing", "Please select a Play Date or Created At date range before exporting."],
    ["MSG-44", "transaction_type_unknown", "Bad type"],
  ] as const)("%s says what the specification says about %s", (_, code, words) => {
    expect(issueMessages[code]).toBe(words);
  });

  it("says each other issue in one sentence", () => {
    const { transaction_type_unknown: _, ...ours } = issueMessages;
    for (const words of Object.values(ours)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});
