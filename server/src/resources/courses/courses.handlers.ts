import type { Handlers } from "../../contract.ts";
import type { Services } from "../../services.ts";
import { listChoices } from "./courses.repository.ts";

type CourseHandlers = Pick<Handlers, "listCourseChoices" | "listLiveCourseChoices" | "listInternalCourseChoices">;

/** API-006 to API-008. */
export function courseHandlers({ db }: Services): CourseHandlers {
  return {
    listCourseChoices: () => listChoices(db, "all"),
    listLiveCourseChoices: () => listChoices(db, "live"),
    listInternalCourseChoices: () => listChoices(db, "internal"),
  };
}
