import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mailStyleSource } from "../platform/mail/mailStyle.ts";

const self = ["'self'"];

/** Headers that keep the console from running, loading or being framed by anything but itself. */
export async function addSecurity(app: FastifyInstance, { requestLimit }: { requestLimit: number }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        imgSrc: [...self, "blob:"],
        // The preview of a mail is a frame inside the page, and shows the mail with its one style.
        styleSrc: [...self, mailStyleSource],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
  });
  // Set before anything can fail, so that refusals and errors carry them too.
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
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
