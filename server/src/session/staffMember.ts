import type { Level } from "@teedesk/domain";
import type { staffUsers } from "../db/schema/index.ts";

/** Who is signed in. */
export type StaffMember = Pick<typeof staffUsers.$inferSelect, "id" | "email" | "name" | "desk"> & {
  readonly level: Level;
  readonly session_id: number;
};
