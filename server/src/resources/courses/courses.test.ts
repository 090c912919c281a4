import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { golfCourses } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  [admin, agent] = [await server.as("admin"), await server.as("agent")];
});
afterAll(() => server.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const get = (path: string) => server.inject({ method: "GET", url: `/api/courses/${path}`, headers: agent });
const create = (course: object) =>
  server.inject({ method: "POST", url: "/api/courses", headers: admin, payload: { course } });
const update = (id: number, course: object) =>
  server.inject({ method: "PUT", url: "/api/courses/update", headers: admin, payload: { id, course } });
const remove = (id: number) => server.inject({ method: "DELETE", url: `/api/courses/${id}`, headers: admin });
const historyOf = async (id: number): Promise<unknown> =>
  (await server.inject({ method: "GET", url: `/api/history/course/${id}`, headers: agent })).json();

const defaults = {
  lock_version: 0,
  course_name: "",
  display_name: "",
  address: "",
  address_2: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  phone: "",
  email: "",
  rate_required: true,
  inactive: false,
  internal_only: false,
  is_realtime: false,
  cart_rate: "",
  days_out_to_scrape: 0,
  round_limit: 0,
  description: "",
  quality: 1,
  distance_from_airport: null,
  price_min: "",
  price_max: "",
  position: 1,
  image_url: "",
  golfswitch_course: { gs_id: "", gs_xid: "" },
  golfnow_course: { golfnow_id: "" },
  club_prophet_course: { club_prophet_id: "" },
};

const typed = {
  course_name: "Pelican Point",
  display_name: "Pelican Point Golf Club",
  address: "1 Dune Road",
  address_2: "Gate B",
  city: "Monterey",
  subdivision: "CA",
  postcode: "93940",
  country_alpha2: "US",
  phone: "831-555-0100",
  email: "proshop@pelican.test",
  rate_required: false,
  inactive: true,
  internal_only: true,
  is_realtime: true,
  cart_rate: "40",
  days_out_to_scrape: 14,
  round_limit: 40,
  description: "Dunes\nand pelicans.",
  quality: 5,
  distance_from_airport: 14.25,
  price_min: "125.5",
  price_max: "252.00",
  position: 7,
  golfswitch_course: { gs_id: "4711", gs_xid: "PEL" },
  golfnow_course: { golfnow_id: "982" },
  club_prophet_course: { club_prophet_id: "305" },
};

async function added(course: object = {}): Promise<{ id: number }> {
  const answer = await create({ course_name: "Added", ...course });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe("a course", () => {
  it("ADM-CRS-25 to ADM-CRS-50 is stored with every field and its three links outside, and shown", async () => {
    const answer = await create({ ...typed, id: -1, image_url: "x" });
    const stored = {
      ...defaults,
      ...typed,
      id: answer.json().id,
      cart_rate: "40.00",
      price_min: "125.50",
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, stored]);
    expect((await get(`show/${stored.id}`)).json()).toEqual(stored);
  });

  it("CONST-42 CONST-44 has its defaults when nothing is typed", async () => {
    const { id } = (await create({})).json();
    expect((await get(`show/${id}`)).json()).toEqual({ ...defaults, id });
  });

  it("keeps what a save leaves out, its prices and links too", async () => {
    const { id } = await added(typed);
    const answer = await update(id, { lock_version: 0, phone: "831-555-0111", golfnow_course: { golfnow_id: "" } });
    const stored = {
      ...defaults,
      ...typed,
      id,
      lock_version: 1,
      cart_rate: "40.00",
      price_min: "125.50",
      phone: "831-555-0111",
      golfnow_course: { golfnow_id: "" },
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, stored]);
    expect((await get(`show/${id}`)).json()).toEqual(stored);
  });

  it("takes a price and a distance off again", async () => {
    const { id } = await added({ cart_rate: "40.00", distance_from_airport: 3 });
    const answer = await update(id, { cart_rate: "", distance_from_airport: null });
    expect(answer.json()).toMatchObject({ cart_rate: "", distance_from_airport: null });
  });

  it("has a history of its saves, which names the members of a link", async () => {
    const { id } = await added();
    await update(id, { quality: 3, cart_rate: "35", golfswitch_course: { gs_id: "1", gs_xid: "" } });
    await remove(id);
    const entry = { id: expect.any(Number), created_at: expect.any(String), staff_user: "admin@teedesk.test" };
    expect(await historyOf(id)).toEqual([
      {
        ...entry,
        action: "deleted",
        changes: expect.arrayContaining([{ field: "course_name", before: "Added", after: null }]),
      },
      {
        ...entry,
        action: "updated",
        changes: [
          { field: "quality", before: "1", after: "3" },
          { field: "cart_rate", before: null, after: "35.00" },
          { field: "golfswitch_course.gs_id", before: null, after: "1" },
        ],
      },
      {
        ...entry,
        action: "created",
        changes: expect.arrayContaining([{ field: "course_name", before: null, after: "Added" }]),
      },
    ]);
  });

  it.each<[object, string]>([
    [{ email: "south" }, "email"],
    [{ country_alpha2: "us" }, "country_alpha2"],
    [{ course_name: "x".repeat(256) }, "course_name"],
    [{ city: "\u0000" }, "city"],
    [{ description: "x".repeat(2001) }, "description"],
    [{ cart_rate: "1.005" }, "cart_rate"],
    [{ cart_rate: "-1" }, "cart_rate"],
    [{ price_min: "0x10" }, "price_min"],
    [{ price_min: "100", price_max: "99.99" }, "price_max"],
    [{ quality: 6 }, "quality"],
    [{ quality: "5" }, "quality"],
    [{ position: -1 }, "position"],
    [{ round_limit: 2.5 }, "round_limit"],
    [{ distance_from_airport: 1.005 }, "distance_from_airport"],
    [{ distance_from_airport: 1e9 }, "distance_from_airport"],
    [{ golfswitch_course: { gs_id: "x".repeat(256), gs_xid: "" } }, "golfswitch_course.gs_id"],
    [{ golfswitch_course: { gs_id: "1", gs_xid: 7 } }, "golfswitch_course.gs_xid"],
    [{ golfnow_course: null }, "golfnow_course"],
  ])("ADM-CRS-51 ADM-CRS-52 is not stored with %.60j", async (wrong, field) => {
    const { id } = await added();
    const before = await server.db.$count(golfCourses);
    for (const answer of [await create(wrong), await update(id, wrong)]) {
      expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { [field]: [expect.stringMatching(/\S/)] } }]);
    }
    expect(await server.db.$count(golfCourses)).toBe(before);
    expect((await get(`show/${id}`)).json()).toEqual({ ...defaults, id, course_name: "Added" });
  });

  it("has its prices compared with the stored one", async () => {
    const { id } = await added({ price_min: "100.00" });
    expect((await update(id, { price_max: "99.00" })).json()).toEqual({ errors: { price_max: [expect.any(String)] } });
  });

  it("that does not exist is 404, and nothing is recorded", async () => {
    const nowhere = 2 ** 31 - 1;
    const answers = [await get(`show/${nowhere}`), await update(nowhere, {}), await remove(nowhere)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await historyOf(nowhere)).toEqual([]);
  });
});

describe("the list of courses", () => {
  it("ADM-CRS-12 to ADM-CRS-18 shows these fields, by name, all of them", async () => {
    const rows: { course_name: string }[] = (await get("index")).json();
    expect(rows.length).toBe(Number((await get("count")).payload));
    const names = rows.map(({ course_name }) => course_name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(rows.find(({ course_name }) => course_name === "Torrey Pines South")).toEqual({
      id: 1,
      course_name: "Torrey Pines South",
      address: "1100 South Drive",
      city: "La Jolla",
      phone: "(619) 555-0100",
      email: "proshop@torrey-pines-south.test",
      inactive: false,
      internal_only: false,
    });
  });

  it.each([
    [{ course_name: "TORREY" }, ["Torrey Pines North", "Torrey Pines South"]],
    [{ city: "jolla", course_name: "" }, ["Torrey Pines North", "Torrey Pines South"]],
    [{ inactive: true, course_name: "old" }, ["Cottonwood Old Nine"]],
    [{ internal_only: true, inactive: false }, ["Pala Creek", "Pelican Coast"]],
    [{ address: "1237", phone: "555-0101", email: "north" }, ["Torrey Pines North"]],
    [{ course_name: "%" }, []],
  ])("ADM-CRS-54 filters by %j, and the count is the same", async (filters, expected) => {
    const rows: { course_name: string }[] = (await get(`index?filters=${json(filters)}`)).json();
    expect(rows.map(({ course_name }) => course_name)).toEqual(expected);
    expect((await get(`count?filters=${json(filters)}`)).payload).toBe(String(expected.length));
  });

  it("ADM-CRS-54 sorts by several fields", async () => {
    const sort = `sort_fields=${json(["city", "course_name"])}&sort_desc=${json([false, true])}`;
    const rows: { course_name: string }[] = (await get(`index?filters=${json({ city: "san diego" })}&${sort}`)).json();
    expect(rows.map(({ course_name }) => course_name)).toEqual(["Mission Bay Executive", "Balboa Mesa"]);
  });

  it.each([
    [`filters=${json({ quality: 1 })}`, "filters.quality"],
    [`filters=${json({ inactive: "yes" })}`, "filters.inactive"],
    [`sort_fields=${json(["position"])}`, "sort_fields.0"],
  ])("refuses %s", async (query, field) => {
    const answer = await get(`index?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});
