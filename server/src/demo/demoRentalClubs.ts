import type { rentalClubs } from "../db/schema/index.ts";
import { activeCourses } from "./demoCourses.ts";
import { dollars, type Row } from "./values.ts";

const sets = [
  { brand: "Callaway Rogue", description: "Men's steel, full set with rangefinder", handed: 1, sex: 0, charge: 65 },
  { brand: "TaylorMade Kalea", description: "Women's graphite, full set", handed: 1, sex: 1, charge: 65 },
  { brand: "Titleist T200", description: "Men's left-handed, full set", handed: 0, sex: 0, charge: 75 },
] as const;

export type DemoRentalClub = Row<typeof rentalClubs> & { id: number };

/** Two sets per course, three at the best ones. */
export const demoRentalClubs: readonly DemoRentalClub[] = activeCourses
  .flatMap((course) => sets.slice(0, course.quality === 5 ? 3 : 2).map((set) => ({ course, set })))
  .map(({ course, set }, index) => ({
    id: index + 1,
    golf_course_id: course.id,
    cost_cents: dollars(set.charge * 0.6),
    raw_rate: dollars(set.charge),
    raw_charge: dollars(set.charge),
    brand: set.brand,
    description: set.description,
    handed: set.handed,
    sex: set.sex,
    is_dollars: true,
    commission_hundredths: 500,
  }));
