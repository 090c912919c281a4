import type { ApiResult } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { type Broadcast, broadcastIn } from "../../queries/broadcast.ts";

/** Stores the message; an empty one removes it (API-005). */
export async function saveBroadcast(
  api: Api,
  message: string,
  lock_version: number | undefined,
): Promise<ApiResult<Broadcast>> {
  const body = { message, ...(lock_version !== undefined && { lock_version }) };
  const result = await apiResult(api.PUT("/api/ric_messages/update", { body }));
  if (result.kind !== "ok") return errorsUnder({ message: "text" }, result);
  // A specified server may not return the stored text.
  return { kind: "ok", value: { ...broadcastIn(result.value), text: message } };
}
