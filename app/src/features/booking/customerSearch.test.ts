import { expect, it } from "vitest";
import { customerFilters, isMeant } from "./customerSearch.ts";

it.each([
  ["hopper", [{ last_name: "hopper" }, { first_name: "hopper" }]],
  [
    "grace hopper",
    [
      { first_name: "grace", last_name: "hopper" },
      { first_name: "hopper", last_name: "grace" },
    ],
  ],
  [
    "Hopper, Grace",
    [
      { first_name: "Hopper", last_name: "Grace" },
      { first_name: "Grace", last_name: "Hopper" },
    ],
  ],
  [" grace@ex", [{ email: "grace@ex" }]],
  ["(619) 555-7777", [{ primary_phone: "7777" }]],
  ["6195557777", [{ primary_phone: "7777" }]],
])("looks for %j", (typed, filters) => {
  expect(customerFilters(typed)).toEqual(filters);
});

it.each([
  ["jose", true],
  ["nunez jose", true],
  ["Nunez, José", true],
  ["obrien", true],
  ["O’Brien jose.nunez@", true],
  ["#602", true],
  ["(619) 555-7777", true],
  ["619-555", true],
  ["jose smith", false],
  ["619 555 7778", false],
])("tells by a row whether %j means it: %s", (typed, meant) => {
  const row = {
    id: 602,
    type: "Customer" as const,
    first_name: "José",
    last_name: "Núñez O'Brien",
    email: "jose.nunez@example.test",
    primary_phone: "619.555.7777",
  };
  expect(isMeant(typed, row)).toBe(meant);
});
