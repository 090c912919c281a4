import { accessOf, mayCall, type OperationId } from "@teedesk/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { factorMissing, forbidden, unauthorized } from "../platform/refusal.ts";
import { idleSecondsOf, presentedInAddress, presentedSession, sessionHeaders } from "./headers.ts";
import { reportOf } from "./reportOperations.ts";
import { spendReportToken } from "./reportTokens.ts";
import { mustHaveFactor } from "./secondFactor.ts";
import { findSession, noteUse, rotateToken, type SignedInStaff } from "./sessions.repository.ts";
import { checkOperation, type StepUpSettings } from "./stepUp.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; null for operations anybody may call. */
    staff: SignedInStaff | null;
    /** The number by which the requester follows this download; null for every other operation. */
    reportRun: number | null;
  }
}

type Options = {
  readonly db: Database;
  readonly config: StepUpSettings &
    Pick<Config, "rotatesSessions" | "takesSessionInAddress" | "sessionIdle" | "secondFactor">;
};

/** The calls of a person who must have a second factor and has none: setting it up, and leaving. */
const enrolment: ReadonlySet<OperationId> = new Set([
  "getSecondFactor",
  "startSecondFactor",
  "confirmSecondFactor",
  "signOut",
]);

/**
 * Admits those who may call the operation (the domain's access table); all others get 401 or 403. With rotation on, the response
 * carries the session's next token; requests that arrive together with the same token get it once.
 */
export function createGuard({ db, config }: Options) {
  const { rotatesSessions, takesSessionInAddress, secondFactor, sessionIdle: idleMinutes } = config;
  return async (operation: OperationId, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (accessOf[operation] === "public") return;
    const staff = (await signedIn(request, reply)) ?? (await downloading(operation, request));
    if (staff === null) throw unauthorized();
    // Set before a refusal, so that log and audit trail name the person.
    request.staff = staff;
    if (!staff.hasSecondFactor && mustHaveFactor(secondFactor, staff) && !enrolment.has(operation))
      throw factorMissing();
    // Opened with the password alone while the factor was being confirmed, or by a server that does not know factors.
    if (staff.hasSecondFactor && !staff.enteredWithFactor && secondFactor !== "off") throw unauthorized();
    if (!mayCall(staff.level, operation)) throw forbidden();
    // A download's own token was given to a confirmed session.
    if (request.reportRun === null) checkOperation(config, operation, staff);
  };

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedInStaff | null> {
    const presented = presentedSession(request);
    const found = presented === null ? null : await findSession(db, { ...presented, idleMinutes });
    if (presented === null || found === null) return null;
    const { staff, expiresAt, tokenId, wantsSuccessor, unusedSeconds } = found;
    await noteUse(db, { session_id: staff.session_id, unusedSeconds, idleSeconds: idleSecondsOf(request) });
    if (rotatesSessions && wantsSuccessor) {
      const token = await rotateToken(db, staff.session_id, tokenId);
      if (token !== null)
        void reply.headers(sessionHeaders({ token, client: presented.client, expiresAt }, staff.email));
    }
    return staff;
  }

  /** By the download's own token, or by the session's, which a specified console sends and keeps (ANSWER-27). */
  async function downloading(operation: OperationId, request: FastifyRequest): Promise<SignedInStaff | null> {
    const report = reportOf(operation);
    const presented = report === undefined ? null : presentedInAddress(request);
    if (report === undefined || presented === null) return null;
    const spent = await spendReportToken(db, report, { ...presented, idleMinutes });
    request.reportRun = spent?.run ?? null;
    if (spent !== null) return spent.staff;
    const session = takesSessionInAddress ? await findSession(db, { ...presented, idleMinutes }) : null;
    if (session === null) throw unauthorized("This link has been used or is too old. Start the download again.");
    return session.staff;
  }
}
