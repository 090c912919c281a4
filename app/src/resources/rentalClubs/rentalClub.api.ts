import type { RentalClubInput } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type RentalClub = Schema<"RentalClub">;

export const rentalClubCalls = (api: Api) => ({
  list: (query: ListQuery<"listRentalClubs">, signal: AbortSignal) =>
    answer(api.GET("/api/rental-clubs/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listRentalClubs">, signal: AbortSignal) =>
    answer(api.GET("/api/rental-clubs/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/rental-clubs/show/{id}", { params: { path: { id } }, signal })),
  create: (rentalClub: RentalClubInput, signal: AbortSignal) =>
    answer(api.POST("/api/rental-clubs", { body: { rentalClub }, signal })),
  update: ({ id, lock_version }: RentalClub, input: RentalClubInput, signal: AbortSignal) =>
    answer(api.PUT("/api/rental-clubs/update", { body: { id, rentalClub: { ...input, lock_version } }, signal })),
  remove: ({ id }: RentalClub, signal: AbortSignal) =>
    answer(api.DELETE("/api/rental-clubs/{id}", { params: { path: { id } }, signal })),
});
