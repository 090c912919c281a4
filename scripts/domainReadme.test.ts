import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { fileAt, readText } from "./projectFiles.ts";

const rows = readText("packages/domain/README.md")
  .split("\n")
  .filter((line) => /^\| `\w+\/`/.test(line))
  .map((line) => line.split("|"));
const inCode = (cell = ""): readonly string[] => [...cell.matchAll(/`([\w.]+)\/?`/g)].map(([, name = ""]) => name);

it("the domain's README names each folder once", () => {
  const folders = readdirSync(fileAt("packages/domain/src"), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(rows.flatMap(([, folder]) => inCode(folder)).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it("the domain's README begins with what is exported", () => {
  const exported = new Set(readText("packages/domain/src/index.ts").match(/\w+/g));
  const starts = rows.flatMap(([, , , start]) => inCode(start)).map((name) => name.replace(/\..*/, ""));
  expect(starts.length).toBeGreaterThan(rows.length);
  expect(starts.filter((name) => !exported.has(name))).toEqual([]);
});
