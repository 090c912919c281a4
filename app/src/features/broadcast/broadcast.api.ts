import type { Answer } from "@teedesk/domain";
import { answer, errorsUnder } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import { type Broadcast, broadcastIn } from "../../queries/broadcast.ts";

/** Stores the message; an empty one removes it (API-005). */
export async function saveBroadcast(
  api: Api,
  message: string,
  lock_version: number | undefined,
): Promise<Answer<Broadcast>> {
  const body = { message, ...(lock_version !== undefined && { lock_version }) };
  const answered = await answer(api.PUT("/api/ric_messages/update", { body }));
  if (answered.kind !== "ok") return errorsUnder({ message: "text" }, answered);
  // A specified server may not return the stored text.
  return { kind: "ok", value: { ...broadcastIn(answered.value), text: message } };
}
