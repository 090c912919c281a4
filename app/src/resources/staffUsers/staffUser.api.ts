import { queryOptions } from "@tanstack/react-query";
import type { StaffUserInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type StaffUser = Schema<"StaffUser">;

/** The names of the groups a staff user can be in (ADM-USER-14). */
export const staffGroups = (api: Api) =>
  queryOptions({
    queryKey: ["staff_group"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/ric_users/all_groups", { signal }))),
    staleTime: 300_000,
  });

/** The groups are sent beside the staff user; a blank password is left out (UNCLEAR-56). */
function sent({ email, name, password, password_confirmation, admin_user_groups: { level } }: StaffUserInput) {
  const passwords = password === "" ? {} : { password, password_confirmation };
  return { ric_user: { email, name, ...passwords }, groups: [level] };
}

export const staffUserCalls = (api: Api) => ({
  list: (query: ListQuery<"listStaffUsers">, signal: AbortSignal) =>
    apiResult(api.GET("/api/ric_users/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listStaffUsers">, signal: AbortSignal) =>
    apiResult(api.GET("/api/ric_users/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/ric_users/show/{id}", { params: { path: { id } }, signal })),
  create: (input: StaffUserInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/ric_users", { body: sent(input), signal })),
  update: ({ id, lock_version }: StaffUser, input: StaffUserInput, signal: AbortSignal) => {
    const { ric_user, groups } = sent(input);
    return apiResult(
      api.PUT("/api/ric_users/update", { body: { ric_user: { ...ric_user, id, lock_version }, groups }, signal }),
    );
  },
  remove: ({ id }: StaffUser, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/ric_users/{id}", { params: { path: { id } }, signal })),
});
