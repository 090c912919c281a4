import { expect, it } from "vitest";
import { isAnotherPerson } from "./claim.ts";

const person = (name: string, email: string) => {
  const [first_name = "", last_name = ""] = name.split(" ");
  return { first_name, last_name, email, postcode: "" };
};

it.each([
  ["another name and e-mail", "Umar Sutton", "umar@x.test", "Ana Morales", "ana@x.test", true],
  ["another name, one without an e-mail", "Umar Sutton", "", "Ana Morales", "ana@x.test", true],
  ["another e-mail, one without a name", "", "umar@x.test", "Ana Morales", "ana@x.test", true],
  ["the same e-mail under another name", "Umar Sutton", "umar@x.test", "U. Sutton", "UMAR@x.test ", false],
  ["the same name with another e-mail", "Umar Sutton", "umar@x.test", "umar Sutton", "sutton@y.test", false],
  ["the same name, one without an e-mail", "Umar Sutton", "", "Umar Sutton", "umar@x.test", false],
  ["nobody in particular", "", "", "Ana Morales", "ana@x.test", false],
  ["a name alone, where the other has an e-mail alone", "Umar Sutton", "", "", "ana@x.test", false],
  ["an e-mail alone, where the other has a name alone", "", "umar@x.test", "Ana Morales", "", false],
])("tells one from another by %s", (_, name, email, otherName, otherEmail, isAnother) => {
  const [one, other] = [person(name, email), person(otherName, otherEmail)];
  expect([isAnotherPerson(one, other), isAnotherPerson(other, one)]).toEqual([isAnother, isAnother]);
});
