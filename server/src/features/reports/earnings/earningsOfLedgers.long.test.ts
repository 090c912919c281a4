import { earningsFigures, earningsWords } from "@teedesk/domain";
import { recompute } from "@teedesk/xlsx/recompute";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../../../db/schema/index.ts";
import { anySale, courses } from "../testing/anySale.ts";
import { storeLedger } from "../testing/ledger.ts";
import { download } from "../testing/workbook.ts";
import { type Earnings, localDay, openEarnings, timeOfDay } from "./testing/openEarnings.ts";

const { server, admin, get, read, courseNamed } = await openEarnings();
afterAll(() => server.close());

const inCents = (shown: unknown) => Math.round(Number(shown) * 100);

it("SALES-03 EARN-01 random ledgers have the revenue and margin of the other reports, and the workbook has the page's figures", async () => {
  const anySlots = fc.array(fc.record({ course: fc.nat(2), day: fc.nat(70), slot: fc.nat(11), gone: fc.nat(2) }), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anySale, { minLength: 1, maxLength: 20 }), anySlots, async (sales, slots) => {
      await server.db.delete(foreUpAvailabilities);
      await storeLedger(server.db, courses, sales);
      await server.db.update(teeTimes).set({ play_time: sql`lpad((6 + id % 12)::text, 2, '0') || ':00'` });
      const ids: number[] = [];
      for (const name of courses) ids.push(await courseNamed(name));
      const stored = await server.db
        .insert(foreUpAvailabilities)
        .values([
          ...slots.map((slot) => ({
            golf_course_id: ids[slot.course] ?? 0,
            available_date: localDay(new Date(Date.UTC(2026, 1, 15 + slot.day)).toISOString().slice(0, 10)),
            available_time: timeOfDay(`${String(6 + slot.slot).padStart(2, "0")}:00`),
            spots: [2, 4],
            scraped_at: new Date("2026-01-05T20:00:00Z"),
            queue_closed_at: slot.gone === 0 ? new Date() : null,
          })),
          // One slot at least, at the first booking.
          ...(await server.db.select().from(teeTimes).limit(1)).map(({ golf_course_id, play_date, play_time }) => ({
            golf_course_id,
            available_date: play_date,
            available_time: play_time,
            spots: [1],
            scraped_at: new Date("2026-01-05T20:00:00Z"),
          })),
        ])
        .onConflictDoNothing()
        .returning();
      await server.db
        .update(foreUpAvailabilities)
        .set({ gone_at: new Date("2026-01-06T20:00:00Z") })
        .where(sql`${foreUpAvailabilities.queue_closed_at} is not null`);

      const { total, courses: found, hours } = await read();
      const periods = "start_date=&end_date=&compare_start_date=2020-01-01&compare_end_date=2020-01-01";
      const compared = (await get(`/api/reports/revenue-comparison/figures?${periods}&date_type=played`)).json();
      const revenues: Record<number, number> = Object.fromEntries(
        compared.courses.map((course: { course_id: number; periods: { figures: { revenue: number } } }) => [
          course.course_id,
          course.periods.figures.revenue,
        ]),
      );
      expect(total.revenue).toBe(compared.total.figures.revenue);
      expect(total.bookings).toBe(compared.total.figures.bookings);
      for (const { course_id, figures } of found)
        expect([course_id, figures.revenue]).toEqual([course_id, revenues[course_id] ?? 0]);
      const agents = await download(server, admin, "new_sales_report.xlsx?start_date=&end_date=");
      expect([total.margin, total.revenue]).toEqual([
        inCents(agents.column("By agent", "Margin").total),
        inCents(agents.column("By agent", "Revenue").total),
      ]);

      // Worked out here, slot by slot.
      const bookings = await server.db.select().from(teeTimes);
      const place = (id: number, date: string, at: string) => `${id} ${date} ${at}`;
      const standing = new Set(
        bookings
          .filter(({ canceled_at }) => canceled_at === null)
          .map((one) => place(one.golf_course_id, one.play_date, one.play_time)),
      );
      const seen = new Set(stored.map((one) => place(one.golf_course_id, one.available_date, one.available_time)));
      const gone = stored.filter(({ queue_closed_at }) => queue_closed_at !== null);
      const elsewhere = gone.filter(
        (one) => !standing.has(place(one.golf_course_id, one.available_date, one.available_time)),
      );
      expect([total.slots_seen, total.slots_sold, total.sold_unseen, total.gone_elsewhere]).toEqual([
        seen.size,
        standing.size,
        [...standing].filter((slot) => !seen.has(slot)).length,
        elsewhere.length,
      ]);
      for (const figure of earningsFigures.slice(0, -1)) {
        const sum = (rows: readonly { readonly figures: Earnings["total"] }[]) =>
          rows.reduce((all, { figures }) => all + (figures[figure] ?? 0), 0);
        expect([figure, sum(found), sum(hours)]).toEqual([figure, total[figure], total[figure]]);
      }

      const book = await download(server, admin, "earnings.xlsx");
      for (const { at, stored: kept, computed } of recompute(book.sheets)) expect([at, computed]).toEqual([at, kept]);
      for (const [sheet, rows] of [
        ["By course", found],
        ["By hour", hours],
      ] as const)
        for (const [place, figure] of earningsFigures.entries()) {
          const column = book.column(sheet, earningsWords[figure].title);
          const shown = (value: number | null) => (value === null ? "" : place < 5 ? value : value / 100);
          expect([sheet, figure, column.values]).toEqual([
            sheet,
            figure,
            rows.map(({ figures }) => shown(figures[figure])),
          ]);
          expect([sheet, figure, column.total]).toEqual([sheet, figure, shown(total[figure])]);
        }
    }),
    { numRuns: Number(process.env["FUZZ_LEDGERS"] ?? 5), endOnFailure: true },
  );
});
