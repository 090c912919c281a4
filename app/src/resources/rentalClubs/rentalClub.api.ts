import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type RentalClub = Schemas["RentalClub"];
export type RentalClubFilters = Pick<Schemas["RentalClubFilters"], "course_id">;
export type RentalClubSortField = Schemas["RentalClubSortField"];

export const listRentalClubs = (
  api: Api,
  query: RowsQuery<RentalClubFilters, RentalClubSortField>,
  signal: AbortSignal,
) => answer(api.GET("/api/rental-clubs/index", { params: { query }, signal }));

export const countRentalClubs = (api: Api, filters: RentalClubFilters, signal: AbortSignal) =>
  answer(api.GET("/api/rental-clubs/count", { params: { query: { filters } }, signal }));
