import { expect, it } from "vitest";
import { isMailTemplateKey, mailTemplates, placeholdersOf } from "./mailTemplates.ts";

it.each(Object.keys(mailTemplates).filter(isMailTemplateKey))("%s has a closed set of placeholders", (key) => {
  const placeholders = placeholdersOf(key);
  expect(new Set(placeholders.map(({ name }) => name)).size).toBe(placeholders.length);
  for (const { name, meaning, sample } of placeholders) {
    expect(name).toMatch(/^[a-z_]+$/);
    expect([meaning.length > 0, sample.length > 0]).toEqual([true, true]);
  }
});

it("lists texts before tables, each with its sample", () => {
  expect(placeholdersOf("wait_list_removal").map(({ name }) => name)).toEqual(["customer_name", "wait_list"]);
  expect(
    placeholdersOf("tee_time_receipt")
      .map(({ name }) => name)
      .slice(-2),
  ).toEqual(["details", "amounts"]);
});

it.each([
  ["tee_time_receipt", true],
  ["toString", false],
  ["../receipt", false],
])("tells a template's key: %s", (key, expected) => {
  expect(isMailTemplateKey(key)).toBe(expected);
});
