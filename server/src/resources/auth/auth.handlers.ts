import { isOwnName, ownPasswordForm } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { staffUsers } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { codeNeeded, forbidden, notFound, unauthorized } from "../../platform/refusal.ts";
import { accepted, refuseIssues } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import { browserCookie } from "../../session/knownBrowsers.ts";
import { hasFactor, openPendingSignIn } from "../../session/secondFactor.ts";
import { closeOwnSession, closeSession, closeSessions, ownSessions } from "../../session/sessions.repository.ts";
import { admitSignIn } from "../../session/signInLimit.ts";
import { signInName } from "../../session/signInName.ts";
import { confirmSession } from "../../session/stepUp.ts";
import { checkPassword } from "./checkPassword.ts";
import { enter } from "./enter.ts";
import { ownPassword } from "./ownPassword.ts";
import { findStaffByEmail, readUnusedSince, replaceHash } from "./staff.repository.ts";

/** The same for every reason (MSG-02). */
const wrongSignIn = "Your email or password are incorrect.";

type AuthHandlers = Pick<
  Handlers,
  | "signIn"
  | "signOut"
  | "getStaffLevel"
  | "changeOwnPassword"
  | "confirmIdentity"
  | "listOwnSessions"
  | "endOwnSession"
  | "endOtherSessions"
>;

/** API-001, API-002, signing out, and each staff member's own password and sessions. */
export function authHandlers(services: Services): AuthHandlers {
  const { db, config, passwords } = services;
  return {
    async signIn(call) {
      const { email, password } = call.body;
      const browser = call.cookies.token(browserCookie);
      const { succeeded } = await admitSignIn(db, { email, ip: call.ip, browser, of: "password" }, config.signInLimit);
      const found = await findStaffByEmail(db, email);
      const isRight = await passwords.fits(password, found?.password_hash ?? null);
      if (found === null || !isRight) throw unauthorized(wrongSignIn);
      const unused = await readUnusedSince(db, found.id, config.unusedAccountDays);
      if (unused !== null) {
        call.noteAudit(`unused since ${unused}`);
        throw unauthorized(wrongSignIn);
      }
      await succeeded();
      if (passwords.isOutdated(found.password_hash)) {
        await replaceHash(db, found.id, { from: found.password_hash, to: await passwords.hash(password) });
      }
      if (config.secondFactor !== "off" && (await hasFactor(db, found.id))) {
        call.noteAudit("a code was asked for");
        throw codeNeeded(await openPendingSignIn(db, found.id));
      }
      return enter(services, call, found, false);
    },

    async signOut({ staff }) {
      await closeSession(db, staff.session_id);
      return {};
    },

    // The session decides: the e-mail is only compared (ANSWER-24).
    async getStaffLevel({ staff, body }) {
      if (signInName(body.email) !== signInName(staff.email)) {
        throw forbidden("You may only ask for your own level.");
      }
      return { level: staff.level };
    },

    async changeOwnPassword(call) {
      const { body, staff } = call;
      const { current_password, password } = accepted(ownPasswordForm.accept(null, body));
      if (isOwnName(password, staff)) refuseIssues([{ path: "password", code: "password_common" }]);
      checkPassword(config, password);
      await ownPassword(services, call, current_password);
      const password_hash = await passwords.hash(password);
      const store = async (tx: Database) => {
        await tx.update(staffUsers).set({ password_hash }).where(eq(staffUsers.id, staff.id));
        await closeSessions(tx, staff.id, staff.session_id);
        const entry = { entity: "staff_user", id: staff.id, staff, action: "password changed" } as const;
        await recordHistory(tx, { ...entry, before: null, after: null });
      };
      await retried(() => db.transaction(store));
      return {};
    },

    async confirmIdentity(call) {
      await ownPassword(services, call, call.body.current_password);
      const until = await confirmSession(db, call.staff.session_id);
      return { confirmed_until: until.toISOString() };
    },

    async listOwnSessions({ staff }) {
      const open = await ownSessions(db, { ...staff, idleMinutes: config.sessionIdle });
      return open.map(({ created_at, last_used_at, expires_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        expires_at: expires_at.toISOString(),
      }));
    },

    async endOwnSession({ path, staff }) {
      if (!(await closeOwnSession(db, path.id, staff.id))) throw notFound("There is no such session.");
      return {};
    },

    async endOtherSessions({ staff }) {
      await retried(() => closeSessions(db, staff.id, staff.session_id));
      return {};
    },
  };
}
