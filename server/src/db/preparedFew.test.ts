import { expect, it } from "vitest";
import { preparedFew } from "./preparedFew.ts";

const asked = (key: string) => ({ prepare: (name: string) => ({ key, name }) });

it("puts a statement together once, under a name of its own, and no more of them than it may", () => {
  const keep = preparedFew<{ key: string; name: string }>("pages", 2);
  const [first, second] = [keep("a", () => asked("a")), keep("b", () => asked("b"))];
  expect([first, second]).toEqual([
    { key: "a", name: "pages_0" },
    { key: "b", name: "pages_1" },
  ]);
  expect(keep("a", () => asked("never"))).toBe(first);
  expect(keep("c", () => asked("c"))).toEqual({ key: "c", name: "" });
});
