import * as fc from "fast-check";
import { type Sale, soldFor } from "./ledger.ts";

/** Names that a spreadsheet would misread if sums went by name. */
export const courses = ["Oak*", "Oak Hill", "=1+1"];
const agents = ["Ann", "ann", "A?n", "=SUM(A1)"];

const upTo = (most: number) => fc.integer({ min: 0, max: most });

/** Any sale of two months around a change of the clocks, with its refunds and cancelation. */
export const anySale: fc.Arbitrary<Sale> = fc
  .record({
    agent: fc.constantFrom(...agents),
    course: upTo(courses.length - 1),
    minute: upTo(60 * 24 * 55),
    daysAhead: upTo(20),
    players: fc.integer({ min: 1, max: 4 }),
    charge: upTo(99_999),
    clubs: upTo(5000),
    fee: upTo(1999),
    cost: upTo(80_000),
    rate: fc.option(fc.record({ charge: upTo(49_999), commission: upTo(9_999), isDollars: fc.boolean() }), {
      nil: undefined,
    }),
    discounted: upTo(3),
    certified: upTo(3),
    isCanceled: fc.boolean(),
    isUncharged: fc.boolean(),
    refunds: fc.array(upTo(3), { maxLength: 2 }),
  })
  .map(({ minute, daysAhead, discounted, certified, refunds, rate, ...sale }) => {
    const created_at = new Date(Date.UTC(2026, 1, 15, 0, minute));
    const discount = Math.floor((sale.charge * discounted) / 4);
    const due = soldFor({ ...sale, discount, created_at: "", play_date: "" });
    const certificate = Math.floor((due * certified) / 4);
    return {
      ...sale,
      ...(rate && { rate }),
      created_at: created_at.toISOString(),
      play_date: new Date(created_at.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10),
      discount,
      certificate,
      // Two refunds of at most three eighths each: never more than was paid.
      refunds: (sale.isUncharged ? [] : refunds)
        .map((eighths) => Math.floor(((due - certificate) * eighths) / 8))
        .filter((cents) => cents > 0),
    };
  });
