import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { logError } from "../../logError.ts";
import { useServices } from "../../services.tsx";
import { allCourses } from "./course.api.ts";

/** The courses to filter a list by; without them the rest of the list works on, and only the log knows (OPS-TTL-49). */
export function useCourseOptions() {
  const { api } = useServices();
  const { data = [], isPending, error } = useQuery(allCourses(api));
  useEffect(() => {
    if (error !== null) logError("The courses to filter by could not be loaded.", error);
  }, [error]);
  return { options: data.map(({ id, name }) => ({ value: String(id), text: name })), loading: isPending };
}
