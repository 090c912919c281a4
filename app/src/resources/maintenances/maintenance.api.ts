import type { MaintenanceInput } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type Maintenance = Schema<"Maintenance">;

export const maintenanceCalls = (api: Api) => ({
  list: (query: ListQuery<"listMaintenances">, signal: AbortSignal) =>
    answer(api.GET("/api/maintenances/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listMaintenances">, signal: AbortSignal) =>
    answer(api.GET("/api/maintenances/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/maintenances/show/{id}", { params: { path: { id } }, signal })),
  create: (maintenance: MaintenanceInput, signal: AbortSignal) =>
    answer(api.POST("/api/maintenances", { body: { maintenance }, signal })),
  update: ({ id, lock_version }: Maintenance, input: MaintenanceInput, signal: AbortSignal) =>
    answer(api.PUT("/api/maintenances/update", { body: { id, maintenance: { ...input, lock_version } }, signal })),
  remove: ({ id }: Maintenance, signal: AbortSignal) =>
    answer(api.DELETE("/api/maintenances/{id}", { params: { path: { id } }, signal })),
});
