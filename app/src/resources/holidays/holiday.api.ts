import type { HolidayInput } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type Holiday = Schema<"Holiday">;

/** The server names the courses `course` (ADM-HOL-19, UNCLEAR-59). */
const fieldOf = { course: "courses" } as const;

const sent = ({ courses, ...holiday }: HolidayInput) => ({ ...holiday, courses: [...courses] });

export const holidayCalls = (api: Api) => ({
  list: (query: ListQuery<"listHolidays">, signal: AbortSignal) =>
    apiResult(api.GET("/api/holidays/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listHolidays">, signal: AbortSignal) =>
    apiResult(api.GET("/api/holidays/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/holidays/show/{id}", { params: { path: { id } }, signal })),
  create: async (input: HolidayInput, signal: AbortSignal) =>
    errorsUnder(fieldOf, await apiResult(api.POST("/api/holidays", { body: { holiday: sent(input) }, signal }))),
  update: async ({ id, lock_version }: Holiday, input: HolidayInput, signal: AbortSignal) => {
    const body = { id, holiday: { ...sent(input), lock_version } };
    return errorsUnder(fieldOf, await apiResult(api.PUT("/api/holidays/update", { body, signal })));
  },
  remove: ({ id }: Holiday, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/holidays/{id}", { params: { path: { id } }, signal })),
});
