import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { eventPart } from "./eventPart.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Writes each message as an .eml file that any mail program opens. The file is named after the Message-ID and appears
 * whole or not at all, so a repeated delivery replaces its own file.
 */
export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send({ message_id, recipient, calendar, ...content }) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const composed = await composer.sendMail({
          ...content,
          ...eventPart(calendar),
          from,
          to: recipient,
          messageId: message_id,
        });
        const path = join(folder, `${message_id.replaceAll(/[^\w.@-]/g, "")}.eml`);
        await writeFile(`${path}.part`, composed.message, { mode: 0o600 });
        await rename(`${path}.part`, path);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "unavailable", reason: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {},
  };
}
