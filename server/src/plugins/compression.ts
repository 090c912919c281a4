import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** The shortest JSON that is sent compressed, in bytes: a shorter one fits into one packet uncompressed. */
const threshold = 1400;

/**
 * Compresses the JSON of the API for clients that accept it. The console's own files were compressed by its build; workbooks and
 * pictures are compressed formats. A compressed request is not decompressed: a small one may decompress to any size.
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
