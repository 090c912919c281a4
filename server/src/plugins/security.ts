import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mailStyleSource } from "../platform/mail/mailStyle.ts";

const contentPolicy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  // The preview of a mail is a frame inside the page, and needs the mail's inline style.
  `style-src 'self' ${mailStyleSource}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Headers that let the console run and load only its own files, and be framed by no other page. Every response carries them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentPolicy.join(";"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

/** Bodies of reports that a network address may send in a minute. */
const reportLimit = 30;

export async function addSecurity(app: FastifyInstance, { requestLimit }: { requestLimit: number }): Promise<void> {
  // Set before anything can fail, so that refusals and errors carry them too.
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(securityHeaders).header("x-request-id", request.id);
    if (!isFile(request)) void reply.header("cache-control", "no-store");
  });
  if (requestLimit === 0) return;
  await app.register(rateLimit, { global: false, max: requestLimit, timeWindow: "1 minute" });
  // As hooks of the server they run before the session is looked up, and count all paths together: all but browsers' reports, which a page
  // with an odd extension may send by the hundred, and which must not use up the requests of its office.
  const limits = { requests: app.rateLimit(), reports: app.rateLimit({ max: reportLimit }) };
  app.addHook("onRequest", function limit(request, reply) {
    const isReport = request.routeOptions.config.operationId === "reportViolations";
    return limits[isReport ? "reports" : "requests"].call(this, request, reply);
  });
}

/**
 * The console's own files may be cached (console.ts); all other responses are data and may not. Decided by route, as an
 * address can be written in many ways.
 */
const isFile = ({ is404, routeOptions }: FastifyRequest): boolean => is404 || routeOptions.url === "/*";
