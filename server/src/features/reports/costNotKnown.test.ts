import { decodeSaleTerms, isCostKnown } from "@teedesk/domain";
import { asc, eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { expect, it, onTestFinished } from "vitest";
import { saleTerms } from "../../db/schema/saleTerms.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

const rate = { charge: 8000, commission: 0, isDollars: true };

/** The members of the terms' rate that differ from a RIC rate without a wholesale rate, and whether the cost is known then. */
const bookings: readonly (readonly [string, Partial<Sale>, object, boolean])[] = [
  ["no rate", {}, {}, false],
  ["a RIC rate without a wholesale rate", { rate }, {}, false],
  ["a RIC rate with one", { rate }, { wholesale_rate: 6000 }, true],
  ["a RIC rate with one of $0", { rate }, { wholesale_rate: 0 }, true],
  ["an API rate", { rate }, { type: "ApiGolfRate" }, true],
  ["a canceled one", { rate, isCanceled: true }, {}, false],
  ["one that is moved to a rate with one", {}, {}, false],
  ["one of another month", { created_at: "2031-03-02T18:00:00Z", play_date: "2031-03-20" }, {}, false],
  ["one of another course", { course: 1 }, {}, false],
  [
    "one of before, which is moved to no rate since",
    { rate, created_at: "2026-02-02T18:00:00Z", play_date: "2026-02-20" },
    { wholesale_rate: 6000 },
    true,
  ],
];

it("DECISION-44 the reports of what is owed name the bookings that stand whose cost is not known", async () => {
  const server = await testApp();
  onTestFinished(() => server.close());
  const admin = await server.as("admin");
  await storeLedger(
    server.db,
    ["Alder Creek", "Birch Hill"],
    bookings.map(([, changes]) => ({
      agent: "Ann Lee",
      course: 0,
      created_at: "2031-02-02T18:00:00Z",
      play_date: "2031-02-20",
      players: 2,
      charge: 10_000,
      ...changes,
    })),
  );
  const stored = () => server.db.select().from(saleTerms).orderBy(asc(saleTerms.id));
  const ids = (await stored()).map(({ tee_time_id }) => tee_time_id);
  for (const [place, [, , changes]] of bookings.entries()) {
    await unguarded(server.db, (tx) =>
      tx
        .update(saleTerms)
        .set({
          terms: sql`case when terms -> 'rate' = 'null' then terms else jsonb_set(terms, '{rate}', (terms -> 'rate') || ${JSON.stringify(changes)}::jsonb) end`,
        })
        .where(eq(saleTerms.tee_time_id, ids[place] ?? 0)),
    );
  }
  expect((await stored()).map(({ terms }) => isCostKnown(Result.getOrThrow(decodeSaleTerms(terms))))).toEqual(
    bookings.map(([, , , known]) => known),
  );

  await unguarded(server.db, async (tx) => {
    const [known] = await tx
      .select()
      .from(saleTerms)
      .where(eq(saleTerms.tee_time_id, ids[2] ?? 0));
    const moved = { tee_time_id: ids[6] ?? 0, taken_for: "course change", terms: known?.terms } as const;
    await tx.insert(saleTerms).values(moved);
    await tx.insert(saleTerms).values({ ...moved, tee_time_id: ids[9] ?? 0, terms: { rate: null, rental_clubs: [] } });
  });

  const said = (...named: readonly (number | undefined)[]) =>
    `${named.length} bookings without a wholesale rate, with the rented clubs alone: ${named.join(", ")}`;
  const february = "start_date=2031-02-01&end_date=2031-02-28";
  const [first] = await server.db
    .select()
    .from(teeTimes)
    .where(eq(teeTimes.id, ids[0] ?? 0));
  const payable = `ap-monthly.xlsx?${february}&only_played=false`;
  const before = `ap-monthly.xlsx?start_date=2026-02-01&end_date=2026-02-28&only_played=false&courses=[${first?.golf_course_id}]`;
  for (const [address, text] of [
    [payable, said(ids[0], ids[1], ids[8])],
    [before, `1 booking without a wholesale rate, with the rented clubs alone: ${ids[9]}`],
    // Terms are stored as they are taken: as of a moment before that, the first of the sale hold.
    [`${before}&as_of=2026-03-01T00:00:00Z`, undefined],
    [`${payable}&courses=[${first?.golf_course_id}]`, said(ids[0], ids[1])],
    [`new_sales_report.xlsx?${february}`, said(ids[0], ids[1], ids[8])],
  ] as const) {
    const about = Object.fromEntries((await download(server, admin, address)).rows("About"));
    expect([address, about["Owed to Course not known"]]).toEqual([address, text]);
  }
  const { payload } = await server.inject({
    method: "GET",
    url: `/api/reports/new_sales_report/figures?${february}`,
    headers: admin,
  });
  expect(JSON.parse(payload)).toMatchObject({ cost_not_known: 3 });
  const commission = await download(server, admin, `commission.xlsx?${february}`);
  expect(Object.fromEntries(commission.rows("About"))).not.toHaveProperty(["Owed to Course not known"]);
});
