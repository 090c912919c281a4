import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** The shortest JSON that is sent compressed, in bytes: less than that fits into one packet as it is. */
const threshold = 1400;

/**
 * Compresses the JSON of the API for clients that take it. The console's own files were compressed by its build; workbooks and
 * pictures are compressed in themselves. A compressed request is not unpacked: a small one may be made to unpack to anything.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["gzip"],
    customTypes: /^application\/json/,
    threshold,
    zlibOptions: { level: 4 },
    globalDecompression: false,
  });
}
