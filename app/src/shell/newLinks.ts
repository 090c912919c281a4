import { paths } from "../navigation/paths.ts";

export type NewLink = { readonly name: string; readonly path: string };

type Row = {
  readonly name: string;
  /** First segments of the addresses it is shown on: the list and the records of its own kind. */
  readonly on: readonly string[];
  readonly path: () => string;
  /** On a course page it is shown too, for a record of that course. */
  readonly ofCourse?: (courseId: number) => string;
};

/** The contextual links of the top bar (OPS-SHELL-14 to 26), for whoever may open the page they are on (UNCLEAR-22). */
const table: readonly Row[] = [
  { name: "New Customer", on: ["manage-customers", "manage-customer"], path: () => paths.customer("new") },
  { name: "New Discount", on: ["manage-discounts", "manage-discount"], path: () => paths.discount("new") },
  { name: "New Link", on: ["helpful-links", "helpful-link"], path: () => paths.helpfulLink("new") },
  { name: "New Rate", on: ["manage-rates", "manage-rate"], path: () => paths.rate("new") },
  { name: "New User", on: ["ric-users", "ric-user"], path: () => paths.staffUser("new") },
  { name: "New Course", on: ["manage-courses", "manage-course", "course"], path: paths.newCourse },
  {
    name: "New Course Group",
    on: ["manage-course-groups", "manage-course-group", "course-group"],
    path: paths.newCourseGroup,
  },
  {
    name: "New Maintenance",
    on: ["manage-maintenances", "maintenance"],
    path: paths.newMaintenance,
    ofCourse: paths.newMaintenance,
  },
  { name: "New Holiday", on: ["manage-holidays", "holiday"], path: paths.newHoliday, ofCourse: paths.newHoliday },
  {
    name: "New Rental Club",
    on: ["manage-rental-clubs", "rental-club"],
    path: paths.newRentalClub,
    ofCourse: paths.newRentalClub,
  },
];

/** The id of the stored course whose page an address is, or null. */
function courseOf(location: string): number | null {
  const id = /^\/manage-course\/([1-9]\d*)$/.exec(location)?.[1];
  return id === undefined ? null : Number(id);
}

/** The "New …" links to show at an address. */
export function newLinks(location: string): readonly NewLink[] {
  const [, segment = ""] = location.split("/");
  const courseId = courseOf(location);
  return table.flatMap(({ name, on, path, ofCourse }) => {
    if (courseId !== null && ofCourse !== undefined) return [{ name, path: ofCourse(courseId) }];
    return on.includes(segment) ? [{ name, path: path() }] : [];
  });
}
