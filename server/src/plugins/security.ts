import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mailStyleSource } from "../platform/mail/mailStyle.ts";

const contentPolicy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  // The preview of a mail is a frame inside the page, and shows the mail with its one style.
  `style-src 'self' ${mailStyleSource}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Headers that keep the console from running, loading or being framed by anything but itself. Every response carries them. */
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

export async function addSecurity(app: FastifyInstance, { requestLimit }: { requestLimit: number }): Promise<void> {
  // Set before anything can fail, so that refusals and errors carry them too.
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(securityHeaders).header("x-request-id", request.id);
    if (!isFile(request)) void reply.header("cache-control", "no-store");
  });
  if (requestLimit === 0) return;
  await app.register(rateLimit, { global: false, max: requestLimit, timeWindow: "1 minute" });
  // As a hook of the server it comes before the session is looked up, and counts all addresses together.
  app.addHook("onRequest", app.rateLimit());
}

/**
 * The console's own files may be kept (console.ts says how); all else is data and may not. The route tells them apart: an
 * address can be written in many ways.
 */
const isFile = ({ is404, routeOptions }: FastifyRequest): boolean => is404 || routeOptions.url === "/*";
