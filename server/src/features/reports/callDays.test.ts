import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  agent = await server.as("agent");
});
afterAll(() => server.close());

it("DECISION-58 the calls of a period are a line for each day and agent, which add up to the calls stored", async () => {
  await server.db.execute(sql`
    insert into calls (customer_id, outcome, called_on, call_at, agent, created_at)
    select 1, outcome, date '2026-10-30' + n % 4, case when outcome = 'call_back' then now() end,
      case when n % 3 = 0 then 'Ann Lee' else 'Bob Ray' end, timestamptz '2026-10-30' + n * interval '1 hour'
    from generate_series(1, 97) as n,
      lateral (select (array['no_answer','left_message','call_back','declined','booked','done'])[1 + n * n % 6] as outcome) as made`);
  const period = "start_date=2026-10-31&end_date=2026-11-02";
  const inPeriod = sql`${calls.called_on} between '2026-10-31' and '2026-11-02'`;
  const report = await download(server, agent, `commission.xlsx?${period}`);
  const of = (title: string) => report.column("Calls by day", title);
  const titles = { no_answer: "No Answer", left_message: "Left Message", call_back: "Call Back" };
  const others = { declined: "Declined", booked: "Booked", done: "Called Back" };
  for (const [outcome, title] of Object.entries({ ...titles, ...others })) {
    const count = await server.db.$count(calls, sql`${inPeriod} and ${calls.outcome} = ${outcome}`);
    expect([title, of(title).total]).toEqual([title, count]);
    expect(of(title).values.reduce<number>((sum, value) => sum + Number(value), 0)).toBe(count);
  }
  expect(of("Calls").total).toBe(await server.db.$count(calls, inPeriod));
  expect(of("Agent").values).toEqual(Array.from({ length: 3 }, () => ["Ann Lee", "Bob Ray"]).flat());
  const past = await download(server, agent, `commission.xlsx?${period}&as_of=2026-11-01T00:00:00.000Z`);
  expect(past.column("Calls by day", "Calls").total).toBe(
    await server.db.$count(calls, sql`${inPeriod} and ${calls.created_at} <= '2026-11-01T00:00:00Z'`),
  );
});
