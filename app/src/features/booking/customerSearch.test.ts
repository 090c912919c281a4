import { expect, it } from "vitest";
import { customerFilters } from "./customerSearch.ts";

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
