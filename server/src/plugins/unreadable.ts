import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { answerFailure } from "./errors.ts";
import { securityHeaders } from "./security.ts";

const statuses: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "The request took too long to arrive."],
};
const unreadable = [400, "Bad Request", "The request could not be read."] as const;

/** Responds to bytes that are not HTTP, which reach no route and no hook, with the shape and headers of every other refusal. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger): void {
  // A client that went away needs no response.
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase, message] = statuses[error.code ?? ""] ?? unreadable;
  const request_id = randomUUID();
  const body = JSON.stringify({ message, request_id });
  log.info(
    { reqId: request_id, status, code: error.code, network_address: socket.remoteAddress },
    "unreadable request",
  );
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrase}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${request_id}`,
      "cache-control: no-store",
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

/** Responds to a request whose address the router cannot read. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ code: error.code, network_address: request.ip }, "unreadable request");
  void answerFailure(error, request, reply.headers(securityHeaders));
}
