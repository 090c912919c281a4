import { expect, it } from "vitest";
import { callerNames } from "./callerNames.ts";

it.each([
  ["morales", "", "Morales"],
  ["ada wren", "Ada", "Wren"],
  ["wren, ada", "Ada", "Wren"],
  ["mary ann o'brien", "Mary Ann", "O'Brien"],
  ["josé smith-jones", "José", "Smith-Jones"],
  ["Ian McKay", "Ian", "McKay"],
  ["Ana de la Cruz", "Ana de la", "Cruz"],
  ["de la Cruz, ana", "ana", "de la Cruz"],
  ["", "", ""],
])("QUICK-05 the names of a new customer typed as %j are %j and %j", (typed, first_name, last_name) => {
  expect(callerNames(typed)).toEqual({ first_name, last_name });
});
