import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../db/isUnavailable.ts";
import { LockOut, Refusal, unavailable } from "../platform/refusal.ts";

/** Messages for failures before a handler is reached. The framework's own may repeat parts of the request. */
const wording: Readonly<Record<number, string>> = {
  400: "The request could not be read.",
  404: "There is nothing at this address.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "The request must be JSON.",
  429: "Too many requests. Try again in a minute.",
};

/** The one place where a failure becomes a response. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply));
}

export function answerFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const request_id = request.id;
  // A request the router cannot read arrives here without passing any hook; and no failure may be cached.
  void reply.headers({ "x-request-id": request_id, "cache-control": "no-store" });
  if (error instanceof Refusal) {
    const { status, body, headers } = error;
    request.lockOut = error instanceof LockOut ? error : null;
    // An unavailable system may be back the next second.
    void reply.code(status).headers(status === 503 ? { "retry-after": "1", ...headers } : headers);
    const { kind, ...rest } = body;
    return sendJson(reply, kind === "failure" ? { ...rest, request_id } : rest);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    void reply.code(status);
    return sendJson(reply, { message: wording[status] ?? "The request was refused.", request_id });
  }
  if (isUnavailable(error)) {
    request.log.warn(
      { reason: error.cause instanceof Error ? error.cause.message : error.message },
      "database unavailable",
    );
    return answerFailure(unavailable(), request, reply);
  }
  request.log.error({ err: error }, "request failed");
  void reply.code(500);
  return sendJson(reply, { message: "Something went wrong.", request_id });
}

/** Whatever content type a handler had chosen, failures are JSON. */
const sendJson = (reply: FastifyReply, body: object): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
