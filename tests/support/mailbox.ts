import { SMTPServer } from "smtp-server";

/** A mail server of our own, which keeps every message it takes. */
export type Mailbox = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly string[];
  readonly close: () => Promise<void>;
};

/** Opens one on a free port; `delay` is the time in milliseconds before it confirms a received message. */
export async function openMailbox(delay: () => number): Promise<Mailbox> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails.push(Buffer.concat(parts).toString("utf8"));
        setTimeout(done, delay());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
