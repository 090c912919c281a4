import { accessOf, mayCall, type OperationId } from "@teedesk/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { forbidden, unauthorized } from "../refusal.ts";
import { presentedSession, sessionHeaders } from "./headers.ts";
import { findSession, rotateToken } from "./sessions.repository.ts";
import type { StaffMember } from "./staffMember.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; null for operations anybody may call. */
    staff: StaffMember | null;
  }
}

/**
 * Lets through who may call the operation (the domain's access table), else 401 or 403. With rotation on, the answer
 * carries the session's next token; requests that arrive together with the same token get it once.
 */
export function createGuard({ db, rotates }: { db: Database; rotates: boolean }) {
  return async (operation: OperationId, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (accessOf[operation] === "public") return;
    const presented = presentedSession(request);
    const found = presented === null ? null : await findSession(db, presented);
    if (presented === null || found === null) throw unauthorized();
    const { staff, expiresAt, tokenId, wantsSuccessor } = found;
    if (rotates && wantsSuccessor) {
      const token = await rotateToken(db, staff.session_id, tokenId);
      if (token !== null)
        void reply.headers(sessionHeaders({ token, client: presented.client, expiresAt }, staff.email));
    }
    if (!mayCall(staff.level, operation)) throw forbidden();
    request.staff = staff;
  };
}
