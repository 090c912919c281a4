import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "../platform/refusal.ts";

/** Passes JSON lines and files to the one operation that reads them as they arrive; every other operation refuses them. */
export function addFeedBody(app: FastifyInstance): void {
  app.addContentTypeParser("application/octet-stream", async (request: FastifyRequest, payload: unknown) => {
    if (request.routeOptions.config.operationId !== "uploadImport") throw failure(415, "The request must be JSON.");
    return payload;
  });
  app.addContentTypeParser("application/x-ndjson", async (request: FastifyRequest, payload: unknown) => {
    if (request.routeOptions.config.operationId !== "feedAvailability") throw failure(415, "The request must be JSON.");
    const encoding = request.headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") throw failure(415, "The feed must be sent as it is, without a Content-Encoding.");
    return payload;
  });
}
