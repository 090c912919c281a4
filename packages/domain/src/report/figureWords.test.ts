import { expect, it } from "vitest";
import { figureWords } from "./figureWords.ts";

it("every figure has a title of its own and a meaning", () => {
  const words = Object.values(figureWords);
  expect(words.map(({ title, meaning }) => title.length > 0 && meaning.endsWith("."))).toEqual(words.map(() => true));
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(10);
});
