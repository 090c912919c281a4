import {
  abbreviateDay,
  formatCents,
  giftCertificateQueryType,
  handedLabel,
  leaderboardScale,
  pageSize,
  ratePageSize,
  sexLabel,
  teeTimeQueryType,
  topCourses,
} from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
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

const flags = [null, "", "true", "false", "TRUE", " true", "1"] as const;

export const queryTypeTopic: Topic<{ readonly monthly: string | null }> = {
  name: "query_type",
  share: 5,
  boundary: flags.map((monthly) => ({ monthly })),
  random: (draw) => ({ monthly: draw.one(flags) }),
  answer: ({ monthly }) => ({
    tee_times: teeTimeQueryType(monthly),
    gift_certificates: giftCertificateQueryType(monthly),
  }),
};

export const pageSizeTopic: Topic<{ readonly asked: unknown }> = {
  name: "page_size",
  share: 10,
  boundary: [null, "", "20", true, -2, -1, -0.5, 0, 0.5, 1, 5, 10, 20, 30, 40, 50, 100, 1e6].map((asked) => ({
    asked,
  })),
  random: (draw) => ({ asked: draw.one([draw.whole(-100, 200), draw.whole(-100, 200) / 4]) }),
  answer: ({ asked }) => ({ list: pageSize(asked), availability: pageSize(asked, 100), rates: ratePageSize(asked) }),
};

type Displayed = { readonly cents: number; readonly day: string; readonly handed: 0 | 1; readonly sex: 0 | 1 };

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "M", "H"] as const;

export const displayTopic: Topic<Displayed> = {
  name: "display",
  share: 10,
  boundary: [
    ...[-12_345, -100, -5, 0, 5, 99, 100, 12_345, 999_999_999].map((amount) => ({ cents: amount, day: "Mon" })),
    ...dayNames.map((day) => ({ cents: 12_345, day })),
  ].map((shown) => ({ ...shown, handed: 0, sex: 1 })),
  random: (draw) => ({
    cents: draw.whole(-999_999_999, 999_999_999),
    day: draw.one(dayNames),
    handed: draw.one([0, 1]),
    sex: draw.one([0, 1]),
  }),
  answer: ({ cents: amount, day, handed, sex }) => ({
    dollars: formatCents(cents(amount)),
    day: abbreviateDay(day),
    handed: handedLabel(handed),
    sex: sexLabel(sex),
  }),
};
