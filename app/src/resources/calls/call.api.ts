import type { ApiResult } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";

export type CallState = Schema<"CallState">;

/** The lead or the queue entry that is called about. */
export type CallAbout = Schema<"CallClaimRequest">;

export type CallOutcome = Schema<"RecordCallRequest">["outcome"];

export const claimCall = (api: Api, about: CallAbout): Promise<ApiResult<CallState>> =>
  apiResult(api.POST("/api/calls/claim", { body: about }));

export const recordCall = (api: Api, call: Schema<"RecordCallRequest">): Promise<ApiResult<CallState>> =>
  apiResult(api.POST("/api/calls/record", { body: call }));
