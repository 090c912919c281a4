import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "../platform/refusal.ts";

/** Room for the largest picture and the form around it; a slightly larger picture is refused at its field. */
const formLimit = 6 * 1024 * 1024;

/**
 * Reads forms with files for the operations that take one. A file is a text with a character for each byte, the contract's
 * `binary`.
 */
export function addFormBody(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: formLimit },
    async ({ headers, routeOptions }: FastifyRequest, body: Buffer) => {
      if (routeOptions.config.takesForm !== true) throw failure(415, "The request must be JSON.");
      const type = headers["content-type"] ?? "";
      const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
        .formData()
        .catch((): never => {
          throw failure(400, "The request could not be read.");
        });
      const parts = Array.from(form, async ([name, part]) => {
        const value = typeof part === "string" ? part : Buffer.from(await part.arrayBuffer()).toString("latin1");
        return [name, value] as const;
      });
      return Object.fromEntries(await Promise.all(parts));
    },
  );
}
