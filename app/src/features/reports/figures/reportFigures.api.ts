import type { ReportPeriod } from "@teedesk/domain";
import { apiResult } from "../../../api/apiResult.ts";
import type { Api } from "../../../api/client.ts";
import type { Schema } from "../../../api/contract.ts";

export type PeriodQuery = {
  readonly start_date: ReportPeriod["start"];
  readonly end_date: ReportPeriod["end"];
  readonly as_of?: string;
};

export type WeeklyReport = Schema<"WeeklyReport">;

export const readWeeklyFigures = (api: Api, query: PeriodQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/weekly/figures", { params: { query }, signal }));

export type SalesReport = Schema<"SalesReport">;

export type MonthQuery = { readonly month: number; readonly year: number; readonly as_of?: string };

export const readSalesFigures = (api: Api, query: MonthQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/sales_report/figures", { params: { query }, signal }));

export type AgentSalesReport = Schema<"AgentSalesReport">;

export const readAgentSalesFigures = (api: Api, query: PeriodQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/new_sales_report/figures", { params: { query }, signal }));

export type Earnings = Schema<"Earnings">;

export type EarningsQuery = PeriodQuery & { readonly course_id?: number };

export const readEarningsFigures = (
  api: Api,
  { start_date, end_date, course_id }: EarningsQuery,
  signal: AbortSignal,
) =>
  apiResult(
    api.GET("/api/reports/earnings/figures", {
      params: { query: { start_date, end_date, ...(course_id !== undefined && { course_id }) } },
      signal,
    }),
  );

export type RevenueComparison = Schema<"RevenueComparison">;

export type ComparedQuery = PeriodQuery & {
  readonly compare_start_date: ReportPeriod["start"];
  readonly compare_end_date: ReportPeriod["end"];
  readonly date_type: Schema<"ReportDateType">;
};

export const readRevenueComparisonFigures = (api: Api, query: ComparedQuery, signal: AbortSignal) =>
  apiResult(api.GET("/api/reports/revenue-comparison/figures", { params: { query }, signal }));
