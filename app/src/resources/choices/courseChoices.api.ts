import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { read } from "../../queries/read.ts";

/** The courses staff book by phone: the choices of the internal booking engine (OPS-IBE-08). */
export const internalCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "internal"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/courses/internal_list", { signal }))),
    staleTime: 300_000,
  });

/** The courses that rates are copied to (UNCLEAR-43). */
export const liveCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "live"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/courses/live_list", { signal }))),
    staleTime: 300_000,
  });

/** Every course, to filter by and to choose in forms (UNCLEAR-28, UNCLEAR-43). */
export const allCourses = (api: Api) =>
  queryOptions({
    queryKey: ["course", "all"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/courses/list", { signal }))),
    staleTime: 300_000,
  });
