import type { LocalDate } from "@teedesk/domain";
import type {
  apiActions,
  apiUsers,
  courseGroupApiActions,
  courseGroupApiUsers,
  courseGroupCourses,
  courseGroups,
  helpfulLinks,
  holidayCourses,
  holidays,
  maintenances,
} from "../db/schema/index.ts";
import { activeCourses } from "./demoCourses.ts";
import { daysFrom, type Row } from "./values.ts";

/** The small records of the back office. */
export const demoMessage = "Torrey Pines: carts on the path only this week.";

const links: readonly (readonly [Row<typeof helpfulLinks>["type"], string, string])[] = [
  ["helpful", "Weather radar", "https://radar.teedesk.test/"],
  ["helpful", "Course phone list", "https://intranet.teedesk.test/phones"],
  ["helpful", "Dress codes", "https://intranet.teedesk.test/dress-codes"],
  ["helpful", "Airport transfers", "https://transfers.teedesk.test/"],
  ["hotel", "The Lodge concierge", "https://lodge.teedesk.test/concierge"],
  ["hotel", "Harbor Inn group desk", "https://harbor-inn.teedesk.test/groups"],
  ["hotel", "Desert Springs resort", "https://desert-springs.teedesk.test/"],
  ["psgr", "PSGR tee sheet", "https://psgr.teedesk.test/sheet"],
  ["psgr", "PSGR price list", "https://psgr.teedesk.test/prices"],
];

export const demoLinks: readonly Row<typeof helpfulLinks>[] = links.map(([type, description, url], index) => ({
  type,
  description,
  url,
  order: index,
}));

export const demoActions: readonly Row<typeof apiActions>[] = ["search", "book", "cancel", "rates"].map(
  (api_action_name, index) => ({ id: index + 1, api_action_name }),
);

export const demoApiUsers: readonly Row<typeof apiUsers>[] = ["public site", "hotel desk", "mobile app"].map(
  (api_user_name, index) => ({ id: index + 1, api_user_name }),
);

type DemoGroup = Row<typeof courseGroups> & { id: number; cities: readonly string[] };

export const demoGroups: readonly DemoGroup[] = [
  { id: 1, group_name: "La Jolla", cities: ["La Jolla"] },
  {
    id: 2,
    group_name: "San Diego County",
    cities: ["San Diego", "Poway", "Escondido", "Carlsbad", "Encinitas", "Oceanside"],
  },
  { id: 3, group_name: "Coachella Valley", cities: ["Palm Desert", "Indio", "La Quinta", "Palm Springs"] },
  { id: 4, group_name: "Arizona", cities: ["Scottsdale", "Gold Canyon", "Sedona"] },
];

export const demoGroupCourses: readonly Row<typeof courseGroupCourses>[] = demoGroups.flatMap(({ id, cities }) =>
  activeCourses
    .filter(({ city }) => cities.includes(city ?? ""))
    .map((course) => ({ course_group_id: id, golf_course_id: course.id })),
);

export const demoGroupActions: readonly Row<typeof courseGroupApiActions>[] = demoGroups.flatMap(({ id }) =>
  [1, 2, 4].map((api_action_id) => ({ course_group_id: id, api_action_id })),
);

export const demoGroupUsers: readonly Row<typeof courseGroupApiUsers>[] = demoGroups.map(({ id }) => ({
  course_group_id: id,
  api_user_id: (id % 3) + 1,
}));

/** Holidays of the year around today, on their usual dates. */
export function demoHolidays(today: LocalDate): readonly (Row<typeof holidays> & { id: number })[] {
  const year = today.slice(0, 4);
  const days = [
    ["New Year's Day", `${year}-01-01`],
    ["Independence Day", `${year}-07-04`],
    ["Veterans Day", `${year}-11-11`],
    ["Christmas Day", `${year}-12-25`],
  ] as const;
  return days.map(([name, day], index) => {
    const date = daysFrom(today, daysBetween(today, day));
    return { id: index + 1, name, start_date: date, end_date: date };
  });
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const demoHolidayCourses = (holidayIds: readonly number[]): readonly Row<typeof holidayCourses>[] =>
  holidayIds.flatMap((holiday_id) => activeCourses.map(({ id }) => ({ holiday_id, golf_course_id: id })));

/** Closures of some courses, never of Torrey Pines, where a newcomer books first. */
export const demoMaintenances = (today: LocalDate): readonly Row<typeof maintenances>[] =>
  activeCourses
    .filter(({ id }) => id > 2 && id % 3 === 0)
    .map(({ id }) => ({
      golf_course_id: id,
      start_date: daysFrom(today, id * 4 - 40),
      end_date: daysFrom(today, id * 4 - 39),
      description: id % 2 === 0 ? "Aeration of greens, closed" : "Overseeding, front nine closed",
    }));
