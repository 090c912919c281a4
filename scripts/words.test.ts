import { describe, expect, it } from "vitest";
import { wordProblems } from "./wordProblems.ts";

describe("a word to replace", () => {
  const headless = "begin with a noun, a verb or the subject";
  it.each([
    ["a.ts", "/** What the list shows. */", `a.ts:1: "What the list shows. …": ${headless}`],
    ["a.ts", "/**\n * Whose bookings these are.\n */", `a.ts:1: "Whose bookings these are. …": ${headless}`],
    ["a.ts", "const a = 1; // How far it is.", `a.ts:1: "How far it is. …": ${headless}`],
    ["a.tsx", "{/* That which is seen. */}", `a.tsx:1: "That which is seen. …": ${headless}`],
    ["a.yaml", "a: 1\n# What it is.", `a.yaml:2: "What it is. …": ${headless}`],
    ["a.ts", "// Seen by nobody.", 'a.ts:1: "nobody": no one, or name who: no agent, no caller'],
    ["a.ts", "/**\n * An id that is\n * none.\n */", 'a.ts:2: "is none": is not a …, has no …'],
    ["a.md", "A mail is kept for good.", 'a.md:1: "for good": permanently'],
    ["a.tsx", "<p>It has not come yet.</p>", 'a.tsx:1: "has not come": has loaded, has arrived'],
    ["a.ts", "// The server answers 404.", 'a.ts:1: "server answers": returns'],
    ["a.ts", "// A torn link.", 'a.ts:1: "torn": incomplete, unreadable'],
  ])("of %s in %j", (file, text, problem) => {
    expect(wordProblems(file, text)).toEqual([problem]);
  });

  it.each([
    ["a.ts", "// What if there is none? Then the default counts."],
    ["a.ts", "// Whatever happens, there is\n// none."],
    ["a.ts", 'const sent = "{torn";'],
    ["a.ts", "// For good reason."],
    ["a.ts", "// A dialog answers the question, the answers are stored."],
    ["a.ts", 'const mail = "nobody@example.test";'],
    ["a.md", "## What it is\n\n```\n# What nobody reads\n```"],
  ])("is not what %s has in %j", (file, text) => {
    expect(wordProblems(file, text)).toEqual([]);
  });
});
