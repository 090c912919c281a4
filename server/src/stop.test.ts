import { randomUUID } from "node:crypto";
import { SMTPServer } from "smtp-server";
import { it } from "vitest";
import { mailOutbox, paymentIntents } from "./db/schema/index.ts";
import { queueMail } from "./platform/outbox/queueMail.ts";
import { createSmtpMailer } from "./ports/smtpMailer.ts";
import { testApp } from "./testing/testApp.ts";

const mail = { recipient: "pat.lee@example.test", subject: "Receipt", text: "$50.00", html: "<p>$50.00</p>" };

it.concurrent("stops during mail that a slow server never confirms, and keeps the mail", async ({ expect }) => {
  let reached = () => {};
  const isSending = new Promise<void>((resolve) => {
    reached = resolve;
  });
  // It takes the connection and the recipient, and then says nothing any more.
  const slow = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData: () => reached(),
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const address = slow.server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "bookings@teedesk.test" });
  const server = await testApp({ ports: { mailer } });
  await queueMail(server.db, [mail]);
  // Read before the database goes with its server.
  await isSending;
  expect(await server.db.select().from(mailOutbox)).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);

  // It would wait for ever: the slow server never says anything.
  await server.close();
  await mailer.close();
  await new Promise<void>((resolve) => slow.close(resolve));
});

it.concurrent("stops while a payment gateway does not respond at all", async ({ expect }) => {
  const hangs = () => new Promise<never>(() => {});
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const capture = () => {
    asked();
    return hangs();
  };
  const server = await testApp({ ports: { gateway: { authorise: hangs, capture, void: hangs, refund: hangs } } });
  await server.db.insert(paymentIntents).values({
    id: randomUUID(),
    state: "owned",
    amount: 100,
    payment_id: "payment",
    lease_until: new Date(0),
  });
  await isAsked;
  await expect(server.close()).resolves.toBeUndefined();
});
