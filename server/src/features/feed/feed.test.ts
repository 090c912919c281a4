import { parseLocalDate } from "@teedesk/domain";
import { asc } from "drizzle-orm";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feedSources, foreUpAvailabilities } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { createFeedKey, revokeFeedKeys } from "./feedKeys.ts";

let server: TestApp;
let key: string;

beforeAll(async () => {
  server = await testApp();
  key = await createFeedKey(server.db, "Collector");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(foreUpAvailabilities);
  await server.db.update(feedSources).set({ snapshot_at: null });
});

type Line = object | string;
type Options = { readonly mode?: string; readonly at?: string; readonly key?: string };

const slot = (time: string, spots: readonly number[] = [4], over: object = {}): object => ({
  course_id: 17,
  date: "2026-11-28",
  time,
  spots,
  ...over,
});

function send(lines: readonly Line[], { mode = "delta", at, key: own = key }: Options = {}) {
  const query = new URLSearchParams({ mode, ...(at === undefined ? {} : { observed_at: at }) });
  return server.inject({
    method: "POST",
    url: `/api/fore_up_availability/feed?${query.toString()}`,
    headers: { "content-type": "application/x-ndjson", "x-feed-key": own },
    payload: lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  });
}

/** The free slots as staff would see them: "09:40 2,4". */
async function free(): Promise<readonly string[]> {
  const rows = await server.db.select().from(foreUpAvailabilities).orderBy(asc(foreUpAvailabilities.available_time));
  return rows
    .filter(({ gone_at }) => gone_at === null)
    .map(({ available_time, spots, is_new }) => `${available_time} ${spots.join()}${is_new ? " new" : ""}`);
}

const at = (minute: number) => `2026-11-21T17:${String(minute).padStart(2, "0")}:00.000Z`;

describe("a delta", () => {
  it("adds slots, which are new until they are seen again, and removes them", async () => {
    const first = await send([slot("09:40", [4, 2, 2]), slot("09:50", [1])], { at: at(1) });
    expect(first.json()).toEqual({
      source: "Collector",
      good: 2,
      changed: 2,
      late: 0,
      gone: 0,
      bad_count: 0,
      bad: [],
      complete: false,
    });
    expect(await free()).toEqual(["09:40 2,4 new", "09:50 1 new"]);
    await send([slot("09:40", [2]), slot("09:50", [])], { at: at(2) });
    expect(await free()).toEqual(["09:40 2"]);
    await send([slot("09:50", [3])], { at: at(3) });
    expect(await free()).toEqual(["09:40 2", "09:50 3 new"]);
  });

  it("lists the sources with their last feeds, the oldest first", async () => {
    await send([slot("09:40"), slot("09:50"), slot("10:00", [])]);
    const headers = await server.as("agent");
    const asked = await server.inject({ method: "GET", url: "/api/fore_up_availability/sources", headers });
    const sources: { fed_at: string | null; free: number }[] = asked.json();
    expect(sources).toContainEqual({ id: expect.any(Number), name: "Collector", fed_at: expect.any(String), free: 2 });
    const heard = sources.map(({ fed_at }) => fed_at ?? "");
    expect(heard).toEqual(heard.toSorted());
  });

  it("changes nothing when it is sent again", async () => {
    await send([slot("09:40"), slot("09:50")], { at: at(1) });
    const before = await server.db.select().from(foreUpAvailabilities);
    expect((await send([slot("09:40"), slot("09:50")], { at: at(1) })).json()).toMatchObject({ good: 2, changed: 0 });
    expect(await server.db.select().from(foreUpAvailabilities)).toEqual(before);
  });

  it("stores the later of two lines about a slot", async () => {
    await send([slot("09:40", [1], { observed_at: at(5) }), slot("09:40", [2], { observed_at: at(4) })]);
    expect(await free()).toEqual(["09:40 1 new"]);
  });

  it("keeps the spots of a slot that was sold, for those who wait for it", async () => {
    await send([slot("09:40", [2, 4])], { at: at(1) });
    await send([slot("09:40", [])], { at: at(2) });
    expect((await server.db.select().from(foreUpAvailabilities))[0]).toMatchObject({ spots: [2, 4], is_new: false });
  });

  it("has the same result in whatever order its lines arrive", async () => {
    const seen = fc.record({
      time: fc.constantFrom("09:40", "09:50"),
      spots: fc.constantFrom([], [1], [2, 4]),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    const anySeen = fc.uniqueArray(seen, {
      minLength: 1,
      maxLength: 6,
      selector: ({ time, minute }) => `${time}${minute}`,
    });
    await fc.assert(
      fc.asyncProperty(anySeen, fc.infiniteStream(fc.nat()), async (observations, order) => {
        const lines = observations.map(({ time, spots, minute }) => slot(time, spots, { observed_at: at(minute) }));
        const shuffled = lines
          .map((line) => ({ line, rank: order.next().value ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank);
        await server.db.delete(foreUpAvailabilities);
        for (const { line } of shuffled) await send([line]);
        const latest = (time: string) =>
          observations.filter((one) => one.time === time).toSorted((one, other) => other.minute - one.minute)[0];
        const expected = ["09:40", "09:50"].flatMap((time) => {
          const spots = latest(time)?.spots ?? [];
          return spots.length === 0 ? [] : [`${time} ${spots.join()}`];
        });
        expect((await free()).map((text) => text.replace(" new", ""))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe("a snapshot", () => {
  it("removes slots that its source saw before and does not list", async () => {
    await send([slot("09:40"), slot("09:50")], { at: at(1) });
    const response = await send([slot("09:50"), slot("10:00")], { mode: "snapshot", at: at(2) });
    expect(response.json()).toMatchObject({ good: 2, changed: 2, gone: 1, complete: true });
    expect(await free()).toEqual(["09:50 4", "10:00 4 new"]);
  });

  it("leaves alone what other sources and no source saw", async () => {
    const other = await createFeedKey(server.db, "Other");
    await send([slot("09:40")], { at: at(1), key: other });
    await send([slot("10:00")], { mode: "snapshot", at: at(2) });
    expect(await free()).toEqual(["09:40 4 new", "10:00 4 new"]);
  });

  it("is not undone by what was seen before it and arrives later, known slot or not", async () => {
    await send([slot("09:40")], { at: at(1) });
    await send([slot("10:00")], { mode: "snapshot", at: at(10) });
    const late = await send([slot("09:40", [4], { observed_at: at(5) }), slot("11:00", [4], { observed_at: at(5) })]);
    expect(late.json()).toMatchObject({ good: 2, late: 2, changed: 0 });
    expect(await free()).toEqual(["10:00 4 new"]);
  });

  it("older than the last one removes nothing", async () => {
    await send([slot("10:00")], { mode: "snapshot", at: at(10) });
    expect((await send([slot("09:00")], { mode: "snapshot", at: at(5) })).json()).toMatchObject({
      late: 1,
      complete: false,
    });
    expect(await free()).toEqual(["10:00 4 new"]);
  });

  it("with a bad line removes nothing, since its slot is unknown", async () => {
    await send([slot("09:40")], { at: at(1) });
    const response = await send([slot("10:00"), "{torn"], { mode: "snapshot", at: at(2) });
    expect(response.json()).toMatchObject({ good: 1, bad_count: 1, gone: 0, complete: false });
    expect(await free()).toEqual(["09:40 4 new", "10:00 4 new"]);
  });

  it.each([[[]], [["", "  "]], [["{torn"]]])(
    "without a good line (%j) is refused, and takes nothing away",
    async (lines) => {
      await send([slot("09:40")], { at: at(1) });
      const response = await send(lines, { mode: "snapshot", at: at(2) });
      expect([response.statusCode, response.json()]).toEqual([
        422,
        { errors: { lines: expect.arrayContaining(["A snapshot needs at least one good line."]) } },
      ]);
      expect(await free()).toEqual(["09:40 4 new"]);
    },
  );
});

describe("bad lines", () => {
  it("are reported by number while the good ones are stored", async () => {
    const response = await send([slot("09:40"), "", "{torn", slot("25:00"), slot("09:50")], { at: at(1) });
    expect(response.json()).toMatchObject({
      good: 2,
      bad_count: 2,
      bad: [
        { line: 3, message: "is not a JSON object" },
        { line: 4, message: "time: must be a time of day, HH:MM" },
      ],
    });
    expect(await free()).toEqual(["09:40 4 new", "09:50 4 new"]);
  });

  it.each<[Line, string]>([
    ["[1]", "is not a JSON object"],
    ["null", "is not a JSON object"],
    ["x".repeat(20_000), "is not a JSON object"],
    [slot("09:40", [4], { players: 4 }), 'has an unknown member "players"'],
    [slot("09:40", [4], { course_id: 999_999 }), "course_id: there is no such course"],
    [slot("09:40", [4], { course_id: "17" }), "course_id: there is no such course"],
    [slot("09:40", [4], { date: "2026-02-30" }), "date: must be a day, yyyy-mm-dd"],
    [slot("9:40"), "time: must be a time of day, HH:MM"],
    [slot("09:40", [4], { date: "2026-11-19" }), "date: is over"],
    [slot("09:40", [0]), "spots: must be at most 20 whole numbers from 1 to 20"],
    [slot("09:40", [21]), "spots: must be at most 20 whole numbers from 1 to 20"],
    [slot("09:40", [1.5]), "spots: must be at most 20 whole numbers from 1 to 20"],
    [
      slot(
        "09:40",
        Array.from({ length: 21 }, (_, index) => index + 1),
      ),
      "spots: must be at most 20 whole numbers from 1 to 20",
    ],
    [slot("09:40", [4], { rate_id: 1 }), "rate_id: the course has no such rate"],
    [slot("09:40", [4], { observed_at: "2026-11-21 10:00" }), "observed_at: must be a moment with its zone, ISO 8601"],
    ...[
      "2026-02-30T10:00:00Z",
      "2026-11-21T24:00:00Z",
      "2026-11-21T10:00:00+99:00",
      "9999-12-31T23:59:59-01:00",
      "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00+14:00",
      "1899-12-31T00:00:00Z",
      "3000-01-01T00:00:00Z",
    ].map((observed_at): [Line, string] => [
      slot("09:40", [4], { observed_at }),
      "observed_at: must be a moment with its zone, ISO 8601",
    ]),
    [slot("09:40", [4], { observed_at: "2099-01-01T00:00:00Z" }), "observed_at: must not lie in the future"],
    [slot("09:40", [4], { observed_at: "2999-12-31T23:59:59-01:00" }), "observed_at: must not lie in the future"],
  ])("%j: %s", async (line, message) => {
    const response = await send([line, slot("10:00")], { at: at(1) });
    expect(response.json()).toMatchObject({ good: 1, bad: [{ line: 1, message }] });
    expect(await free()).toEqual(["10:00 4 new"]);
  });

  it("do not include what begins with a byte-order mark, nor a slot of yesterday, which may be today elsewhere", async () => {
    const yesterday = slot("09:50", [4], { date: "2026-11-20" });
    const response = await send([`\uFEFF${JSON.stringify(slot("09:40"))}`, yesterday, slot("10:00", [20])]);
    expect(response.json()).toMatchObject({ good: 3, bad: [] });
  });

  it("of a snapshot without a good one are reported too", async () => {
    const response = await send(["{torn", slot("25:00")], { mode: "snapshot" });
    expect(response.json().errors.lines).toEqual([
      "A snapshot needs at least one good line.",
      "Line 1 is not a JSON object",
      "Line 2 time: must be a time of day, HH:MM",
    ]);
  });

  it("end the feed after a thousand in a row; good ones before them are stored", async () => {
    const bad = (count: number) => Array.from({ length: count }, () => "x");
    const scattered = await send([...bad(999), slot("09:40"), ...bad(999), slot("09:50")], { at: at(1) });
    expect(scattered.json()).toMatchObject({ good: 2, bad_count: 1998 });
    const response = await send([slot("10:00"), ...bad(1000), slot("10:10")], { at: at(2) });
    expect([
      response.statusCode,
      response.json().errors.lines.slice(0, 2),
      response.json().errors.lines.length,
    ]).toEqual([
      422,
      [
        "A thousand lines in a row, up to line 1001, are bad. What follows was not read.",
        "Line 2 is not a JSON object",
      ],
      101,
    ]);
    expect(await free()).toEqual(["09:40 4 new", "09:50 4 new", "10:00 4 new"]);
  });

  it("are reported over a connection that still sends", async () => {
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const address = server.app.server.address();
    const port = typeof address === "object" ? address?.port : null;
    const response = await fetch(`http://127.0.0.1:${port}/api/fore_up_availability/feed`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
      body: "x\n".repeat(10_000_000),
    });
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining("A thousand lines in a row"),
    ]);
  });

  it("are reported for the first hundred and counted beyond", async () => {
    const { bad, bad_count } = (await send(Array.from({ length: 150 }, () => "{"))).json();
    expect([bad.length, bad_count]).toEqual([100, 150]);
  });
});

describe("a key", () => {
  it("that is unknown or revoked is refused and nothing is stored", async () => {
    const other = await createFeedKey(server.db, "Revoked");
    expect(await revokeFeedKeys(server.db, "revoked")).toBe(1);
    for (const refused of [other, "x"]) {
      const response = await send([slot("09:40")], { key: refused });
      expect([response.statusCode, response.json().message]).toEqual([401, "This feed key is not known."]);
    }
    expect(await free()).toEqual([]);
  });

  it("is not stored, only its hash", async () => {
    const rows = await server.db.query.feedKeys.findMany();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

it.each([
  ["application/json", 415],
  ["text/plain", 415],
])("a body of %s is refused", async (type, status) => {
  const response = await server.inject({
    method: "POST",
    url: "/api/fore_up_availability/feed",
    headers: { "content-type": type, "x-feed-key": key },
    payload: "{}",
  });
  expect(response.statusCode).toBe(status);
});

it.each(["2998-11-21T18:40:00Z", "9999-12-31T23:59:59-01:00", "0001-01-01T00:00:00+14:00"])(
  "a snapshot of %s is refused",
  async (moment) => {
    const response = await send([slot("09:40")], { mode: "snapshot", at: moment });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["observed_at"]]);
  },
);

it("a feed that claims to be packed is refused, since it is read as it is", async () => {
  const response = await server.inject({
    method: "POST",
    url: "/api/fore_up_availability/feed",
    headers: { "content-type": "application/x-ndjson", "content-encoding": "gzip", "x-feed-key": key },
    payload: JSON.stringify(slot("09:40")),
  });
  expect([response.statusCode, response.json().message]).toEqual([415, expect.stringContaining("Content-Encoding")]);
});

it("no other operation accepts JSON lines", async () => {
  const response = await server.inject({
    method: "POST",
    url: "/api/auth/sign_in",
    headers: { "content-type": "application/x-ndjson" },
    payload: "{}",
  });
  expect(response.statusCode).toBe(415);
});

it("a feed that breaks off has stored its complete batches, and removes nothing", async () => {
  await send([slot("09:40")], { at: at(1) });
  const { takeFeed } = await import("./takeFeed.ts");
  const { sourceNamed } = await import("./feedKeys.ts");
  async function* broken() {
    for (let minute = 0; minute < 60; minute += 1)
      for (let hour = 0; hour < 24; hour += 1)
        for (const day of ["01", "02"])
          yield `${JSON.stringify(slot(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`, [4], { date: `2026-12-${day}` }))}\n`;
    throw new Error("The connection was lost.");
  }
  const source = await sourceNamed(server.db, "Collector");
  const feed = {
    source,
    mode: "snapshot",
    observed_at: new Date(at(2)),
    latest: new Date(at(2)),
    earliestDay: Result.getOrThrow(parseLocalDate("2026-11-20")),
    lines: broken(),
  } as const;
  await expect(takeFeed(server.db, feed)).rejects.toThrow("The connection was lost.");
  expect((await free()).filter((text) => text === "09:40 4 new").length).toBeGreaterThanOrEqual(1);
  expect(await server.db.$count(foreUpAvailabilities)).toBe(2751);
});
