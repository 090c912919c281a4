import type { OperationId } from "@teedesk/domain";
import { type Contract, type Operation, operationsOf } from "@teedesk/openapi/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Presence } from "../db/presence.ts";
import { type LockOut, sentByPost } from "../platform/refusal.ts";
import { type CallCheck, createCallCheck } from "./callCheck.ts";
import type { Handlers } from "./contract.ts";
import { cookiesOf } from "./cookies.ts";
import { isDownload, sendDownload } from "./download.ts";
import { toJson } from "./jsonText.ts";
import type { Lanes } from "./lanes.ts";
import { validatorsOf } from "./validators.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The subject of its entry in the audit trail, besides the ids in its path. */
    auditDetail: string | null;
    /** The person who calls, where there is no session yet. */
    auditPerson: { readonly id: number; readonly email: string } | null;
    /** The limit of failed sign-ins that refused it. */
    lockOut: LockOut | null;
  }
  interface FastifyContextConfig {
    /** The operation of the contract a route is bound to. */
    operationId?: OperationId;
    /** Whether its body is a form with files. */
    takesForm?: boolean;
  }
}

export type Binding = {
  readonly presence: Presence;
  readonly lanes: Lanes;
  readonly document: Contract;
  readonly handlers: Handlers;
  /** Whether the GETs that act may be used; a POST to the same address does the same. */
  readonly actsByGet: boolean;
  readonly isProduction: boolean;
  /** Lets a request through or throws 401 or 403. It runs before the body is read. */
  readonly guard: (operation: OperationId, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** Gives every operation of the contract its route. */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const { document, handlers, guard, presence, lanes, actsByGet, isProduction } = binding;
  const validators = validatorsOf(document);

  for (const operation of operationsOf(document)) {
    const { id, method, path, acts } = operation;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: { operationId: id, takesForm: operation.body?.contentType === "multipart/form-data" },
      onRequest: async (request, reply) => {
        if (acts && !actsByGet) throw sentByPost();
        await there(id, () => guard(id, request, reply));
      },
      handler: handle(id, operation, () => createCallCheck(document, operation, validators)),
    });
  }

  function handle<Op extends OperationId>(id: Op, operation: Operation, createCheck: () => CallCheck<Op>) {
    // Compiled on the first call: a server starts without compiling 150 operations it may not need.
    let compiled: CallCheck<Op> | undefined;
    return async (request: FastifyRequest, reply: FastifyReply) => {
      compiled ??= createCheck();
      const check: CallCheck<Op> = compiled;
      const { params: path, query, headers, body, staff, reportRun, ip, log } = request;
      const setHeader = (name: string, value: string) => void reply.header(name, value);
      const hasLeft = () => request.raw.socket.destroyed;
      const cookies = cookiesOf(request, reply, isProduction);
      const userAgent = headers["user-agent"] ?? "";
      const noteAudit = (detail: string) => void (request.auditDetail = detail);
      const notePerson = (person: { id: number; email: string }) => void (request.auditPerson = person);
      const exchange = { ip, userAgent, log, setHeader, cookies, hasLeft, reportRun, noteAudit, notePerson };
      const call = { path, query, headers, body, staff, ...exchange };
      check(call);
      return send(reply, operation, await within(id, () => handlers[id](call)));
    };
  }

  /** Calls about this server itself work without the database. */
  function there<T>(id: OperationId, work: () => Promise<T>): Promise<T> {
    return aboutServer.has(id) ? work() : presence.whileThere(work);
  }

  /** A sign-in may be delayed, and must not keep others from signing in meanwhile. */
  function within<T>(id: OperationId, work: () => Promise<T>): Promise<T> {
    return id === "signIn" || id === "completeSignIn" ? there(id, work) : lanes.run(id, () => there(id, work));
  }
}

const aboutServer: ReadonlySet<OperationId> = new Set([
  "getHealth",
  "getReadiness",
  "getMetrics",
  "reportViolations",
  "getContract",
]);

/** Everything but the contract's texts and files is JSON, also bare numbers and null. */
function send(reply: FastifyReply, { responses }: Operation, result: unknown): FastifyReply {
  const [declared = "application/json"] = Object.keys(responses["200"]?.content ?? {});
  const contentType = declared.startsWith("text/") ? `${declared}; charset=utf-8` : declared;
  if (isDownload(result)) return sendDownload(reply.type(contentType), result);
  if (contentType !== "application/json") return reply.type(contentType).send(result);
  return reply.type("application/json; charset=utf-8").send(toJson(result));
}
