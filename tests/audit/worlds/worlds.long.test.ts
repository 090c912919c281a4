import { describe, expect, it } from "vitest";
import { cents } from "../../../packages/domain/testing/values.ts";
import { priceWorld } from "./priceWorld.ts";
import { refundWorld } from "./refundWorld.ts";
import { slotPairWorld } from "./slotPairWorld.ts";
import { slotWorld } from "./slotWorld.ts";
import { weekWorld } from "./weekWorld.ts";
import { explore, type World } from "./world.ts";
import { exploreAll } from "./worlds.ts";

describe("small worlds, every point of them", () => {
  it("keep every invariant", () => {
    const { invariants, breaches } = exploreAll();
    expect(breaches).toEqual([]);
    expect(invariants.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  /** Some of the points are enough to find a mistake at many. */
  function* everyTenth<Point>(points: Iterable<Point>): Iterable<Point> {
    let place = 0;
    for (const point of points) if (place++ % 10 === 0) yield point;
  }

  const spoilt = <Point>(world: World<Point>, spoil: (point: Point) => Point): readonly string[] =>
    explore({
      ...world,
      points: () => everyTenth(world.points()),
      invariants: world.invariants.map(({ id, holds }) => ({ id, holds: (point: Point) => holds(spoil(point)) })),
    }).breaches.map(({ id }) => id);

  it("find a price that is a cent too high", () => {
    const found = spoilt(priceWorld, ({ input, price }) => ({
      input,
      price: { ...price, total: cents((price.total ?? 0) + 1) },
    }));
    expect(found).toContain("price/the lines add up to the total");
    expect(found).toContain("price/the same booking has the same price");
  });

  it("find a certificate that pays a cent too much", () => {
    const found = spoilt(priceWorld, ({ input, price }) => ({
      input,
      price: { ...price, gift_used: cents(price.gift_used + 1) },
    }));
    expect(found).toContain("price/the certificate pays no more than it holds and than is due");
    expect(found).toContain("price/what the certificate paid and what is left on it is what it held");
  });

  it("find a half cent that is rounded towards zero", () => {
    const found = spoilt(priceWorld, ({ input, price }) => ({
      input,
      price: {
        ...price,
        lines: price.lines.map((line) => ({ ...line, amount: cents(Math.trunc(Number(line.exact) * 100)) })),
      },
    }));
    expect(found).toContain("price/a line is within half a cent of its exact amount");
  });

  it("find a refund that forgets the one before", () => {
    const found = spoilt(refundWorld, ({ facts, totals }) => ({
      facts,
      totals: { ...totals, refund_total: cents(totals.refund_total + facts.refunded) },
    }));
    expect(found).toContain("refund/a refund in two parts is never more than in one");
  });

  it("find a slot that forgets who was booked", () => {
    const found = spoilt(slotWorld, ({ seats, ...point }) => ({
      ...point,
      seats: { ...seats, left: seats.seen, counted: [] },
    }));
    expect(found).toContain("slot/an INTERNAL booking counts whole as long as it stands and its course was not told");
    expect(found).toContain("slot/a sale that fits takes its players and no more");
  });

  it("find a slot that forgets the second of two bookings", () => {
    const found = spoilt(slotPairWorld, ({ seats, ...point }) => ({
      ...point,
      seats: { ...seats, counted: seats.counted.filter(({ booking }) => booking.id !== 2) },
    }));
    expect(found).toContain("two bookings of a slot/each of two bookings counts as it would alone");
    expect(found).toContain("two bookings of a slot/what is left is what was seen, less both, and nothing less");
  });

  it("find a second sale that no one has refused", () => {
    const found = spoilt(slotPairWorld, ({ facts: { standing, ...facts }, ...point }) => ({
      ...point,
      facts: { ...facts, standing: standing.map((booking) => ({ ...booking, players: booking.players + 1 })) },
    }));
    expect(found).toContain(
      "two bookings of a slot/no more players are sold than were seen free, but for those whom the course knows, if each sale was let pass",
    );
    expect(found).toContain(
      "two bookings of a slot/no more players stand than the slot has room for, where it was seen as it was, each sale was let pass, and the first one has a number",
    );
  });

  it("find a week that starts on a Sunday", () => {
    const found = spoilt(weekWorld, ({ day, week }) => ({ day, week: { ...week, start: day } }));
    expect(found).toContain("week/it starts on a Monday");
  });
});
