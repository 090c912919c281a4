import { queryOptions } from "@tanstack/react-query";
import type { CourseInput } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type Course = Schema<"Course">;

/** The courses staff book by phone: the choices of the internal booking engine (OPS-IBE-08). */
export const internalCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "internal"],
    queryFn: ({ signal }) => read(answer(api.GET("/api/courses/internal_list", { signal }))),
    staleTime: 300_000,
  });

/** The courses that rates are copied to (UNCLEAR-43). */
export const liveCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "live"],
    queryFn: ({ signal }) => read(answer(api.GET("/api/courses/live_list", { signal }))),
    staleTime: 300_000,
  });

/** Every course, to filter by and to choose in forms (UNCLEAR-28, UNCLEAR-43). */
export const allCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "all"],
    queryFn: ({ signal }) => read(answer(api.GET("/api/courses/list", { signal }))),
    staleTime: 300_000,
  });

const show = (api: Api, id: number, signal: AbortSignal) =>
  answer(api.GET("/api/courses/show/{id}", { params: { path: { id } }, signal }));

/** A new course is read again (ADM-CRS-24). It is stored by then, so a read that fails leaves what the save answered. */
async function create(api: Api, course: CourseInput, signal: AbortSignal) {
  const created = await answer(api.POST("/api/courses", { body: { course }, signal }));
  if (created.kind !== "ok") return created;
  const shown = await show(api, created.value.id, signal);
  return shown.kind === "ok" ? shown : created;
}

export const courseCalls = (api: Api) => ({
  list: (query: ListQuery<"listCourses">, signal: AbortSignal) =>
    answer(api.GET("/api/courses/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listCourses">, signal: AbortSignal) =>
    answer(api.GET("/api/courses/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) => show(api, id, signal),
  create: (course: CourseInput, signal: AbortSignal) => create(api, course, signal),
  update: ({ id, lock_version }: Course, input: CourseInput, signal: AbortSignal) =>
    answer(api.PUT("/api/courses/update", { body: { id, course: { ...input, lock_version } }, signal })),
  remove: ({ id }: Course, signal: AbortSignal) =>
    answer(api.DELETE("/api/courses/{id}", { params: { path: { id } }, signal })),
});
