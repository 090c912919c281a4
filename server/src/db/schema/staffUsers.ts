import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entity, id, instant, lower, stamps } from "./columns.ts";

/** The product an agent sells for: our own, or one of the two partner desks (the leaderboard's agent filter). */
export const agentDesks = ["product", "psgr", "hotels"] as const;

/** A hash that no password has, in the form of passwords.ts. */
const unusableHash = `scrypt$16$1$1$${"A".repeat(22)}$${"A".repeat(43)}`;

/** A person who may sign in. `password_hash` is the text that passwords.ts writes and reads. */
export const staffUsers = pgTable(
  "staff_users",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /** Without a password the hash is one that no password matches. */
    password_hash: text()
      .notNull()
      .$defaultFn(() => unusableHash),
    /** Time of the last sign-in, before the first one of the creation, or of a later new password from an admin. */
    unused_since: instant().notNull().defaultNow(),
    desk: text({ enum: agentDesks }).notNull().default("product"),
    ...entity,
  },
  (table) => [uniqueIndex("staff_users_email").on(lower(table.email))],
);

/** The contract's admin_user_groups: members of a group with level `admin` are admins. */
export const staffGroups = pgTable("staff_groups", { id: id(), level: text().notNull().unique(), ...stamps });

export const staffUserGroups = pgTable(
  "staff_user_groups",
  {
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    staff_group_id: integer()
      .notNull()
      .references(() => staffGroups.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.staff_user_id, table.staff_group_id] }),
    index("staff_user_groups_group").on(table.staff_group_id),
  ],
);
