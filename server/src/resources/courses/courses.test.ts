import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const get = (path: string) => server.inject({ method: "GET", url: `/api/courses/${path}`, headers });
const namesOf = async (query: string): Promise<readonly string[]> => {
  const rows: { course_name: string }[] = (await get(`index?${query}`)).json();
  return rows.map(({ course_name }) => course_name);
};

it("ADM-CRS-51 a save's price is compared with the stored one", async () => {
  const course = { course_name: "Added", price_min: "100.00" };
  const created = await server.inject({ method: "POST", url: "/api/courses", headers, payload: { course } });
  const payload = { id: created.json().id, course: { price_max: "99.00" } };
  const response = await server.inject({ method: "PUT", url: "/api/courses/update", headers, payload });
  expect(response.json()).toEqual({ errors: { price_max: ["The highest price must not be below the lowest."] } });
});

it.each(["torrey pines south", "Tórrey Pines South"])(
  "%s, the name of another course, is refused at its field",
  async (name) => {
    const course = { course_name: name };
    const count = (await get("count")).payload;
    const response = await server.inject({ method: "POST", url: "/api/courses", headers, payload: { course } });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        errors: { course_name: ["Another record has this already."] },
        references: [{ kind: "course", count: 1, ids: [expect.any(Number)], names: ["Torrey Pines South"] }],
      },
    ]);
    expect((await get("count")).payload).toBe(count);
  },
);

it("ADM-CRS-12 to ADM-CRS-20 all courses are listed, by name", async () => {
  const names = await namesOf("");
  expect(names.length).toBe(Number((await get("count")).payload));
  expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).toSorted());
});

it.each([
  [{ course_name: "TORREY" }, ["Torrey Pines North", "Torrey Pines South"]],
  [{ city: "jolla", course_name: "" }, ["Torrey Pines North", "Torrey Pines South"]],
  [{ inactive: true, course_name: "old" }, ["Cottonwood Old Nine"]],
  [{ internal_only: true, inactive: false }, ["Pala Creek", "Pelican Coast"]],
  [{ address: "1237", phone: "555-0101", email: "north" }, ["Torrey Pines North"]],
  [{ course_name: "%" }, []],
])("ADM-CRS-54 filters by %j, and the count is the same", async (filters, expected) => {
  expect(await namesOf(`filters=${json(filters)}`)).toEqual(expected);
  expect((await get(`count?filters=${json(filters)}`)).payload).toBe(String(expected.length));
});

it("ADM-CRS-54 sorts by several fields", async () => {
  const sort = `sort_fields=${json(["city", "course_name"])}&sort_desc=${json([false, true])}`;
  const filters = json({ city: "san diego" });
  expect(await namesOf(`filters=${filters}&${sort}`)).toEqual(["Mission Bay Executive", "Balboa Mesa"]);
});

it.each(["inactive", "internal_only"])("ADM-CRS-56 %s is set and unset, and nothing else changes", async (flag) => {
  const course = { course_name: `Flagged ${flag}` };
  const created = await server.inject({ method: "POST", url: "/api/courses", headers, payload: { course } });
  const { lock_version, ...plain } = created.json();
  for (const value of [true, false, true]) {
    const payload = { id: plain.id, course: { [flag]: value } };
    const saved = await server.inject({ method: "PUT", url: "/api/courses/update", headers, payload });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { ...plain, [flag]: value, lock_version: expect.any(Number) },
    ]);
  }
  expect(lock_version).toBe(0);
});
