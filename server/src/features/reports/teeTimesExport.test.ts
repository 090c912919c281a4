import { isLocalDate, isTimeOfDay, ruleSetVersion } from "@teedesk/domain";
import { readWorkbook, type SeenCell } from "@teedesk/xlsx/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers, golfCourses, teeTimeRows, teeTimes, transactionRecords } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const exportOf = (filters: object | string, query_type = "played") =>
  server.inject({
    method: "GET",
    url: `/api/reports/tee-times-export.xlsx?query_type=${query_type}&filters=${typeof filters === "string" ? filters : json(filters)}`,
    headers: admin,
  });
const sheetsOf = async (filters: object, query_type?: string) =>
  readWorkbook((await exportOf(filters, query_type)).rawPayload).sheets;

/** The ids the list returns. */
async function listOf(filters: object, query_type = "played"): Promise<readonly number[]> {
  const url = `/api/tee_times/index?per_page=500&query_type=${query_type}&filters=${json(filters)}`;
  const rows: { id: number }[] = (await server.inject({ method: "GET", url, headers: admin })).json();
  return rows.map(({ id }) => id);
}

const seen = (cell: SeenCell | undefined) => cell && ("text" in cell ? cell.text : cell.number);
const idsIn = (rows: readonly SeenCell[][] = []) => rows.slice(1).map(([id]) => seen(id));

describe("OPS-TTL-47 MSG-16 the server enforces the alert's rule", () => {
  const alert = "Please select a Play Date or Created At date range before exporting.";

  it.each<[object | string, object]>([
    [{}, { filters: [alert] }],
    [{ last_name: "Lee" }, { filters: [alert] }],
    [{ play_date: ["2026-11-01", ""], created_at: ["", "2026-11-30"] }, { filters: [alert] }],
    [{ play_date: ["2026-11-01"] }, { "filters.play_date": ["must NOT have fewer than 2 items"] }],
    [
      { play_date: ["2026-02-30", "2026-03-01"] },
      { "filters.play_date.0": ["must be a valid date", expect.any(String)] },
    ],
    [{ password: "x" }, { "filters.password": ["is not a known field"] }],
    ["{", { filters: ["must be JSON"] }],
  ])("%j is 422", async (filters, errors) => {
    const response = await exportOf(filters);
    expect([response.statusCode, response.json()]).toEqual([422, { errors }]);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["content-disposition"]).toBeUndefined();
  });

  it("without filters it is 422 as well", async () => {
    const response = await server.inject({ method: "GET", url: "/api/reports/tee-times-export.xlsx", headers: admin });
    expect([response.statusCode, response.json()]).toEqual([422, { errors: { filters: [alert] } }]);
  });
});

describe("OPS-TTL-46 the export", () => {
  const days = { play_date: ["2031-01-01", "2031-01-31"] };
  const hostile = '=HYPERLINK("https://x.test","y")\n<b>&\u0001';
  const texts = { agent: "+1", confirmation: "@SUM(A1)", notes: hostile, internal_notes: "-2+3" };

  beforeAll(async () => {
    const [play_date, play_time] = ["2031-01-15", "07:30"];
    if (!isLocalDate(play_date) || !isTimeOfDay(play_time)) throw new Error("no date");
    const played = { play_date, play_time };
    const [first, second] = [new Date("2026-06-30T23:30:00Z"), new Date("2026-07-01T06:59:00Z")];
    await server.db
      .update(teeTimes)
      .set({ ...played, ...texts, created_at: first })
      .where(eq(teeTimes.id, 11));
    const unpaid = { transaction_record_id: null, notes: "", internal_notes: "" };
    await unguarded(server.db, (tx) =>
      tx
        .update(teeTimes)
        .set({ ...played, ...unpaid, created_at: second })
        .where(eq(teeTimes.id, 12)),
    );
  });

  it("ANSWER-31 OPS-TTL-20 holds the list's columns, texts as texts, money and dates typed", async () => {
    const sheets = await sheetsOf(days);
    const titles =
      "Id,First Name,Last Name,Status,Created At,Play Date,Play Time,Players,Paid,Cost,Course,Confirmation,CC Conf,Agent,Notes,Internal Notes";
    const [header, unpaid, paid] = sheets.get("Tee times") ?? [];
    expect(header?.map(seen)).toEqual(titles.split(","));
    expect(sheets.get("Tee times")).toHaveLength(3);
    const [expected] = await server.db
      .select({ teeTime: teeTimes, customer: customers, course: golfCourses, record: transactionRecords })
      .from(teeTimes)
      .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
      .innerJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
      .where(eq(teeTimes.id, 11));
    const { teeTime, customer, course, record } = expected ?? {};
    expect(paid).toEqual([
      { at: "A3", style: 3, number: 11 },
      { at: "B3", style: 1, text: customer?.first_name },
      { at: "C3", style: 1, text: customer?.last_name },
      { at: "D3", style: 1, text: teeTime?.status },
      // 16:30 on 30 June in California.
      { at: "E3", style: 7, number: 46_203 + 16.5 / 24 },
      { at: "F3", style: 5, number: 47_863 },
      { at: "G3", style: 6, number: 0.3125 },
      { at: "H3", style: 3, number: teeTime?.players },
      { at: "I3", style: 4, number: ((record?.total ?? 0) + (teeTime?.gift_certificate_amount_cents ?? 0)) / 100 },
      { at: "J3", style: 4, number: (teeTime?.cost_cents ?? 0) / 100 },
      { at: "K3", style: 1, text: course?.course_name },
      { at: "L3", style: 1, text: "@SUM(A1)" },
      { at: "M3", style: 1, text: record?.payment_id ?? "" },
      { at: "N3", style: 1, text: "+1" },
      { at: "O3", style: 1, text: '=HYPERLINK("https://x.test","y")\n<b>&' },
      { at: "P3", style: 1, text: "-2+3" },
    ]);
    expect(unpaid?.find(({ at }) => at === "I2")).toEqual({ at: "I2", style: 4, number: 0 });
    expect(unpaid?.slice(0, 5).map(seen)).toEqual([
      12,
      ...(unpaid?.slice(1, 4).map(seen) ?? []),
      46_203 + 86_340 / 86_400,
    ]);
  });

  it("ANSWER-31 has its filters, its time and its requester", async () => {
    const courses = await server.db.select().from(golfCourses).orderBy(golfCourses.course_name).limit(2);
    const filters = {
      created_at: ["2026-12-31", "2026-01-01"],
      play_date: ["", "2031-01-31"],
      play_time: "07:30",
      players: 4,
      courses: courses.map(({ id }) => id),
      first_name: "=1",
      last_name: "",
      status: "Booked",
      confirmation: "C",
      agent: "A",
      notes: "N",
      internal_notes: "I",
    };
    const about = (await sheetsOf(filters)).get("About");
    expect(about?.map((cells) => cells.map(seen))).toEqual([
      ["Tee times", ""],
      ["Made", 46_347 + 10.5 / 24],
      ["Made by", "admin@teedesk.test"],
      ["Time zone", "America/Los_Angeles"],
      ["Rows", 0],
      ["First Name", "=1"],
      ["Status", "Booked"],
      ["Created At", "01/01/2026 to 12/31/2026"],
      ["Play Date", "until 01/31/2031"],
      ["Play Time", "07:30"],
      ["Players", "4"],
      ["Courses", courses.map(({ course_name }) => course_name).join(", ")],
      ["Confirmation", "C"],
      ["Agent", "A"],
      ["Notes", "N"],
      ["Internal Notes", "I"],
      ["Paid", "The part of Sold that a card or a gift certificate gave."],
      ["Version", "development, commit unknown"],
      ["Rules", ruleSetVersion],
    ]);
  });

  it.each([
    [{ created_at: ["2000-01-01", "2099-12-31"] }],
    [{ created_at: ["2026-12-31", "2026-01-01"], status: "cancel" }],
    [{ play_date: ["2026-01-01", "2027-12-31"], courses: [1, 2, 3], players: 4 }],
    [{ play_date: ["1990-01-01", "1990-12-31"] }],
  ])("has the rows of the list with the filters %j, in its order", async (filters) => {
    const list = await listOf(filters);
    const sheets = await sheetsOf(filters);
    expect(idsIn(sheets.get("Tee times"))).toEqual(list);
    expect(sheets.get("About")?.[4]?.map(seen)).toEqual(["Rows", list.length]);
  });

  it.each([
    ["monthly", "this month", [12, 13]],
    ["daily", "today", [13]],
  ])("OPS-TTL-43 OPS-TTL-44 has only the rows of a %s list, and names it", async (query_type, words, ids) => {
    const filters = { play_date: ["2031-02-01", "2031-02-28"] };
    for (const [id, at] of [
      [11, "2026-10-31T12:00:00Z"],
      [12, "2026-11-02T12:00:00Z"],
      [13, "2026-11-21T12:00:00Z"],
    ] as const)
      await server.db
        .update(teeTimes)
        .set({ play_date: sql`'2031-02-03'`, created_at: new Date(at) })
        .where(eq(teeTimes.id, id));
    const sheets = await sheetsOf(filters, query_type);
    expect(idsIn(sheets.get("Tee times"))).toEqual(ids.toReversed());
    expect(await listOf(filters, query_type)).toEqual(ids.toReversed());
    expect(sheets.get("About")?.[5]?.map(seen)).toEqual(["Booked", words]);
  });

  it.each([
    [{ play_date: ["2026-11-30", "2026-11-01"] }, "tee-times-2026-11-01-to-2026-11-30.xlsx"],
    [
      { play_date: ["", "2026-11-01"], created_at: ["2026-01-01", "2026-01-02"] },
      "tee-times-2026-01-01-to-2026-01-02.xlsx",
    ],
  ])("is a file to save: %j is %s", async (filters, name) => {
    const response = await exportOf(filters);
    expect(response.headers).toMatchObject({
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename="${name}"`,
      "content-length": String(response.rawPayload.length),
      "cache-control": "no-store",
    });
  });
});

it("has each row once, however many were made at the same instant", async () => {
  await server.db.transaction(async (tx) => {
    // Without the triggers of a booking, which would take long.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into ${teeTimes} overriding system value select (jsonb_populate_record(one, jsonb_build_object(
      'id', 1000000 + n, 'transaction_record_id', null, 'availability_queue_id', null))).* from ${teeTimes} one, generate_series(1, 2500) n where one.id = 1`);
    await tx.execute(sql`insert into ${teeTimeRows} select (jsonb_populate_record(one, jsonb_build_object(
      'id', 1000000 + n, 'play_date', '2040-01-01', 'created_at', now() + (n / 7) * interval '1 microsecond'))).*
      from ${teeTimeRows} one, generate_series(1, 2500) n where one.id = 1`);
  });
  const rows = (await sheetsOf({ play_date: ["2040-01-01", "2040-01-01"] })).get("Tee times");
  expect(idsIn(rows)).toEqual(Array.from({ length: 2_500 }, (_, index) => 1_002_500 - index));
});
