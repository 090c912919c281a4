import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { earningsFigures, earningsWords, marginPerSlot } from "./earnings.ts";

const perSlot = (seen_margin: number, slots_seen: number) =>
  marginPerSlot({ seen_margin: cents(seen_margin), slots_seen });

describe("EARN-01 the margin of a slot seen", () => {
  it.each([
    [100, 4, 25],
    [100, 3, 33],
    [200, 3, 67],
    [1, 2, 1],
    [-1, 2, -1],
    [-100, 3, -33],
    [0, 7, 0],
    [500, 0, null],
    [0, 0, null],
  ])("of %i cents and %i slots is %j", (seen_margin, slots_seen, expected) => {
    expect(perSlot(seen_margin, slots_seen)).toEqual(Result.succeed(expected));
  });

  it("is the nearest whole cent, and of two the one farther from 0", () => {
    const margins = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
    fc.assert(
      fc.property(margins, fc.integer({ min: 1, max: 1_000_000 }), (margin, slots) => {
        const share = Result.getOrThrow(perSlot(margin, slots)) ?? Number.NaN;
        const rest = BigInt(margin) - BigInt(share) * BigInt(slots);
        const twice = 2n * (rest < 0n ? -rest : rest);
        expect(twice <= BigInt(slots)).toBe(true);
        expect(twice === BigInt(slots) && Math.abs(share) * slots < Math.abs(margin)).toBe(false);
      }),
    );
  });

  it.each([
    [{ slots_seen: 1 }, [{ path: "seen_margin", code: "value_missing" }]],
    [{ seen_margin: 1, slots_seen: 1.5 }, [{ path: "slots_seen", code: "unexpected_shape" }]],
    [{ seen_margin: 1, slots_seen: -1 }, [{ path: "slots_seen", code: "unexpected_shape" }]],
  ])("of %j names what is missing or of another type", (given, issues) => {
    expect(Reflect.apply(marginPerSlot, null, [given])).toEqual(Result.fail(issues));
  });
});

it("every figure has a title of its own and a meaning", () => {
  const words = earningsFigures.map((figure) => earningsWords[figure]);
  expect(words.every(({ title, meaning }) => title.length > 0 && meaning.endsWith("."))).toBe(true);
  expect(new Set(words.map(({ title }) => title)).size).toBe(earningsFigures.length);
});
