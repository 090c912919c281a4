import { apiResult } from "../../../api/apiResult.ts";
import type { Api } from "../../../api/client.ts";
import type { Schema } from "../../../api/contract.ts";

type PeriodQuery = { readonly start_date: string; readonly end_date: string; readonly as_of?: string };

export type WeeklyReport = Schema<"WeeklyReport">;

export const readWeeklyFigures = (api: Api, query: PeriodQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/weekly/figures", { params: { query }, signal }));
