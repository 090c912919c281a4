import { customerForm } from "@teedesk/domain";
import * as Result from "effect/Result";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { countries } from "./countries.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it("ADM-CRS-22 returns the 249 countries of ISO 3166-1 by name", async () => {
  const headers = await server.as("agent");
  const response = await server.inject({ method: "GET", url: "/api/countries/list", headers });
  expect(response.json()).toEqual(countries);
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(249);
  expect([countries[0]?.name, countries[1]?.name, countries.at(-1)?.name]).toEqual([
    "Afghanistan",
    "Åland Islands",
    "Zimbabwe",
  ]);
});

it.each([
  ["US", "United States"],
  ["GB", "United Kingdom"],
  ["MX", "Mexico"],
  ["SS", "South Sudan"],
  ["AQ", "Antarctica"],
])("%s is %s", (alpha2, name) => {
  expect(countries.find((country) => country.alpha2 === alpha2)).toEqual({ name, alpha2 });
});

it.each(["EU", "UK", "UN", "SU", "YU", "AN", "XK", "ZZ", "AA", "QO"])("%s is not a country's code", (code) => {
  expect(countries.some(({ alpha2 }) => alpha2 === code)).toBe(false);
});

it("every code is accepted in an address", () => {
  expect(
    countries.filter(({ alpha2 }) =>
      Result.isFailure(customerForm.accept(null, { last_name: "Lee", country_alpha2: alpha2 })),
    ),
  ).toEqual([]);
});
