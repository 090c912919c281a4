import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { images } from "../db/schema/index.ts";
import { notFound } from "../platform/refusal.ts";

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/**
 * Serves the pictures of courses, without a session: anyone with the address may see one. The picture at an address never
 * changes, so it may be cached permanently; a browser may read it only as the type it was stored as.
 */
export function addImages(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { token: string } }>("/images/:token", async ({ params: { token } }, reply) => {
    if (!isUuid(token)) throw notFound("There is nothing at this address.");
    const [found] = await db
      .select({ type: images.content_type, content: images.content })
      .from(images)
      .where(eq(images.token, token));
    if (found === undefined) throw notFound("There is nothing at this address.");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
      })
      .type(found.type)
      .send(Buffer.from(found.content));
  });
}
