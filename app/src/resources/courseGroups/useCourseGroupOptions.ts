import { useQuery } from "@tanstack/react-query";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { courseGroupCalls } from "./courseGroup.api.ts";

const all = { page: 1, per_page: 500, sort_fields: ["group_name" as const], sort_desc: [false], filters: {} };

/** The course groups as choices; none while they load or where they cannot be read. */
export function useCourseGroupOptions() {
  "use memo";
  const { api } = useServices();
  const { data = [], isPending } = useQuery({
    queryKey: ["course_group", "choices"],
    queryFn: ({ signal }) => read(courseGroupCalls(api).list(all, signal)),
    staleTime: 300_000,
  });
  return { options: data.map(({ id, group_name }) => ({ value: String(id), text: group_name })), loading: isPending };
}
