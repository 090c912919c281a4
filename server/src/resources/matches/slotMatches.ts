import type { Slot } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findSlotMatches } from "./findSlotMatches.ts";

const most = 100;

/** Who fits a free tee time. */
export const slotMatchHandlers = ({ db }: Services): Pick<Handlers, "listSlotMatches"> => ({
  async listSlotMatches({ path }) {
    const matches = await findSlotMatches(db, [await findSlot(db, path.id)]);
    return (matches.get(path.id) ?? []).slice(0, most);
  },
});

async function findSlot(db: Database, wanted: number): Promise<Slot> {
  const { id, golf_course_id: course_id, available_date, available_time, spots } = foreUpAvailabilities;
  const [slot] = await db
    .select({ id, course_id, available_date, available_time, spots })
    .from(foreUpAvailabilities)
    .where(eq(id, wanted));
  if (slot === undefined) throw notFound("There is no such free tee time.");
  return slot;
}
