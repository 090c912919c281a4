import type { Handlers } from "../../contract/contract.ts";
import { conflict } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { readBroadcastMessage, writeBroadcastMessage } from "./broadcastMessage.repository.ts";

/** API-004 and API-005. */
export function broadcastMessageHandlers({
  db,
}: Services): Pick<Handlers, "getBroadcastMessage" | "updateBroadcastMessage"> {
  return {
    getBroadcastMessage: () => readBroadcastMessage(db),

    async updateBroadcastMessage({ body }) {
      const written = await writeBroadcastMessage(db, body.message, body.lock_version);
      if (written !== null) return written;
      throw conflict("Someone else changed the message while you were editing it.", await readBroadcastMessage(db));
    },
  };
}
