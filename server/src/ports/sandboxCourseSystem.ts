import type { CourseSystem } from "./courseSystem.ts";

/** Reservations whose number begins with this are not released, so that refusals and forcing can be tried out. */
const keptPrefix = "KEEP";

/** The built-in course system: it releases every reservation but those marked to be kept. */
export const sandboxCourseSystem: CourseSystem = {
  release: async ({ confirmation }) =>
    confirmation.toUpperCase().startsWith(keptPrefix)
      ? { kind: "refused", reason: `Reservation ${confirmation} cannot be canceled.` }
      : { kind: "released" },
};
