import { parseLocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers, discounts, giftCertificates, golfCourses, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Found = components["schemas"]["FoundRecord"];

let server: TestApp;
let customerId = 0;
beforeAll(async () => {
  server = await testApp();
  const [teeTime] = await server.db
    .update(teeTimes)
    .set({ confirmation: "ZZ-4711" })
    .where(eq(teeTimes.id, 5))
    .returning();
  customerId = teeTime?.customer_id ?? 0;
  await server.db
    .update(customers)
    .set({ first_name: "José", last_name: "Núñez", email: "J.Nunez@example.test", primary_phone: "(619) 555-7777" })
    .where(eq(customers.id, customerId));
});
afterAll(() => server.close());

const find = async (q: string, who: "admin" | "agent" = "admin"): Promise<Found[]> => {
  const response = await server.inject({
    method: "GET",
    url: `/api/find?q=${encodeURIComponent(q)}`,
    headers: await server.as(who),
  });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const nameOf = ({ kind, id }: Found) => `${kind} ${id}`;
const firstOf = async (q: string) => {
  const [first] = await find(q);
  return first === undefined ? null : { name: nameOf(first), is_exact: first.is_exact };
};

describe("a handle leads to its own record first", () => {
  it.each([
    ["a confirmation", "ZZ-4711"],
    ["a confirmation in small letters, between blanks", " zz-4711 "],
  ])("%s", async (_, q) => {
    expect(await firstOf(q)).toEqual({ name: "tee_time 5", is_exact: true });
  });

  it.each(["Kx-47aB", "kx-47ab", "KX-47AB"])("a confirmation of large and small letters, typed %s", async (q) => {
    await server.db.update(teeTimes).set({ confirmation: "Kx-47aB" }).where(eq(teeTimes.id, 6));
    expect(await firstOf(q)).toEqual({ name: "tee_time 6", is_exact: true });
  });

  it.each([
    ["a phone number", "619-555-7777"],
    ["its digits", "6195557777"],
    ["with the country code", "+1 (619) 555 7777"],
    ["an e-mail in another case", "j.nunez@EXAMPLE.test"],
    ["the whole name without accents", "jose nunez"],
    ["the name in the other order", "Núñez, José"],
  ])("%s", async (_, q) => {
    expect(await firstOf(q)).toEqual({ name: `customer ${customerId}`, is_exact: true });
  });

  it("a serial, a code and a course", async () => {
    const [certificate] = await server.db
      .select()
      .from(giftCertificates)
      .where(eq(giftCertificates.serial, "GIFT-100"));
    const [discount] = await server.db.select().from(discounts).where(eq(discounts.code, "FAIRWAY15"));
    const [course] = await server.db.select().from(golfCourses).limit(1);
    expect([await firstOf("gift-100"), await firstOf("fairway15"), await firstOf(course?.course_name ?? "")]).toEqual([
      { name: `gift_certificate ${certificate?.id}`, is_exact: true },
      { name: `discount ${discount?.id}`, is_exact: true },
      { name: `course ${course?.id}`, is_exact: true },
    ]);
  });
});

it("shows a tee time by its day, course, people and state", async () => {
  const [found] = await find("ZZ-4711");
  const [row] = await server.db
    .select({ course: golfCourses.course_name, teeTime: teeTimes })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .where(eq(teeTimes.id, 5));
  const { play_date = "", play_time, players, status } = row?.teeTime ?? {};
  const [year, month, day] = play_date.split("-");
  const weekday = new Date(`${play_date}T12:00:00Z`).toLocaleDateString("en", { weekday: "short", timeZone: "UTC" });
  const parts = ["José Núñez", `${players} ${players === 1 ? "player" : "players"}`, "ZZ-4711"];
  expect(found).toEqual({
    kind: "tee_time",
    id: 5,
    title: `${weekday} ${month}/${day}/${year} ${play_time}, ${row?.course}`,
    detail: [...parts, ...(status === "Booked" ? [] : [status])].join(" · "),
    is_exact: true,
  });
});

it.each(["6195557777", "J.NUNEZ@example.test"])(
  "finds a customer's tee times behind the customer by %s, those to be played first",
  async (q) => {
    const found = (await find(q)).filter(({ kind }) => kind === "tee_time");
    const ids = found.map(({ id }) => id);
    const stored = await server.db
      .select({ id: teeTimes.id, play_date: teeTimes.play_date, status: teeTimes.status })
      .from(teeTimes)
      .where(eq(teeTimes.customer_id, customerId));
    const isOver = (id: number) =>
      stored.some((row) => row.id === id && (row.status === "Canceled" || row.play_date < "2026-11-21"));
    expect(ids.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))).toEqual(ids);
    expect(ids).toContain(5);
    expect(found.every(({ is_exact }) => !is_exact)).toBe(true);
  },
);

it("finds an id in every kind that has it, #5 as 5", async () => {
  const kinds = (await find("5")).filter(({ is_exact }) => is_exact).map(nameOf);
  expect(kinds).toEqual(expect.arrayContaining(["customer 5", "tee_time 5", "course 5"]));
  expect((await find("#5")).map(nameOf)).toEqual(expect.arrayContaining(kinds));
});

it("a handle alone is exact where the text is also the id of others", async () => {
  const [other] = await server.db.select().from(customers).limit(1);
  const id = other?.id ?? 0;
  await server.db
    .update(teeTimes)
    .set({ confirmation: `${id}` })
    .where(eq(teeTimes.id, 7));
  const found = await find(`${id}`);
  expect(found.filter(({ is_exact }) => is_exact).map(nameOf)).toEqual(["tee_time 7"]);
  expect(found.map(nameOf)).toContain(`customer ${id}`);
  await server.db.update(teeTimes).set({ confirmation: "INTERNAL" }).where(eq(teeTimes.id, 7));
});

it("says what a code takes off, and what is left on a certificate", async () => {
  const detailOf = async (q: string) => (await find(q))[0]?.detail;
  const [dollars, percent, left] = [await detailOf("tenoff"), await detailOf("fairway15"), await detailOf("gift-100")];
  expect([dollars, percent, left].map((text) => text?.split(" · ")[0])).toEqual(["$10.00", "15 %", "$100.00 left"]);
});

it("ROLE-18 finds a discount and a colleague for an admin alone", async () => {
  const kindsOf = async (q: string, who: "admin" | "agent") => (await find(q, who)).map(({ kind }) => kind);
  expect(await kindsOf("fairway15", "admin")).toContain("discount");
  expect(await kindsOf("agent@teedesk.test", "admin")).toContain("staff_user");
  expect(await kindsOf("fairway15", "agent")).not.toContain("discount");
  expect(await kindsOf("agent@teedesk.test", "agent")).not.toContain("staff_user");
});

it("INTERNAL is the confirmation of none", async () => {
  await server.db.update(teeTimes).set({ confirmation: "INTERNAL" }).where(eq(teeTimes.id, 9));
  expect((await find("internal")).filter(({ is_exact }) => is_exact)).toEqual([]);
});

it.each([
  "a",
  ".",
  "%",
  "_",
  "'",
  "\\",
  "#",
  "# 5",
  "%%%",
  "'; drop table customers; --",
  "😀",
  "٣",
  "1".repeat(100),
  "x ".repeat(50),
])("takes %j as a text", async (q) => {
  expect((await find(q)).length).toBeLessThan(49);
});

describe("of a customer's tee times, more than are ranked, the next to be played is first by", () => {
  beforeAll(async () => {
    const [customer, merged] = await server.db
      .insert(customers)
      .values([
        { email: "club@example.test", first_name: "Zita", last_name: "Quillfeather", primary_phone: "(212) 555-0188" },
        { email: "old@example.test", first_name: "Zita", last_name: "Quillfether", primary_phone: "(212) 555-0199" },
      ])
      .returning();
    const [like] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, 5));
    if (customer === undefined || merged === undefined || like === undefined)
      throw new Error("The demo has no such tee time.");
    await server.db.update(customers).set({ merged_into: customer.id }).where(eq(customers.id, merged.id));
    const { id: _id, transaction_record_id: _record, ...facts } = like;
    const copy = (play_date: string) => ({
      ...facts,
      customer_id: customer.id,
      status: "Booked",
      canceled_at: null,
      play_date: Result.getOrThrow(parseLocalDate(play_date)),
    });
    await server.db.insert(teeTimes).values(Array.from({ length: 510 }, () => copy("2028-12-30")));
    // Stored behind all others, and played before them.
    await server.db.insert(teeTimes).values([copy("2026-11-23"), copy("2026-11-20")]);
  });

  it.each([
    ["an e-mail", "club@example.test"],
    ["a phone number", "212 555 0188"],
    ["a name", "Quillfeather, Zita"],
    ["the phone number of a customer who was merged into another", "212-555-0199"],
  ])("%s", async (_, q) => {
    const [first] = (await find(q)).filter(({ kind }) => kind === "tee_time");
    expect(first?.title).toContain("11/23/2026");
  });
});

it("returns at most eight of a kind, and refuses a text that is missing or too long", async () => {
  const found = await find("example.test");
  const counts = new Map<string, number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect([counts.get("customer"), counts.get("tee_time")]).toEqual([8, 8]);
  for (const q of ["", "x".repeat(101)]) {
    const response = await server.inject({ method: "GET", url: `/api/find?q=${q}`, headers: await server.as("agent") });
    expect(response.statusCode).toBe(422);
  }
});
