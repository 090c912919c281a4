import type { RentalClubInput } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type RentalClub = Schemas["RentalClub"];
export type RentalClubFilters = Schemas["RentalClubFilters"];
export type RentalClubSortField = Schemas["RentalClubSortField"];

export const listRentalClubs = (
  api: Api,
  query: RowsQuery<RentalClubFilters, RentalClubSortField>,
  signal: AbortSignal,
) => answer(api.GET("/api/rental-clubs/index", { params: { query }, signal }));

export const countRentalClubs = (api: Api, filters: RentalClubFilters, signal: AbortSignal) =>
  answer(api.GET("/api/rental-clubs/count", { params: { query: { filters } }, signal }));

export const rentalClubCalls = (api: Api) => ({
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/rental-clubs/show/{id}", { params: { path: { id } }, signal })),
  create: (rentalClub: RentalClubInput, signal: AbortSignal) =>
    answer(api.POST("/api/rental-clubs", { body: { rentalClub }, signal })),
  update: ({ id, lock_version }: RentalClub, input: RentalClubInput, signal: AbortSignal) =>
    answer(api.PUT("/api/rental-clubs/update", { body: { id, rentalClub: { ...input, lock_version } }, signal })),
  remove: ({ id }: RentalClub, signal: AbortSignal) =>
    answer(api.DELETE("/api/rental-clubs/{id}", { params: { path: { id } }, signal })),
});
