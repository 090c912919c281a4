import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "./entries.ts";
import { type Moment, openWorld, play, type World } from "./play.ts";
import { columnsWithRow, endRows, momentRows, recordRows } from "./rows.ts";
import { moneyColumns } from "./stored.ts";

let world: World;
const moments: Moment[] = [];
const records: Record<string, readonly [unknown, unknown]> = {};

beforeAll(async () => {
  world = await openWorld();
  for (const [title, read] of entries(recordRows)) records[title] = await read(world);
  for await (const moment of play(world)) moments.push(moment);
});
afterAll(() => world.server.close());

/** Columns of these types that hold no money, and money that no booking meets, with the test that reads it. */
const others: readonly string[] = [
  // Copies of what cancelations have, for the page of a closure: server/src/features/closures/runClosures.test.ts.
  "closure_run_rows.certificate_amount",
  "closure_run_rows.refund_amount",
  "closure_run_rows.refunded_amount",
  "golf_courses.distance_from_airport",
  "ledger_seals.last_movement",
  "report_tokens.size",
  "schema_compatibility.oldest",
  "tee_times.deal_id",
  // The terms of selling certificates, which enter no figure: server/src/resources/giftCertificates/salesConfiguration.test.ts.
  "gift_certificate_sales.discount",
];

it("has a row for every column of the database that holds money", async () => {
  expect([...columnsWithRow, ...others].sort()).toEqual(await moneyColumns(world.server));
});

describe("of a booking that is made, changed, moved, refunded and canceled", () => {
  it.each(entries(momentRows))("%s", (_, read) => {
    expect(moments.length).toBeGreaterThan(10);
    for (const moment of moments) {
      const [stored, right] = read(moment);
      expect([moment.at, stored]).toEqual([moment.at, right]);
    }
  });
});

describe("of the business", () => {
  it.each(Object.keys(recordRows))("%s", (title) => {
    const [stored, right] = records[title] ?? [];
    expect(stored).toEqual(right);
    expect(right).toBeDefined();
  });

  it.each(entries(endRows))("%s", async (_, read) => {
    const [stored, right] = await read(world);
    expect(stored).toEqual(right);
  });
});
