import type { Handlers } from "../../contract/contract.ts";
import { forbidden, unauthorized } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { sessionHeaders } from "../../session/headers.ts";
import { browserCookie, knownDays, rememberBrowser } from "../../session/knownBrowsers.ts";
import { closeSession, openSession } from "../../session/sessions.repository.ts";
import { admitSignIn } from "../../session/signInLimit.ts";
import { signInName } from "../../session/signInName.ts";
import { findStaffByEmail, replaceHash } from "./staff.repository.ts";

type AuthHandlers = Pick<Handlers, "signIn" | "signOut" | "getStaffLevel">;

/** API-001, API-002 and signing out. */
export function authHandlers({ db, config, passwords }: Services): AuthHandlers {
  return {
    async signIn({ body, ip, cookies, setHeader }) {
      const { email, password } = body;
      const browser = cookies.token(browserCookie);
      const { succeeded } = await admitSignIn(db, { email, ip, browser }, config.signInLimit);
      const found = await findStaffByEmail(db, email);
      const isRight = await passwords.fits(password, found?.password_hash ?? null);
      if (found === null || !isRight) throw unauthorized("Your email or password are incorrect.");
      await succeeded();
      if (passwords.isOutdated(found.password_hash)) {
        await replaceHash(db, found.id, { from: found.password_hash, to: await passwords.hash(password) });
      }
      const known = await rememberBrowser(db, browser, found.id);
      cookies.set(browserCookie, known, { path: "/api/auth/sign_in", days: knownDays });
      const credentials = await openSession(db, found.id, config.sessionDays);
      for (const [name, value] of Object.entries(sessionHeaders(credentials, found.email))) setHeader(name, value);
      return {};
    },

    async signOut({ staff }) {
      await closeSession(db, staff.session_id);
      return {};
    },

    // The session decides: the e-mail is only compared (DECISIONS 24).
    async getStaffLevel({ staff, body }) {
      if (signInName(body.email) !== signInName(staff.email)) {
        throw forbidden("You may only ask for your own level.");
      }
      return { level: staff.level };
    },
  };
}
