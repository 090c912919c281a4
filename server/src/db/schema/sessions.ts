import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";

/** One signed-in browser, known by `client`. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    client: uuid().notNull().unique(),
    expires_at: instant().notNull(),
    /** The browser's User-Agent and network address at the sign-in, by which staff recognise their sessions. */
    browser: text().notNull().default(""),
    network_address: text().notNull().default(""),
    /** Time of its owner's last act, written once a minute at most. */
    last_used_at: instant().notNull().defaultNow(),
    /** Whether a code of the second factor was given in it, at the sign-in or when the factor was confirmed. */
    has_second_factor: boolean().notNull().default(false),
    /** Until when its owner has confirmed to be there by giving the password again. */
    confirmed_until: instant(),
    ...stamps,
  },
  (table) => [index("sessions_staff_user").on(table.staff_user_id), index("sessions_expiry").on(table.expires_at)],
);

/**
 * The secrets of a session, as SHA-256. With rotation on each is replaced when it is first used, and serves until a while
 * after its successor was used too, so that neither parallel requests nor a lost response sign the user out.
 */
export const sessionTokens = pgTable(
  "session_tokens",
  {
    id: id(),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    token_hash: text().notNull(),
    replaced_at: instant(),
    ...stamps,
  },
  (table) => [index("session_tokens_session").on(table.session_id)],
);
