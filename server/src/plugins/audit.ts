import { redact } from "@teedesk/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { auditEventOf } from "../platform/audit/auditedOperations.ts";
import { type AuditFact, recordAudit } from "../platform/audit/recordAudit.ts";
import { missingFactorHeader, stepUpHeader } from "../platform/refusal.ts";
import { networkOf } from "../session/signInLimit.ts";
import { signInName } from "../session/signInName.ts";

/**
 * Records calls that matter for security before the response leaves: in the trail and in the log. Without its entry a card is
 * not shown and a report not sent.
 */
export function addAudit(app: FastifyInstance, db: Database, count: (fact: AuditFact) => void): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const fact = factOf(request, reply);
    if (fact === null) return payload;
    request.log.info(fact, "audit");
    count(fact);
    await recordAudit(db, fact);
    return payload;
  });
}

function factOf(request: FastifyRequest, reply: FastifyReply): AuditFact | null {
  const { statusCode: status } = reply;
  const person = request.staff ?? request.auditPerson;
  const operation = request.routeOptions.config.operationId;
  const event = operation === undefined ? null : auditEventOf(operation, status, request.lockOut !== null);
  if (operation === undefined || event === null) return null;
  // Of strangers, and of a console that does not know what it lacks: either could fill the trail.
  if (operation === "completeSignIn" && request.auditPerson === null) return null;
  if (event === "access" && (reply.hasHeader(missingFactorHeader) || reply.hasHeader(stepUpHeader))) return null;
  return {
    event,
    outcome: status < 300 ? "done" : "refused",
    staff_user_id: person?.id ?? null,
    staff_user: person?.email ?? (request.lockOut?.isOfNetwork ? null : typedEmail(request.body)),
    network_address: request.lockOut === null ? request.ip : networkOf(request.ip),
    operation,
    status,
    detail: request.auditDetail === null ? detailOf(request.params) : redact(request.auditDetail).slice(0, 200),
  };
}

/** The address of an attempted sign-in. Any other text may be a password in the wrong input. */
function typedEmail(body: unknown): string | null {
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : null;
  const isAddress = typeof email === "string" && /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email.trim());
  return isAddress ? redact(signInName(email)) : null;
}

/** The ids in the path, `queueId 5`. */
function detailOf(params: unknown): string | null {
  const named = Object.entries(params ?? {}).map(([name, value]) => `${name} ${String(value)}`);
  return named.length === 0 ? null : redact(named.join(", ")).slice(0, 200);
}
