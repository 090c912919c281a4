import type { RentalClubInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type RentalClub = Schema<"RentalClub">;

export const rentalClubCalls = (api: Api) => ({
  list: (query: ListQuery<"listRentalClubs">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rental-clubs/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listRentalClubs">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rental-clubs/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/rental-clubs/show/{id}", { params: { path: { id } }, signal })),
  create: (rentalClub: RentalClubInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/rental-clubs", { body: { rentalClub }, signal })),
  update: ({ id, lock_version }: RentalClub, input: RentalClubInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/rental-clubs/update", { body: { id, rentalClub: { ...input, lock_version } }, signal })),
  remove: ({ id }: RentalClub, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/rental-clubs/{id}", { params: { path: { id } }, signal })),
});
