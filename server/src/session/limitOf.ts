import type { Cents } from "@teedesk/domain";
import type { StaffMember } from "./staffMember.ts";

/** The amount up to which a staff member may move money without a sale, alone; null without limit, as for admins (DECISION-45). */
export const limitOf = ({ level }: Pick<StaffMember, "level">, limitOfAgents: Cents | null): Cents | null =>
  level === "admin" ? null : limitOfAgents;
