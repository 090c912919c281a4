import { queryOptions } from "@tanstack/react-query";
import type { ApiResult, MaintenanceInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, RowOf, Schema } from "../../api/contract.ts";
import { member } from "../../api/record.ts";
import type { Config } from "../../config/config.ts";
import { read } from "../../queries/read.ts";

export type Maintenance = Schema<"Maintenance">;

export const maintenanceCalls = (api: Api) => ({
  list: (query: ListQuery<"listMaintenances">, signal: AbortSignal) =>
    apiResult(api.GET("/api/maintenances/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listMaintenances">, signal: AbortSignal) =>
    apiResult(api.GET("/api/maintenances/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/maintenances/show/{id}", { params: { path: { id } }, signal })),
  create: (maintenance: MaintenanceInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/maintenances", { body: { maintenance }, signal })),
  update: ({ id, lock_version }: Maintenance, input: MaintenanceInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/maintenances/update", { body: { id, maintenance: { ...input, lock_version } }, signal })),
  remove: ({ id }: Maintenance, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/maintenances/{id}", { params: { path: { id } }, signal })),
});

/** The maintenances of a course on a day. A specified server may ignore the filters, so its rows are compared too. */
export async function closuresOn(
  api: Api,
  course_id: number,
  day: string,
  signal: AbortSignal,
): Promise<ApiResult<readonly RowOf<"listMaintenances">[]>> {
  const filters = { course_id, start_date: day, end_date: day };
  const query = { filters, page: 1, per_page: 50, sort_fields: [], sort_desc: [] };
  const result = await maintenanceCalls(api).list(query, signal);
  if (result.kind !== "ok") return result;
  const rows = result.value.filter(
    ({ start_date, end_date, course }) =>
      start_date <= day && day <= end_date && (member(course, "id") ?? course_id) === course_id,
  );
  return { kind: "ok", value: rows };
}

/** The same as a cached read; nothing is read without a course and a day. */
export const closuresQuery = (api: Api, course_id: number, day: string) =>
  queryOptions({
    queryKey: ["maintenance", "on", course_id, day],
    queryFn: ({ signal }) => read(closuresOn(api, course_id, day, signal)),
    enabled: course_id > 0 && day !== "",
  });

/** The bookings inside a maintenance that need not be stored; none without a course and days in their order, or from a specified server. */
export const bookingsInsideQuery = (
  api: Api,
  { keeps_seats }: Pick<Config, "keeps_seats">,
  course_id: number,
  days: { readonly start_date: string; readonly end_date: string } | null,
) =>
  queryOptions({
    queryKey: ["tee_time", "inside", course_id, days],
    queryFn: ({ signal }) => {
      if (days === null) throw new Error("There are no days to read the bookings of.");
      const query = { course_id, ...days };
      return read(apiResult(api.GET("/api/maintenances/bookings_inside", { params: { query }, signal })));
    },
    enabled: keeps_seats && course_id > 0 && days !== null && days.start_date <= days.end_date,
    retry: false,
  });
