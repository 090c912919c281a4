import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file for the caller to save, all of it there. */
export type Download = {
  /** Letters, digits, dots and dashes. */
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly bytes: Readable;
};

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === "object" && answer !== null && "bytes" in answer && answer.bytes instanceof Readable;

/** Sends a file. Its size is told first: if reading breaks off, the caller sees that something is missing. */
export const sendDownload = (reply: FastifyReply, { fileName, size, bytes }: Download): FastifyReply =>
  reply
    .headers({ "content-disposition": `attachment; filename="${fileName}"`, "content-length": String(size) })
    .send(bytes);
