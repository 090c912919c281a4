import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { logError } from "../../services/logError.ts";
import { useServices } from "../../services/services.tsx";
import { allCourses } from "./courseChoices.api.ts";

/** The courses as choices (CROSS-40); a failure to load them is only logged, and the screen stays usable (OPS-TTL-49). */
export function useCourseOptions() {
  const { api } = useServices();
  const { data = [], isPending, error } = useQuery(allCourses(api));
  useEffect(() => {
    if (error !== null) logError("The courses to choose from could not be loaded.", error);
  }, [error]);
  return { options: data.map(({ id, name }) => ({ value: String(id), text: name })), loading: isPending };
}
