import { issueMessages } from "@teedesk/domain/issueMessages";
import type { Call, Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, invalid, notFound, unauthorized } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import { browserCookie, forgetBrowsers } from "../../session/knownBrowsers.ts";
import {
  closePendingSignIn,
  confirmFactor,
  countAttempt,
  findPendingSignIn,
  mustHaveFactor,
  readFactor,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
  takeCode,
} from "../../session/secondFactor.ts";
import { closeSessions, noteFactor } from "../../session/sessions.repository.ts";
import { admitSignIn } from "../../session/signInLimit.ts";
import { otpauthUri } from "../../session/totp.ts";
import { enter } from "./enter.ts";
import { ownPassword } from "./ownPassword.ts";
import { resetSecondFactor } from "./resetSecondFactor.ts";
import { findStaffById } from "./staff.repository.ts";

type SecondFactorHandlers = Pick<
  Handlers,
  | "completeSignIn"
  | "getSecondFactor"
  | "startSecondFactor"
  | "confirmSecondFactor"
  | "renewRecoveryCodes"
  | "removeSecondFactor"
  | "getStaffSecondFactor"
  | "resetStaffSecondFactor"
>;

const hasEnded = () => unauthorized("This sign-in has ended. Sign in again.");
const wrongCode = () => invalid({ code: [issueMessages.second_factor_wrong] });

/** The second factor of a sign-in: its codes, one's own authenticator app, and an admin's reset (DECISION-70). */
export function secondFactorHandlers(services: Services): SecondFactorHandlers {
  const { db, config, cards, clock } = services;

  const admitCode = ({ ip, cookies }: Pick<Call<"signIn">, "ip" | "cookies">, email: string) =>
    admitSignIn(db, { email, ip, browser: cookies.token(browserCookie), of: "code" }, config.signInLimit);

  const checkOf = (staff_user_id: number, typed: string) => ({ cards, staff_user_id, typed, now: clock.now() });

  /** Does something to the caller's factor with a code of it, in one transaction. */
  async function withCode<T>(
    call: Pick<Call<"removeSecondFactor">, "staff" | "body" | "ip" | "cookies">,
    work: (tx: Database) => Promise<T>,
  ): Promise<T> {
    const { staff, body } = call;
    const { succeeded } = await admitCode(call, staff.email);
    const done = await retried(() =>
      db.transaction(async (tx) => {
        if ((await takeCode(tx, checkOf(staff.id, body.code))) === null) throw wrongCode();
        return work(tx);
      }),
    );
    await succeeded();
    return done;
  }

  return {
    async completeSignIn(call) {
      const { token, code } = call.body;
      const pending = await findPendingSignIn(db, token);
      if (pending === null) throw hasEnded();
      const { staff } = pending;
      call.notePerson(staff);
      const { succeeded } = await admitCode(call, staff.email);
      const attempt = await countAttempt(db, pending);
      if (attempt === null) throw hasEnded();
      const kind = await db.transaction(async (tx) => {
        const taken = await takeCode(tx, checkOf(staff.id, code));
        if (taken !== null && !(await closePendingSignIn(tx, pending))) throw hasEnded();
        return taken;
      });
      if (kind === null) {
        if (!attempt.isLast) throw wrongCode();
        await closePendingSignIn(db, pending);
        throw unauthorized("Too many wrong codes. Sign in again.");
      }
      await succeeded();
      call.noteAudit(kind);
      return enter(services, call, staff, true);
    },

    getSecondFactor: async ({ staff }) => ({
      ...(await readFactor(db, staff.id)),
      is_required: mustHaveFactor(config.secondFactor, staff),
    }),

    // The password again: who finds an open session must not lock its owner out with an app of their own.
    async startSecondFactor(call) {
      const { staff, body } = call;
      await ownPassword(services, call, body.current_password);
      const secret = await startFactor(db, cards, staff.id);
      return { secret, uri: otpauthUri({ secret, issuer: config.names.product_name, account: staff.email }) };
    },

    async confirmSecondFactor(call) {
      const { staff, body } = call;
      const { succeeded } = await admitCode(call, staff.email);
      const recovery_codes = await retried(() =>
        db.transaction(async (tx) => {
          if (!(await confirmFactor(tx, checkOf(staff.id, body.code)))) throw wrongCode();
          await closeSessions(tx, staff.id, staff.session_id);
          await noteFactor(tx, staff.session_id);
          await forgetBrowsers(tx, staff.id);
          const entry = { entity: "staff_user", id: staff.id, staff, action: "second factor set up" } as const;
          await recordHistory(tx, { ...entry, before: null, after: null });
          return renewRecoveryCodes(tx, staff.id);
        }),
      );
      await succeeded();
      return { recovery_codes };
    },

    async renewRecoveryCodes(call) {
      const { staff } = call;
      const recovery_codes = await withCode(call, async (tx) => {
        const entry = { entity: "staff_user", id: staff.id, staff, action: "recovery codes renewed" } as const;
        await recordHistory(tx, { ...entry, before: null, after: null });
        return renewRecoveryCodes(tx, staff.id);
      });
      return { recovery_codes };
    },

    async removeSecondFactor(call) {
      const { staff } = call;
      await withCode(call, async (tx) => {
        await removeFactor(tx, staff.id);
        const entry = { entity: "staff_user", id: staff.id, staff, action: "second factor removed" } as const;
        await recordHistory(tx, { ...entry, before: null, after: null });
      });
      return {};
    },

    async getStaffSecondFactor({ path }) {
      const person = await findStaffById(db, path.id);
      if (person === null) throw notFound();
      return { ...(await readFactor(db, person.id)), is_required: mustHaveFactor(config.secondFactor, person) };
    },

    async resetStaffSecondFactor({ path, staff }) {
      if (path.id === staff.id)
        throw failure(409, "You cannot reset your own second factor. Remove it in My Account, or ask another admin.");
      if ((await findStaffById(db, path.id)) === null) throw notFound();
      await resetSecondFactor(db, path.id, staff);
      return {};
    },
  };
}
