import { expect, it } from "vitest";
import { fullName } from "./fullName.ts";

it.each([
  ["Ann Lee", { first_name: "Ann", last_name: "Lee" }],
  ["Ann", { first_name: "Ann", last_name: "" }],
  ["Lee", { first_name: "", last_name: "Lee" }],
  ["", { first_name: "", last_name: "" }],
  ["", null],
])("the full name is %j for %j", (text, person) => {
  expect(fullName(person)).toBe(text);
});
