import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file for the caller to save. */
export type Download = {
  /** Letters, digits, dots and dashes. */
  readonly fileName: string;
  /** In bytes; null while the end of the file is still being made. */
  readonly size: number | null;
  readonly bytes: Readable;
};

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === "object" && answer !== null && "bytes" in answer && answer.bytes instanceof Readable;

/**
 * Sends a file. If reading breaks off, the connection does too, before the announced size or the last chunk: the caller sees
 * that something is missing.
 */
export const sendDownload = (reply: FastifyReply, { fileName, size, bytes }: Download): FastifyReply =>
  reply
    .headers({
      "content-disposition": `attachment; filename="${fileName}"`,
      ...(size === null ? {} : { "content-length": String(size) }),
    })
    .send(bytes);
