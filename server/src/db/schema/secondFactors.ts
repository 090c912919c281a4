import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";

const staff_user_id = () =>
  integer()
    .notNull()
    .references(() => staffUsers.id, { onDelete: "cascade" });

/** The authenticator app of a staff user. Until it is confirmed no sign-in asks for its codes. */
export const secondFactors = pgTable("second_factors", {
  staff_user_id: staff_user_id().primaryKey(),
  /** Ciphertext (cardCipher.ts) of the secret in base32. */
  encrypted_secret: text().notNull(),
  confirmed_at: instant(),
  /** The time step of the latest accepted code; codes of this step and of earlier ones are refused. */
  last_step: integer().notNull().default(0),
  ...stamps,
});

/** Codes for a day without the authenticator app, as SHA-256. Each is accepted once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { id: id(), staff_user_id: staff_user_id(), code_hash: text().notNull(), used_at: instant(), ...stamps },
  (table) => [index("recovery_codes_staff_user").on(table.staff_user_id)],
);

/** Sign-ins whose password was right and that wait for a code; the secret of each as SHA-256. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: id(),
    staff_user_id: staff_user_id(),
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [index("pending_sign_ins_staff_user").on(table.staff_user_id)],
);
