import type { Issue } from "@teedesk/domain";
import { sqlErrorOf } from "../db/sqlError.ts";
import { refuseIssues } from "../platform/refuseIssues.ts";

/** Constraints of the database that a save may break, by their names, and the issue that each of them is. */
export type ConstraintIssues = Readonly<Record<string, Issue>>;

/**
 * Turns a broken constraint into the 422 that names its field. The database is the judge, so that of two saves at once one is
 * refused: a code that is taken, a course that was deleted meanwhile.
 */
export async function namingFields<T>(constraints: ConstraintIssues, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const broken = constraints[sqlErrorOf(error)?.constraint ?? ""];
    if (broken !== undefined) refuseIssues([broken]);
    throw error;
  }
}
