import type { clubProphetCourses, golfCourses, golfnowCourses, golfswitchCourses } from "../db/schema/index.ts";
import { dollars, type Row } from "./values.ts";

/** Name, city, state, weekday green fee in dollars, quality, kind. */
type Line = readonly [string, string, string, number, number, ("internal" | "inactive" | "realtime")?];

/** In the order of their ids. Number 17 is shown in grey in the availability table. */
const lines: readonly Line[] = [
  ["Torrey Pines South", "La Jolla", "CA", 202, 5, "realtime"],
  ["Torrey Pines North", "La Jolla", "CA", 128, 5, "realtime"],
  ["Balboa Mesa", "San Diego", "CA", 62, 3, "realtime"],
  ["Coronado Strand", "Coronado", "CA", 55, 3],
  ["Rancho Arroyo", "Escondido", "CA", 74, 3, "realtime"],
  ["Eagle Bluff", "Poway", "CA", 88, 4],
  ["Mission Bay Executive", "San Diego", "CA", 34, 2],
  ["Sycamore Canyon Ranch", "El Cajon", "CA", 69, 3, "realtime"],
  ["Carlsbad Crossings", "Carlsbad", "CA", 119, 4, "realtime"],
  ["Encinitas Highlands", "Encinitas", "CA", 97, 4],
  ["Temecula Vineyard Links", "Temecula", "CA", 82, 3],
  ["Pala Creek", "Pala", "CA", 91, 4, "internal"],
  ["Desert Willow Ridge", "Palm Desert", "CA", 145, 5, "realtime"],
  ["Indian Palms Mountain", "Indio", "CA", 110, 4],
  ["La Quinta Dunes", "La Quinta", "CA", 189, 5, "realtime"],
  ["Palm Springs Oasis", "Palm Springs", "CA", 79, 3],
  ["Sandpiper Cove", "Oceanside", "CA", 66, 2, "realtime"],
  ["Monarch Point", "Dana Point", "CA", 175, 5],
  ["Pelican Coast", "Newport Beach", "CA", 245, 5, "internal"],
  ["Scottsdale Saguaro", "Scottsdale", "AZ", 155, 5, "realtime"],
  ["Superstition Wash", "Gold Canyon", "AZ", 104, 4],
  ["Sedona Red Rock", "Sedona", "AZ", 132, 4],
  ["Las Vegas Paseo", "Las Vegas", "NV", 139, 4, "realtime"],
  ["Boulder Reservoir", "Boulder City", "NV", 58, 2],
  ["Cottonwood Old Nine", "Bonita", "CA", 29, 1, "inactive"],
  ["Lakeside Driving Park", "Lakeside", "CA", 25, 1, "inactive"],
];

export type DemoCourse = Row<typeof golfCourses> & { id: number; readonly weekdayRate: number };

export const demoCourses: readonly DemoCourse[] = lines.map(([name, city, subdivision, fee, quality, kind], index) => ({
  id: index + 1,
  course_name: name,
  display_name: `${name} Golf Course`,
  address: `${1100 + index * 137} ${name.split(" ").at(-1)} Drive`,
  city,
  subdivision,
  postcode: subdivision === "CA" ? String(92_001 + index * 13) : String(85_250 + index * 13),
  country_alpha2: "US",
  phone: `(619) 555-${String(100 + index).padStart(4, "0")}`,
  email: `proshop@${name.toLowerCase().replaceAll(" ", "-")}.test`,
  inactive: kind === "inactive",
  internal_only: kind === "internal",
  is_realtime: kind === "realtime",
  cart_rate_cents: dollars(18 + quality * 4),
  days_out_to_scrape: kind === "realtime" ? 14 : 0,
  round_limit: kind === "realtime" ? 40 : 0,
  description: `${name} in ${city}: eighteen holes, practice range, pro shop and a grill at the turn.`,
  quality,
  distance_from_airport: 4 + index * 3.5,
  price_min_cents: dollars(Math.round(fee * 0.6)),
  price_max_cents: dollars(Math.round(fee * 1.35)),
  position: index + 1,
  weekdayRate: fee,
}));

export const activeCourses = demoCourses.filter(({ inactive }) => inactive !== true);
export const realtimeCourses = demoCourses.filter(({ is_realtime }) => is_realtime === true);

/** Ids of some courses in the three external systems. */
export const demoCourseLinks: {
  readonly golfswitch: readonly Row<typeof golfswitchCourses>[];
  readonly golfnow: readonly Row<typeof golfnowCourses>[];
  readonly clubProphet: readonly Row<typeof clubProphetCourses>[];
} = {
  golfswitch: realtimeCourses.map(({ id }) => ({ golf_course_id: id, gs_id: String(7400 + id), gs_xid: `SW-${id}` })),
  golfnow: activeCourses.slice(0, 8).map(({ id }) => ({ golf_course_id: id, golfnow_id: String(20_510 + id) })),
  clubProphet: activeCourses.slice(8, 14).map(({ id }) => ({ golf_course_id: id, club_prophet_id: `CP${900 + id}` })),
};
