import type { LocalDate } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";

export type TeeTimeSummary = Schema<"TeeTimeSummary">;
export type TeeTimeTrend = Schema<"TeeTimeTrend">;
export type CertificateSummary = Schema<"GiftCertificateSummary">;
export type LeaderboardPeriod = Schema<"LeaderboardPeriod">;
export type AgentFilter = Schema<"LeaderboardRequest">["agentFilter"];

/** A summary's period: the day, or its month. */
export type AskedPeriod = { readonly isMonthly: boolean; readonly date: LocalDate };

export const readLeaderboard = (api: Api, body: Schema<"LeaderboardRequest">, signal: AbortSignal) =>
  apiResult(api.POST("/api/summary/agent_leaderboard", { body, signal }));

export const readTeeTimeSummary = (api: Api, path: AskedPeriod, signal: AbortSignal) =>
  apiResult(api.GET("/api/tee_times/summary/{isMonthly}/{date}", { params: { path }, signal }));

export const readCertificateSummary = (api: Api, path: AskedPeriod, signal: AbortSignal) =>
  apiResult(api.GET("/api/gift_certificates/summary/{isMonthly}/{date}", { params: { path }, signal }));

export const readTeeTimeTrend = (api: Api, path: { readonly date: LocalDate }, signal: AbortSignal) =>
  apiResult(api.GET("/api/tee_times/trend/{date}", { params: { path }, signal }));
