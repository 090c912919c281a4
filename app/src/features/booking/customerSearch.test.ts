import { describe, expect, it } from "vitest";
import { createApi } from "../../api/client.ts";
import type { RowOf } from "../../api/contract.ts";
import { customerFilters, findCustomers, isMeant } from "./customerSearch.ts";

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

const customer = (id: number, seen: Partial<RowOf<"listCustomers">> = {}): RowOf<"listCustomers"> => ({
  id,
  type: "Customer",
  first_name: "Pat",
  last_name: "Lee",
  email: "",
  primary_phone: "",
  ...seen,
});

it.each([
  ["jose", true],
  ["nunez jose", true],
  ["Nunez, José", true],
  ["Nunez,José", true],
  ["obrien", true],
  ["O’Brien jose.nunez@", true],
  ["#602", true],
  ["(619) 555-7777", true],
  ["+1 619 555 7777", true],
  ["619-555", true],
  ["858-555-0199", true],
  ["jose 555-0199", true],
  ["jose smith", false],
  ["jose 555-0198", false],
  ["619 555 7778", false],
])("%j matches the row: %s", (typed, meant) => {
  const seen = { first_name: "José", last_name: "Núñez O'Brien", email: "jose.nunez@example.test" };
  const row = { ...customer(602, { ...seen, primary_phone: "619.555.7777" }), mobile_phone: "(858) 555-0199" };
  expect(isMeant(typed, row)).toBe(meant);
});

it("folds letters whose accent is no part of its own as the server does", () => {
  expect(isMeant("oyvind", customer(1, { first_name: "Øyvind" }))).toBe(true);
});

describe("finding customers", () => {
  const strangers = Array.from({ length: 50 }, (_, index) => customer(index + 1));
  const grace = customer(900, { first_name: "Grace", last_name: "Hopper", primary_phone: "619.555.7777" });

  /** The customers found when `reply` is the response to the server's own search, and the filters of each call. */
  async function find(typed: string, reply: () => Response | Promise<Response>) {
    const asked: Readonly<Record<string, unknown>>[] = [];
    const api = createApi({
      baseUrl: "http://localhost",
      session: {
        credentials: () => null,
        rotated: () => {},
        unauthorized: () => {},
        factorMissing: () => {},
        confirmed: async () => false,
      },
      fetch: async (request) => {
        const filters = JSON.parse(new URL(request.url).searchParams.get("filters") ?? "{}");
        asked.push(filters);
        if ("search" in filters) return reply();
        return Response.json(filters.last_name === "hopper" || filters.primary_phone === "7777" ? [grace] : []);
      },
    });
    const found = findCustomers(api, typed, new AbortController().signal);
    return { found, ids: () => found.then((rows) => rows.map(({ id }) => id)), asked };
  }

  it.each([
    ["hopper", [grace], [900]],
    ["Hopper, Grace", [grace], [900]],
    ["nobody", [], []],
    // Found by a mobile phone number, which the list does not show.
    ["858 555 0199", [customer(7)], [7]],
    ["lee", strangers, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])("returns the customers that the server finds for %j", async (typed, rows, expected) => {
    const { ids, asked } = await find(typed, () => Response.json(rows));
    expect(await ids()).toEqual(expected);
    expect(asked).toEqual([{ search: typed, type: "Customer" }]);
  });

  it.each([
    ["hopper", strangers, [900]],
    ["hopper", strangers.slice(0, 3), [900]],
    ["(619) 555-7777", strangers, [900]],
    ["zzz", strangers, []],
  ])("searches by the fields where a server ignores the search for %j", async (typed, rows, expected) => {
    const { ids } = await find(typed, () => Response.json(rows));
    expect(await ids()).toEqual(expected);
  });

  it.each([400, 422])("searches by the fields where a server refuses the search with %i", async (status) => {
    const { ids, asked } = await find("hopper", () => Response.json({ errors: {} }, { status }));
    expect(await ids()).toEqual([900]);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["401", () => Response.json({}, { status: 401 })],
    ["500", () => Response.json({}, { status: 500 })],
    ["no response", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("asks nothing more after %s", async (_, reply) => {
    const { found, asked } = await find("hopper", reply);
    await expect(found).rejects.toThrow("The read returned");
    expect(asked).toHaveLength(1);
  });
});
