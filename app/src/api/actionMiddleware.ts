import type { paths } from "@teedesk/openapi";
import type { Middleware } from "openapi-fetch";

type PathWithBoth = {
  [Path in keyof paths]: paths[Path] extends { get: object; post: object } ? Path : never;
}[keyof paths];

/** The paths whose specified GET has a side effect. */
const acting: ReadonlySet<string> = new Set<PathWithBoth>([
  "/api/availability_queue/close",
  "/api/gift_certificates/certificate/{serial}",
  "/api/gift_certificates/receipt/{serial}",
  "/api/tee_times/cancel/email/{id}",
  "/api/tee_times/cancel/{id}",
  "/api/tee_times/receipt/{id}",
  "/api/tee_times/voucher/{id}",
]);

/** Sends a GET that acts as a POST, which no proxy or browser repeats, prefetches or caches (UNCLEAR-62). */
export const actionMiddleware: Middleware = {
  onRequest: ({ request, schemaPath }) =>
    request.method === "GET" && acting.has(schemaPath) ? new Request(request, { method: "POST" }) : undefined,
};
