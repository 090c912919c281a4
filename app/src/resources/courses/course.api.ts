import type { CourseInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type Course = Schema<"Course">;

const show = (api: Api, id: number, signal: AbortSignal) =>
  apiResult(api.GET("/api/courses/show/{id}", { params: { path: { id } }, signal }));

/** A new course is read again (ADM-CRS-24). It is stored by then, so a failed read keeps the result of the save. */
async function create(api: Api, course: CourseInput, signal: AbortSignal) {
  const created = await apiResult(api.POST("/api/courses", { body: { course }, signal }));
  if (created.kind !== "ok") return created;
  const shown = await show(api, created.value.id, signal);
  return shown.kind === "ok" ? shown : created;
}

export const courseCalls = (api: Api) => ({
  list: (query: ListQuery<"listCourses">, signal: AbortSignal) =>
    apiResult(api.GET("/api/courses/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listCourses">, signal: AbortSignal) =>
    apiResult(api.GET("/api/courses/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) => show(api, id, signal),
  create: (course: CourseInput, signal: AbortSignal) => create(api, course, signal),
  update: ({ id, lock_version }: Course, input: CourseInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/courses/update", { body: { id, course: { ...input, lock_version } }, signal })),
  remove: ({ id }: Course, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/courses/{id}", { params: { path: { id } }, signal })),
});
