import { averagePrices, formatCents, leaderboardScale, type PriceCount, topCourses } from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

export const leaderboardTopic: Topic<{ readonly values: readonly number[] }> = {
  name: "leaderboard_scale",
  share: 20,
  boundary: [
    [],
    [0],
    [-5],
    [0, 0],
    ...Array.from({ length: 200 }, (_, top) => [top + 1]),
    [1, 7, 3],
    [10, 100],
    [999_999_999],
    [8_000_000_000_000_000],
  ].map((values) => ({ values })),
  random: (draw) => ({ values: draw.list(0, 5, () => draw.whole(0, draw.one([10, 1000, 100_000_000]))) }),
  answer: ({ values }) => leaderboardScale(values),
};

const anyCourses = (draw: Draw): Record<string, unknown> =>
  Object.fromEntries(
    draw.list(0, 6, () => {
      const value = draw.whole(-1, draw.one([3, 100_000]));
      const held = draw.one([value, { revenue: value }, { count: value }, { revenue: value, count: 9 }, null, "7"]);
      return [draw.one(["Torrey", "Coronado", "Balboa", "Aviara", "Maderas", "torrey", "North 9"]), held];
    }),
  );

export const topCoursesTopic: Topic<{ readonly courses: Readonly<Record<string, unknown>> }> = {
  name: "top_courses",
  share: 20,
  boundary: [
    {},
    { a: 1 },
    { b: 1, a: 1, d: 1, c: 1 },
    { a: 1, b: 5, c: 3, d: 4, e: 2 },
    { a: { revenue: 0, count: 9 }, b: { count: 5 }, c: {}, d: null, e: "9", f: -1 },
  ].map((courses) => ({ courses })),
  random: (draw) => ({ courses: anyCourses(draw) }),
  answer: ({ courses }) => topCourses(courses),
};

export const dollarsTopic: Topic<{ readonly cents: number }> = {
  name: "dollars",
  share: 10,
  boundary: [-12_345, -100, -5, 0, 5, 99, 100, 12_345, 999_999_999].map((amount) => ({ cents: amount })),
  random: (draw) => ({ cents: draw.whole(-999_999_999, 999_999_999) }),
  answer: (given) => formatCents(cents(given.cents)),
};

const portion = (price: number, count: number): PriceCount => ({ price: cents(price), count });

/** Mean, median and most frequent price of the certificates sold. */
export const averagesTopic: Topic<{ readonly sold: readonly PriceCount[] }> = {
  name: "averages",
  share: 20,
  boundary: [
    [],
    [portion(5000, 0)],
    [portion(5000, 1)],
    [portion(1, 1), portion(2, 1)],
    [portion(1000, 2), portion(2000, 2)],
    [portion(5000, 1), portion(10_000, 2)],
    [portion(5000, 1), portion(10_000, 1), portion(5000, 1)],
    [portion(1, 1), portion(1, 1), portion(2, 1), portion(9, 3)],
  ].map((sold) => ({ sold })),
  random: (draw) => ({
    sold: draw.list(0, 6, () => portion(draw.whole(0, draw.one([5, 30_000])), draw.whole(0, 4))),
  }),
  answer: ({ sold }) => readOr(averagePrices(sold)),
};
