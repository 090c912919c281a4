import { decodeLostLeads, type LostLeadInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery, SortFieldOf } from "../../api/contract.ts";
import { decoded } from "../../api/decoded.ts";

export type LostLeadSortField = SortFieldOf<"listLostLeads">;

type Asked = RowsQuery<object, LostLeadSortField>;

/** The order while no column is sorted by: the moment a lead was recorded has no column (UNCLEAR-36). */
const newestFirst: Pick<Asked, "sort_fields" | "sort_desc"> = { sort_fields: ["created_at"], sort_desc: [true] };

export const lostLeadCalls = (api: Api) => ({
  list: async ({ filters: _none, ...asked }: Asked, signal: AbortSignal) => {
    const query = asked.sort_fields.length === 0 ? { ...asked, ...newestFirst } : asked;
    return decoded(await apiResult(api.GET("/api/lost_leads/index", { params: { query }, signal })), decodeLostLeads);
  },
  count: (_none: object, signal: AbortSignal) => apiResult(api.GET("/api/lost_leads/count", { signal })),
});

export const createLostLead = (api: Api, lost_lead: LostLeadInput) =>
  apiResult(api.POST("/api/lost_leads", { body: { lost_lead } }));
