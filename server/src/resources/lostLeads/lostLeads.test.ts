import { matchSlot, parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers, foreUpAvailabilities, golfCourses, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Lead = components["schemas"]["LostLead"];

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const get = (path: string) => server.inject({ method: "GET", url: `/api/lost_leads/${path}`, headers });
const book = (lost_lead_id: number | null) =>
  server.inject({
    method: "POST",
    url: "/api/ibe/book",
    headers,
    payload: {
      booking: {
        charge: "100.00",
        tee_time: { play_date: "2026-12-10", play_time: "10:30", players: 2, course: { id: 24 }, lost_lead_id },
        customer: { first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test" },
      },
    },
  });
const list = async (query = ""): Promise<Lead[]> => (await get(`index?per_page=500&${query}`)).json();

it("API-009 UNCLEAR-36 CONST-02 OPS-LEAD-14 is a page of thirty, the newest first", async () => {
  const first: Lead[] = (await get("index")).json();
  const second: Lead[] = (await get("index?page=2")).json();
  const all = await list();
  expect([first.length, (await get("index?per_page=0")).json().length]).toEqual([30, 30]);
  expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 60).map(({ id }) => id));
  const made = all.map(({ created_at }) => created_at);
  expect(made).toEqual(made.toSorted().toReversed());
});

it("API-010 are counted over all pages", async () => {
  expect((await get("count")).json()).toBe((await list()).length);
});

it("OPS-LEAD-17 has no customer where the caller left no name", async () => {
  const all = await list();
  expect(all.some(({ customer }) => customer === null)).toBe(true);
  const named = all.find(({ customer }) => customer !== null);
  const [stored] = await server.db
    .select()
    .from(lostLeads)
    .where(eq(lostLeads.id, named?.id ?? 0));
  expect(named).toMatchObject({
    players: stored?.players,
    play_time: stored?.play_time,
    lead_date: stored?.lead_date,
    course: { id: stored?.golf_course_id },
    customer: { id: stored?.customer_id, first_name: expect.any(String) },
  });
});

describe("a booking made for a lead", () => {
  const isListed = async (wanted?: number) => (await list()).some(({ id }) => id === wanted);

  it("takes it out of the list and its count while the tee time stands", async () => {
    const [lead, other] = await list();
    const count: number = (await get("count")).json();
    const booked = await book(lead?.id ?? 0);
    expect([booked.statusCode, await isListed(lead?.id), await isListed(other?.id)]).toEqual([200, false, true]);
    expect((await get("count")).json()).toBe(count - 1);
    await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, booked.json().id));
    expect([await isListed(lead?.id), (await get("count")).json()]).toEqual([true, count]);
  });

  it("leaves it open if refused", async () => {
    const [lead] = await list();
    const response = await server.inject({
      method: "POST",
      url: "/api/ibe/book",
      headers,
      payload: { booking: { charge: "0.00", tee_time: { lost_lead_id: lead?.id } } },
    });
    expect([response.statusCode, await isListed(lead?.id)]).toEqual([422, true]);
  });

  it("is stored even if the lead was deleted", async () => {
    expect((await book(2_000_000)).statusCode).toBe(200);
  });
});

describe("the open times that fit", () => {
  it("OPS-LEAD-06 OPS-LEAD-11 are those of the availability table that the domain's rule matches", async () => {
    const table: components["schemas"]["AvailabilityRow"][] = (
      await server.inject({ method: "GET", url: "/api/fore_up_availability/index?per_page=500", headers })
    ).json();
    const slots = table
      .filter(({ spots }) => spots.length > 0)
      .map((row) => ({
        ...row,
        available_date: Result.getOrThrow(parseLocalDate(row.available_date)),
        available_time: Result.getOrThrow(parseTimeOfDay(row.available_time)),
      }));
    const stored = await server.db.select().from(lostLeads);
    const leads = await list();
    for (const { id, fore_up_availabilities } of leads) {
      const lead = stored.find((one) => one.id === id);
      if (lead === undefined) throw new Error(`There is no lead ${id}.`);
      const { golf_course_id: course_id, lead_date: play_date, play_time, players } = lead;
      const request = { id, course_id, play_date, play_time, players, position: null };
      const fitting = slots.filter((slot) => matchSlot(request, slot).misses.length === 0).map((slot) => slot.id);
      expect(new Set(fore_up_availabilities.map((slot) => slot.id))).toEqual(new Set(fitting));
      const away = fore_up_availabilities.map((open) => {
        const slot = slots.find((one) => one.id === open.id);
        return slot === undefined ? 0 : Math.abs(matchSlot(request, slot).minutes);
      });
      expect(away).toEqual(away.toSorted((one, other) => one - other));
    }
    expect(leads.filter(({ fore_up_availabilities }) => fore_up_availabilities.length > 0).length).toBeGreaterThan(40);
  });

  it("end with the booking: a sold tee time is not offered", async () => {
    const lead = (await list()).find(({ fore_up_availabilities }) => fore_up_availabilities.length > 0);
    const [slot] = lead?.fore_up_availabilities ?? [];
    const set = (gone_at: Date | null) =>
      server.db
        .update(foreUpAvailabilities)
        .set({ gone_at })
        .where(eq(foreUpAvailabilities.id, slot?.id ?? 0));
    await set(new Date());
    const offered = (await list()).flatMap(({ fore_up_availabilities }) => fore_up_availabilities.map(({ id }) => id));
    await set(null);
    expect(offered).not.toContain(slot?.id);
  });
});

const fields: Record<components["schemas"]["LostLeadSortField"], ReturnType<typeof sql>> = {
  lead_date: sql`${lostLeads.lead_date}`,
  course_name: sql`${golfCourses.course_name}`,
  players: sql`${lostLeads.players}`,
  play_time: sql`${lostLeads.play_time}`,
  last_name: sql`lower(${customers.last_name})`,
  email: sql`lower(${customers.email})`,
  primary_phone: sql`${customers.primary_phone}`,
  created_at: sql`${lostLeads.created_at}`,
};

describe("OPS-LEAD-15 sorts all pages", () => {
  const sortings = Object.entries(fields).flatMap(([field, key]) => [
    [field, "up", key] as const,
    [field, "down", key] as const,
  ]);
  /** All leads, also those booked since. */
  const inOrder = (key: ReturnType<typeof sql>, way: "up" | "down") =>
    server.db
      .select({ id: lostLeads.id })
      .from(lostLeads)
      .innerJoin(golfCourses, eq(golfCourses.id, lostLeads.golf_course_id))
      .leftJoin(customers, eq(customers.id, lostLeads.customer_id))
      .orderBy(way === "down" ? sql`${key} desc, ${lostLeads.id} desc` : sql`${key}, ${lostLeads.id}`);
  const booked = new Set<number>();
  beforeAll(async () => {
    // The first by each of the caller's texts: the rows read for a page must not include them.
    for (const key of [fields.last_name, fields.email, fields.primary_phone]) {
      const [first] = await inOrder(sql`${customers.id} is null, ${key}`, "up");
      booked.add(first?.id ?? 0);
    }
    for (const id of booked) await book(id);
  });

  it.each(sortings)("by %s %s", async (field, way, key) => {
    const every = (await inOrder(key, way)).map(({ id }) => id);
    const expected = every.filter((id) => !booked.has(id));
    expect(every.length - expected.length).toBeGreaterThan(0);
    const asked = `sort_fields=["${field}"]&sort_desc=[${way === "down"}]`;
    const second: Lead[] = (await get(`index?per_page=20&page=2&${asked}`)).json();
    expect(second.map(({ id }) => id)).toEqual(expected.slice(20, 40));
    const rows = await list(asked);
    expect(rows.map(({ id }) => id)).toEqual(expected);
  });
});

describe("of a course with more leads than the pages read of it", () => {
  const ids: number[] = [];
  beforeAll(async () => {
    const [course] = await server.db
      .insert(golfCourses)
      .values({ course_name: "Aaa first by name" })
      .returning({ id: golfCourses.id });
    const lead = {
      golf_course_id: course?.id ?? 0,
      lead_date: Result.getOrThrow(parseLocalDate("2026-12-20")),
      play_time: Result.getOrThrow(parseTimeOfDay("10:00")),
      players: 2,
    };
    const made = await server.db
      .insert(lostLeads)
      .values(Array.from({ length: 60 }, () => lead))
      .returning({ id: lostLeads.id });
    ids.push(...made.map(({ id }) => id).toSorted((one, other) => one - other));
    // Booked leads must not take a place among the rows read for a page.
    await book(ids.shift() ?? 0);
  });

  it.each([false, true])("pages by course are consecutive, descending: %s", async (isDown) => {
    const asked = `sort_fields=["course_name"]&sort_desc=[${isDown}]`;
    const pages: number[] = [];
    const count: number = (await get("count")).json();
    for (let page = 1; page <= Math.ceil(count / 10); page += 1) {
      const rows: Lead[] = (await get(`index?per_page=10&page=${page}&${asked}`)).json();
      pages.push(...rows.map(({ id }) => id));
    }
    expect([pages.length, new Set(pages).size]).toEqual([count, count]);
    const own = isDown ? pages.slice(-ids.length) : pages.slice(0, ids.length);
    expect(own).toEqual(isDown ? ids.toReversed() : ids);
  });
});

it.each(["sort_fields=[%22password%22]", "sort_desc=yes", "page=0", "per_page=501"])("refuses %s", async (query) => {
  expect((await get(`index?${query}`)).statusCode).toBe(422);
});

describe("recording a lead", () => {
  const caller = { first_name: "Nia", last_name: "Okafor", primary_phone: "(858) 555-7100", email: "" };
  const asked = { course: { id: 24 }, lead_date: "2026-12-10", play_time: "10:30", players: 3 };
  const record = (members: object = {}) =>
    server.inject({
      method: "POST",
      url: "/api/lost_leads",
      headers,
      payload: { lost_lead: { ...asked, ...caller, ...members } },
    });

  it("stores what was asked for, lists it first, and keeps it in the customer's history", async () => {
    const response = await record();
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { players: 3, lead_date: "2026-12-10", play_time: "10:30", course_id: 24 },
    ]);
    const [first] = await list();
    expect(first).toMatchObject({ id: response.json().id, customer: caller });
    const history = await server.inject({
      method: "GET",
      url: `/api/history/customer/${first?.customer?.id}`,
      headers,
    });
    expect(history.json()).toMatchObject([
      { action: "lost lead recorded", changes: [{ field: "lost_lead", after: expect.stringMatching(/, 10:30 AM$/) }] },
      { action: "created" },
    ]);
  });

  it("finds a known caller by name and phone number in any spelling, or by name and e-mail address", async () => {
    const ids = async (members: object) => {
      await record(members);
      return (await list())[0]?.customer?.id;
    };
    const known = await ids({});
    expect(await ids({ first_name: "nia", primary_phone: "858.555.7100" })).toBe(known);
    expect(await ids({ primary_phone: "+1 858 555 7100" })).toBe(known);
    expect(await ids({ first_name: "Ben" })).not.toBe(known);
    const byMail = await ids({ primary_phone: "", email: "nia@example.test" });
    expect(byMail).not.toBe(known);
    expect(await ids({ primary_phone: "858-555-0000", email: "Nia@Example.test" })).toBe(byMail);
  });

  it("stores the phone number of a known caller who has none, and never in place of another", async () => {
    const lea = { first_name: "Lea", last_name: "Ruiz", email: "lea@example.test" };
    const phoneAfter = async (primary_phone: string) => {
      const response = await record({ ...lea, primary_phone });
      const [customer] = await server.db.select().from(customers).where(eq(customers.email, lea.email));
      expect(response.json().customer).toMatchObject({ ...lea, primary_phone: customer?.primary_phone });
      return [customer?.primary_phone, customer?.lock_version];
    };
    expect(await phoneAfter("")).toEqual(["", 0]);
    expect(await phoneAfter("858-555-0177")).toEqual(["858-555-0177", 1]);
    expect(await phoneAfter("(858) 555 0177")).toEqual(["858-555-0177", 1]);
    expect(await phoneAfter("619-555-0199")).toEqual(["858-555-0177", 1]);
  });

  it.each([
    ["nobody can call back", { primary_phone: "" }, ["primary_phone"]],
    ["the day is over", { lead_date: "2026-11-20" }, ["lead_date"]],
    ["there is no such course", { course: { id: 2_000_000 } }, ["course"]],
    ["nobody plays", { players: 0 }, ["players"]],
  ])("is refused where %s", async (_, members, fields) => {
    const response = await record(members);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, fields]);
  });
});
