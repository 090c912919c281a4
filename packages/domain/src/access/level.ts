/** The two levels of staff (ROLE-01). */
export type Level = "admin" | "other";

/** Those who may use something: anyone, any signed-in member of staff, or admins. */
export type Access = "public" | "staff" | "admin";

/** An admin is exactly the level "admin"; anything else, also from storage, is not. */
export const isAdmin = (level: unknown): level is "admin" => level === "admin";

/** Whether a visitor of that level (null: not signed in) meets the access asked for. */
export const hasAccess = (level: Level | null, access: Access): boolean =>
  access === "public" || (access === "staff" ? level !== null : isAdmin(level));
