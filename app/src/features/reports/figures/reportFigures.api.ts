import type { ReportPeriod } from "@teedesk/domain";
import { apiResult } from "../../../api/apiResult.ts";
import type { Api } from "../../../api/client.ts";
import type { Schema } from "../../../api/contract.ts";

type PeriodQuery = { readonly start_date: string; readonly end_date: string; readonly as_of?: string };

export type WeeklyReport = Schema<"WeeklyReport">;

export const readWeeklyFigures = (api: Api, query: PeriodQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/weekly/figures", { params: { query }, signal }));

export type RevenueComparison = Schema<"RevenueComparison">;

export type ComparedQuery = {
  readonly start_date: ReportPeriod["start"];
  readonly end_date: ReportPeriod["end"];
  readonly compare_start_date: ReportPeriod["start"];
  readonly compare_end_date: ReportPeriod["end"];
  readonly date_type: Schema<"ReportDateType">;
  readonly as_of?: string;
};

export const readRevenueComparisonFigures = (api: Api, query: ComparedQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/revenue-comparison/figures", { params: { query }, signal }));
