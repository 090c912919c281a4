import { sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { broadcastMessages } from "../../db/schema/index.ts";
import { conflict } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

const columns = { message: broadcastMessages.message, lock_version: broadcastMessages.lock_version };

type StoredMessage = { message: string; lock_version: number };

async function readBroadcastMessage(db: Database): Promise<StoredMessage> {
  const [stored] = await db.select(columns).from(broadcastMessages);
  return stored ?? { message: "", lock_version: 0 };
}

/** Null when `lock_version` is given and is not the stored one: another save was first (ANSWER-16). */
async function writeBroadcastMessage(
  db: Database,
  message: string,
  lock_version?: number,
): Promise<StoredMessage | null> {
  // Without a row the version is 0, like that of a row that was never changed.
  await db.insert(broadcastMessages).values({}).onConflictDoNothing();
  const [written] = await db
    .update(broadcastMessages)
    .set({ message, lock_version: sql`${broadcastMessages.lock_version} + 1` })
    .where(lock_version === undefined ? undefined : sql`${broadcastMessages.lock_version} = ${lock_version}`)
    .returning(columns);
  return written ?? null;
}

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
