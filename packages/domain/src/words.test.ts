import { describe, expect, it } from "vitest";
import { issueWords } from "./words.ts";

describe("issueWords", () => {
  it("MSG-12 says what the specification says", () => {
    expect(issueWords.charge_not_positive).toBe("You must charge more than $0.");
  });

  it("says each issue in one sentence", () => {
    for (const words of Object.values(issueWords)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});
