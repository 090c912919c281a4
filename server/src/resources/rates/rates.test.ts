import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "0" } });
  headers = await server.as("admin");
});
afterAll(() => server.close());

const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
  const response = await server.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const listed = async (filters: object, rest = "per_page=500", list = "index") =>
  (await call("GET", `rates/${list}?filters=${json(filters)}&${rest}`)).body;
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const rate = (changes: object = {}) => ({ course: { id: 3 }, rate: "125", ...changes });
const createRate = async (changes: object = {}): Promise<{ id: number; lock_version: number }> =>
  (await call("POST", "rates", { rate: rate(changes) })).body;

const range = (golf_rate_id: number, changes: object = {}) => ({
  golf_rate_id,
  start: "2027-06-01",
  end: "2027-06-30",
  time_start: "06:00",
  time_end: "12:00",
  description: " Weekends ",
  rate_days: [{ name: "Sun" }, { name: "Sat" }],
  ...changes,
});
const save = (golf_rate_id: number, changes: object = {}) =>
  call("POST", "rate_date_ranges", { rate_date_range: range(golf_rate_id, changes) });
const change = (changes: object) => call("PUT", "rate_date_ranges/update", { rate_date_range: changes });
const shown = async (id: number) => (await call("GET", `rates/show/${id}`)).body;
const summaryOf = async (id: number) => {
  const row = (await listed({ course_id: 3 })).find((one: { id: number }) => one.id === id);
  return [row.days, row.dates, row.times];
};

describe("a rate", () => {
  it("ADM-RATE-24 has the terms of its type, and loses those of the other when the type changes", async () => {
    const api = { type: "ApiGolfRate", golfswitch_commission: "12.5", deposit: "none of an API rate" };
    const created = await createRate(api);
    expect(created).toMatchObject({ humanized_type: "API Rate", golfswitch_commission: "12.50", commission: "0.00" });
    expect(Object.keys(created)).not.toContain("deposit");
    const changed = await call("PUT", "rates/update", { id: created.id, rate: { type: "RicGolfRate", deposit: "25" } });
    expect(changed.body).toMatchObject({ humanized_type: "RIC Rate", deposit: "25.00", rate: "125.00" });
    const back = await call("PUT", "rates/update", { id: created.id, rate: { type: "ApiGolfRate" } });
    expect(back.body).toMatchObject({ golfswitch_commission: "0.00", is_golfswitch_commission_dollars: false });
    expect(Object.keys(back.body)).not.toContain("deposit");
  });

  it.each([5, 12.25, 0, "5.00", "3.50", null])("ANSWER-04 keeps the service fee %j in its JSON type", async (fee) => {
    const { id } = await createRate({ service_fee: fee });
    const { body } = await call("PUT", "rates/update", { id, rate: { ...(await shown(id)), internal_memo: "x" } });
    expect(body.service_fee).toBe(fee);
  });

  it("has a history with dollars and percent", async () => {
    const { id } = await createRate({ service_fee: 5, commission: "10", is_commission_dollars: false });
    const changed = {
      rate: "1250",
      max_refund: "1050",
      service_fee: "5.00",
      commission: "7.50",
      is_commission_dollars: true,
    };
    await call("PUT", "rates/update", { id, rate: changed });
    const [entry] = (await call("GET", `history/rate/${id}`)).body;
    const readable = entry.changes.filter(({ field }: { field: string }) => field !== "raw_rate");
    expect(readable).toEqual([
      { field: "rate", before: "$125.00", after: "$1,250.00" },
      { field: "service_fee", before: "5 %", after: "$5.00" },
      { field: "commission", before: "10 %", after: "$7.50" },
      { field: "is_commission_dollars", before: "false", after: "true" },
      { field: "max_refund", before: null, after: "$1,050.00" },
    ]);
  });

  it("ADM-RATE-74 is disabled, archived and both undone, independently of each other", async () => {
    const { id } = await createRate();
    await save(id);
    for (const flags of [{ disabled: true }, { archived: true }, { disabled: false }, { archived: false }]) {
      const before = await shown(id);
      const { status, body } = await call("PUT", "rates/update", { id, rate: flags });
      expect([status, body]).toEqual([
        200,
        { ...before, ...flags, other_rate_date_ranges: expect.any(Array), lock_version: before.lock_version + 1 },
      ]);
    }
  });

  it("is deleted with its ranges", async () => {
    const { id } = await createRate();
    const { body } = await save(id);
    expect(await call("DELETE", `rates/${id}`)).toEqual({ status: 200, body: {} });
    expect((await call("DELETE", `rate_date_ranges/${body.id}`)).status).toBe(404);
  });
});

describe("the list", () => {
  it("UNCLEAR-47 returns all rates for -1, and 30 for any other size below 1", async () => {
    const count = (await call("GET", "rates/count")).body;
    expect(count).toBeGreaterThan(60);
    expect(await listed({}, "per_page=-1")).toHaveLength(count);
    for (const size of [0, -2]) expect(await listed({}, `per_page=${size}`)).toHaveLength(30);
  });

  it("CONST-32 is sorted by dates and course name, the latest first", async () => {
    const rows: { dates: string; course: { course_name: string } }[] = await listed({}, "per_page=-1");
    const keys = rows.map(({ dates, course }) => `${dates} ${course.course_name}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  it("requires one range to meet all filters of ranges", async () => {
    const { id } = await createRate();
    await save(id, { rate_days: [{ name: "Sun" }] });
    await save(id, { start: "2027-09-01", end: "2027-09-30", rate_days: [{ name: "Tue" }], time_start: "11:00" });
    const isFound = async (filters: object) => idsOf(await listed({ course_id: 3, ...filters })).includes(id);
    expect(await isFound({ days: ["Tue"], start_date: "2027-09-30" })).toBe(true);
    expect(await isFound({ days: ["Sun"], start_date: "2027-09-30" })).toBe(false);
    expect(await isFound({ days: ["Tue"], time_end: "10:59" })).toBe(false);
    expect(await isFound({ days: ["Mon", "Sun"], end_date: "2027-06-01", time_end: "06:00" })).toBe(true);
    expect(await isFound({ days: [] })).toBe(true);
  });

  it.each([
    [{ days: ["M"] }, { rate_days: [{ name: "Mon" }, { name: "M" }] }, { rate_days: [{ name: "Mon" }] }],
    [{ start_date: "2095-01-02" }, { end: "2095-01-02" }, { end: "2095-01-01" }],
    [{ end_date: "2001-01-01" }, { start: "2001-01-01" }, { start: "2001-01-02" }],
    [{ time_start: "22:00" }, { time_end: "22:00" }, { time_end: "21:59" }],
    [{ time_end: "05:00" }, { time_start: "05:00" }, { time_start: "05:01" }],
  ])(
    "finds by %j a rate of which one range meets it, until that is changed or deleted",
    async (filter, met, missed) => {
      const { id } = await createRate();
      await save(id);
      const isFound = async () => idsOf(await listed(filter, "per_page=-1")).includes(id);
      const { body } = await save(id, met);
      expect(await isFound()).toBe(true);
      await change({ id: body.id, ...missed });
      expect(await isFound()).toBe(false);
      await change({ id: body.id, ...met });
      expect(await isFound()).toBe(true);
      await call("DELETE", `rate_date_ranges/${body.id}`);
      expect(await isFound()).toBe(false);
    },
  );

  it("ADM-RATE-23 has as live none that is disabled, archived or over", async () => {
    const [live, disabled, archived, over, blank] = [
      await createRate(),
      await createRate({ disabled: true }),
      await createRate({ archived: true }),
      await createRate(),
      await createRate(),
    ];
    for (const { id } of [live, disabled, archived]) await save(id, { end: "2090-01-01" });
    await save(over.id, { start: "2020-01-01", end: "2020-01-02" });
    const made = idsOf([live, disabled, archived, over, blank]);
    const rows = await listed({ course_id: 3 }, "per_page=-1", "index_live");
    expect(idsOf(rows).filter((id) => made.includes(id))).toEqual([live.id]);
    expect((await call("GET", `rates/count_live?filters=${json({ course_id: 3 })}`)).body).toBe(rows.length);
  });
});

describe("a date range", () => {
  it("ADM-RATE-50..57 is stored, changed and deleted on its own, with entries in its rate's history", async () => {
    const { id } = await createRate();
    const { status, body: created } = await save(id);
    expect([status, created]).toEqual([
      200,
      {
        id: expect.any(Number),
        lock_version: 0,
        ...range(id),
        rate_id: id,
        description: "Weekends",
        rate_days: [{ name: "Sat" }, { name: "Sun" }],
      },
    ]);
    expect(await summaryOf(id)).toEqual(["Sat, Sun", "2027-06-01 - 2027-06-30", "06:00 - 12:00"]);
    const first = await save(id, {
      start: "2027-05-01",
      end: "2027-05-01",
      rate_days: [{ name: "H" }, { name: "Mon" }],
    });
    const changed = await change({ id: created.id, lock_version: 0, time_end: "11:30" });
    expect(changed.body).toEqual({ ...created, time_end: "11:30", lock_version: 1 });
    expect((await shown(id)).rate_date_ranges).toEqual([first.body, changed.body]);
    expect(await summaryOf(id)).toEqual([
      "Mon, H, Sat, Sun",
      "2027-05-01 - 2027-05-01, 2027-06-01 - 2027-06-30",
      "06:00 - 12:00, 06:00 - 11:30",
    ]);
    await call("DELETE", `rate_date_ranges/${first.body.id}`);
    expect(await summaryOf(id)).toEqual(["Sat, Sun", "2027-06-01 - 2027-06-30", "06:00 - 11:30"]);
    const entries: { action: string; changes: object[] }[] = (await call("GET", `history/rate/${id}`)).body;
    expect(entries.map(({ action }) => action)).toEqual(["updated", "updated", "updated", "updated", "created"]);
    expect(entries[1]?.changes).toEqual([
      {
        field: "rate_date_ranges",
        before: "06/01/2027 – 06/30/2027, 06:00 – 12:00, Sat Sun (Weekends)",
        after: "06/01/2027 – 06/30/2027, 06:00 – 11:30, Sat Sun (Weekends)",
      },
    ]);
  });

  it.each([
    [{ golf_rate_id: 999_999 }, "rate"],
    [{ start: "" }, "start"],
    [{ start: "2027-02-30" }, "start"],
    [{ end: "2027-05-31" }, "end"],
    [{ time_start: "24:00" }, "time_start"],
    [{ time_end: "05:59" }, "time_end"],
    [{ description: "x".repeat(2001) }, "description"],
    [{ rate_days: [] }, "rate_date_days"],
  ])("ADM-RATE-71 ADM-RATE-72 UNCLEAR-49 is not stored with %.60j: %s", async (members, field) => {
    const { id } = await createRate();
    const { body: stored } = await save(id);
    for (const response of [await save(id, members), await change({ id: stored.id, ...members })])
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    expect((await shown(id)).rate_date_ranges).toEqual([stored]);
  });

  it("ADM-RATE-44 is shown beside those of the course's other rates that apply at the same times at another price or fee", async () => {
    const course = { id: 4 };
    const [own, dearer, equal, off] = [
      await createRate({ course }),
      await createRate({ course, rate: "140" }),
      await createRate({ course }),
      await createRate({ course, rate: "150", disabled: true }),
    ];
    const when = { start: "2031-06-01", end: "2031-06-30" };
    const ranges = [];
    for (const { id } of [own, dearer, equal, off]) ranges.push((await save(id, when)).body);
    await save(dearer.id, { ...when, time_start: "12:01", time_end: "18:00" });
    await save(dearer.id, { ...when, rate_days: [{ name: "Mon" }] });
    await save(dearer.id, { start: "2031-07-01", end: "2031-07-31" });
    expect((await shown(own.id)).other_rate_date_ranges).toEqual([
      { rate_id: dearer.id, humanized_type: "RIC Rate", rate: "140.00", rate_date_range: ranges[1] },
    ]);
    expect((await shown(off.id)).other_rate_date_ranges).toEqual([]);
    const feed = await createRate({ course, service_fee: "3.50" });
    await save(feed.id, when);
    const others: { rate_id: number }[] = (await shown(own.id)).other_rate_date_ranges;
    expect(others.map(({ rate_id }) => rate_id)).toEqual([dearer.id, feed.id]);
  });

  it("belongs to its rate", async () => {
    const [{ id }, other] = [await createRate(), await createRate()];
    const { body: stored } = await save(id);
    const response = await change({ id: stored.id, golf_rate_id: other.id, time_end: "13:00" });
    expect([response.status, response.body]).toEqual([
      422,
      { errors: { rate: ["This date range belongs to another golf rate."] } },
    ]);
    expect((await change({ id: stored.id, golf_rate_id: id })).status).toBe(200);
    expect([(await change({ id: 999_999 })).status, (await call("DELETE", "rate_date_ranges/999999")).status]).toEqual([
      404, 404,
    ]);
  });

  it("of two saved at the same time both are in the rate's summary", async () => {
    const { id } = await createRate();
    await Promise.all(["2027-01-01", "2027-02-01", "2027-03-01"].map((start) => save(id, { start })));
    const [, dates] = await summaryOf(id);
    expect(dates).toBe("2027-01-01 - 2027-06-30, 2027-02-01 - 2027-06-30, 2027-03-01 - 2027-06-30");
  });
});

describe("a copy", () => {
  const copy = (golf_rate_id: number, rate_ids: readonly number[], course_ids: readonly number[]) =>
    call("PUT", "rate_date_ranges/copy", { golf_rate_id, rate_ids, course_ids });

  it("ADM-RATE-65 makes each course a rate with the terms and the chosen ranges, and returns them", async () => {
    const amounts = { service_fee: 5, deposit: "25", wholesale_rate: "100", max_refund: "50", non_refundable: "10" };
    const { id } = await createRate({ ...amounts, internal_memo: "Walking" });
    const { body: first } = await save(id);
    await save(id, { start: "2027-06-10" });
    const { status, body: rows } = await copy(id, [first.id], [2, 1, 2]);
    expect(status).toBe(200);
    expect(rows.map(({ course, dates }: { course: object; dates: string }) => [course, dates])).toEqual([
      [{ id: 2, course_name: "Torrey Pines North" }, "2027-06-01 - 2027-06-30"],
      [{ id: 1, course_name: "Torrey Pines South" }, "2027-06-01 - 2027-06-30"],
    ]);
    const copied = await shown(rows[0].id);
    expect(copied).toEqual({
      ...(await shown(id)),
      other_rate_date_ranges: expect.any(Array),
      id: rows[0].id,
      course: { id: 2, course_name: "Torrey Pines North" },
      rate_date_ranges: [{ ...first, id: expect.any(Number), golf_rate_id: rows[0].id, rate_id: rows[0].id }],
    });
    expect((await call("GET", `history/rate/${rows[0].id}`)).body[0]).toMatchObject({ action: "created" });
  });

  it.each<[string, (own: number, foreign: number) => [number[], number[]], string]>([
    ["MSG-39 ADM-RATE-66 no course", (own) => [[own], []], "Please select a course first."],
    ["no range", () => [[], [1]], "Select the date ranges to copy first."],
    [
      "another rate's range",
      (own, foreign) => [[own, foreign], [1]],
      "One of the date ranges belongs to another golf rate.",
    ],
    ["an unknown course", (own) => [[own], [1, 999_999]], "One of the courses no longer exists."],
  ])("ADM-RATE-73 with %s is refused whole", async (_, chosen, message) => {
    const [{ id }, other] = [await createRate(), await createRate()];
    const [own, foreign] = [(await save(id)).body.id, (await save(other.id)).body.id];
    const before = (await call("GET", "rates/count")).body;
    expect(await copy(id, ...chosen(own, foreign))).toEqual({
      status: 422,
      body: { errors: { rate_copy: [message] } },
    });
    expect((await call("GET", "rates/count")).body).toBe(before);
  });

  it("of a rate that does not exist is 404", async () => {
    expect((await copy(999_999, [1], [1])).status).toBe(404);
  });
});
