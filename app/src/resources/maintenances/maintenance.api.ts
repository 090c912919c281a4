import type { MaintenanceInput } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type Maintenance = Schemas["Maintenance"];
export type MaintenanceFilters = Schemas["MaintenanceFilters"];
export type MaintenanceSortField = Schemas["MaintenanceSortField"];

export const listMaintenances = (
  api: Api,
  query: RowsQuery<MaintenanceFilters, MaintenanceSortField>,
  signal: AbortSignal,
) => answer(api.GET("/api/maintenances/index", { params: { query }, signal }));

export const countMaintenances = (api: Api, filters: MaintenanceFilters, signal: AbortSignal) =>
  answer(api.GET("/api/maintenances/count", { params: { query: { filters } }, signal }));

export const maintenanceCalls = (api: Api) => ({
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/maintenances/show/{id}", { params: { path: { id } }, signal })),
  create: (maintenance: MaintenanceInput, signal: AbortSignal) =>
    answer(api.POST("/api/maintenances", { body: { maintenance }, signal })),
  update: ({ id, lock_version }: Maintenance, input: MaintenanceInput, signal: AbortSignal) =>
    answer(api.PUT("/api/maintenances/update", { body: { id, maintenance: { ...input, lock_version } }, signal })),
  remove: ({ id }: Maintenance, signal: AbortSignal) =>
    answer(api.DELETE("/api/maintenances/{id}", { params: { path: { id } }, signal })),
});
