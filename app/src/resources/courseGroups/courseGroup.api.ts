import { queryOptions } from "@tanstack/react-query";
import type { CourseGroupInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type CourseGroup = Schema<"CourseGroup">;

/** The API actions that a course group can allow (ADM-GRP-12). */
export const apiActions = (api: Api) =>
  queryOptions({
    queryKey: ["api_action"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/api_actions/index", { signal }))),
    staleTime: 300_000,
  });

/** The users that a course group can allow (ADM-GRP-13). */
export const apiUsers = (api: Api) =>
  queryOptions({
    queryKey: ["api_user"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/api_users/index", { signal }))),
    staleTime: 300_000,
  });

const sent = ({ group_name, courses, actions, users }: CourseGroupInput) => ({
  group_name,
  courses: [...courses],
  actions: [...actions],
  users: [...users],
});

export const courseGroupCalls = (api: Api) => ({
  list: (query: ListQuery<"listCourseGroups">, signal: AbortSignal) =>
    apiResult(api.GET("/api/course_groups/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listCourseGroups">, signal: AbortSignal) =>
    apiResult(api.GET("/api/course_groups/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/course_groups/show/{id}", { params: { path: { id } }, signal })),
  create: (input: CourseGroupInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/course_groups", { body: { course_group: sent(input) }, signal })),
  update: ({ id, lock_version }: CourseGroup, input: CourseGroupInput, signal: AbortSignal) =>
    apiResult(
      api.PUT("/api/course_groups/update", { body: { id, course_group: { ...sent(input), lock_version } }, signal }),
    ),
  remove: ({ id }: CourseGroup, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/course_groups/{id}", { params: { path: { id } }, signal })),
});
