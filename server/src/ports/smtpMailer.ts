import { createTransport } from "nodemailer";
import { eventPart } from "./eventPart.ts";
import type { Delivery, Mailer } from "./mailer.ts";

/** Delivers over SMTP. `url` is SMTP_URL (smtp:// or smtps://, with user and password when the server wants them). */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ message_id, recipient, calendar, ...content }) {
      try {
        await transport.sendMail({ ...content, ...eventPart(calendar), from, to: recipient, messageId: message_id });
        return { kind: "sent" };
      } catch (error) {
        return failure(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Only a refusal of this message itself is final; a refused sign-in or a 4xx may succeed once the mail server is repaired. */
function failure(error: unknown): Delivery {
  if (!(error instanceof Error)) return { kind: "unavailable", reason: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const status = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined;
  const isFinal = (code === "EENVELOPE" || code === "EMESSAGE") && (status ?? 500) >= 500;
  return {
    kind: isFinal ? "refused" : "unavailable",
    reason: error.message,
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
  };
}
