import { getEventListeners } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../../db/connection.ts";
import type { Database } from "../../db/database.ts";
import { DatabaseAway } from "../../db/presence.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import { createFileMailer } from "../../ports/fileMailer.ts";
import type { Delivery, Mailer } from "../../ports/mailer.ts";
import { createSmtpMailer } from "../../ports/smtpMailer.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { deliverMail, retryDelaySeconds } from "./deliverMail.ts";
import { queueMail } from "./queueMail.ts";

const from = "Teedesk <bookings@teedesk.test>";
const mail = {
  recipient: "pat.lee@example.test",
  subject: "Receipt · Torrey Pines",
  text: "Total: $50.00",
  html: "<p>$50.00</p>",
};

let database: Connection;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  logged.length = 0;
  await database.db.delete(mailOutbox);
});

const answering = (...deliveries: readonly Delivery[]) => {
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ message_id }) => {
      sent.push(message_id);
      return deliveries[sent.length - 1] ?? { kind: "sent" };
    },
    close: async () => {},
  };
  return { mailer, sent };
};

const makeDue = () => database.db.update(mailOutbox).set({ next_attempt_at: sql`now() - interval '1 second'` });
const rows = () => database.db.select().from(mailOutbox);
const logged: unknown[][] = [];
const log = {
  warn: (...said: unknown[]) => logged.push(["warn", ...said]),
  error: (...said: unknown[]) => logged.push(["error", ...said]),
};
const deliver = (mailer: Mailer, more: { signal?: AbortSignal; renewal?: number } = {}) =>
  deliverMail({ db: database.db, mailer, log, ...more });
const unavailable: Delivery = { kind: "unavailable", reason: "421 try later 4242 4242 4242 4242" };

describe("deliverMail", () => {
  it("sends a message once", async () => {
    const { mailer, sent } = answering();
    await queueMail(database.db, [mail]);
    await Promise.all([deliver(mailer), deliver(mailer)]);
    await makeDue();
    await deliver(mailer);
    const [row] = await rows();
    expect(sent).toEqual([row?.message_id]);
    expect(row).toMatchObject({ attempts: 1, failed_at: null, last_error: null, sent_at: expect.any(Date) });
  });

  it("keeps the Message-ID when it tries again, and waits longer each time", async () => {
    const { mailer, sent } = answering(unavailable, unavailable);
    await queueMail(database.db, [mail]);
    await deliver(mailer);
    expect(await deliver(mailer)).toBe(false);
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, last_error: expect.not.stringContaining("4242") },
    ]);
    await makeDue();
    await deliver(mailer);
    await makeDue();
    await deliver(mailer);
    expect(new Set(sent).size).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 3, sent_at: expect.any(Date), last_error: null }]);
  });

  it.each([
    [1, 30],
    [2, 60],
    [7, 1920],
    [8, 3600],
    [29, 3600],
  ])("waits after attempt %i for %i s", (attempts, seconds) => {
    expect(retryDelaySeconds(attempts)).toBe(seconds);
  });

  it("gives up a refused message after the first attempt", async () => {
    const { mailer, sent } = answering({ kind: "refused", reason: "550 no such mailbox" });
    await queueMail(database.db, [mail]);
    await deliver(mailer);
    await makeDue();
    await deliver(mailer);
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ failed_at: expect.any(Date), last_error: "550 no such mailbox" }]);
  });

  it("takes over the message of a worker that died with it", async () => {
    const died: Mailer = { send: () => new Promise(() => {}), close: async () => {} };
    const { mailer, sent } = answering();
    await queueMail(database.db, [mail]);
    void deliver(died);
    await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
    await deliver(mailer);
    expect(sent).toEqual([]);
    await makeDue();
    await deliver(mailer);
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) }]);
  });

  it("takes over a message that was claimed while the database's clock was ahead", async () => {
    const { mailer, sent } = answering();
    await queueMail(database.db, [mail]);
    await database.db.update(mailOutbox).set({ attempts: 1, next_attempt_at: sql`now() + interval '3 hours'` });
    await deliver(mailer);
    expect(sent).toHaveLength(1);
  });

  it("returns true when more mail waits than one batch holds", async () => {
    const { mailer, sent } = answering();
    await queueMail(
      database.db,
      Array.from({ length: 15 }, () => mail),
    );
    for (const more of [true, true, true, false]) expect(await deliver(mailer)).toBe(more);
    expect(new Set(sent).size).toBe(15);
  });
});

describe("a mail that does not arrive", () => {
  it.each<[string, Delivery, string, string]>([
    ["given up", { kind: "refused", reason: "550 no such mailbox" }, "error", "a mail was given up"],
    ["to be tried again", unavailable, "warn", "a mail was not sent and will be tried again"],
  ])("is logged when it is %s, with the record it is about and no card number", async (_, delivery, level, said) => {
    await queueMail(database.db, [mail], { entity: "tee_time", id: 12 });
    await deliver(answering(delivery).mailer);
    expect(logged).toEqual([[level, expect.objectContaining({ attempts: 1, entity: "tee_time", record: 12 }), said]]);
    expect(JSON.stringify(logged)).not.toContain("4242 4242");
  });

  it.each([
    [
      "550 5.1.1 <Pat.Lee@Example.test>: Recipient address rejected",
      "550 5.1.1 <[address]>: Recipient address rejected",
    ],
    ["554 pat.lee@example.test, ann+golf@example.test", "554 [address], [address]"],
    ["550 mailbox pat.lee is full", "550 mailbox [address] is full"],
    ["421 try later", "421 try later"],
  ])("is logged without addresses: %s", async (reason, said) => {
    await queueMail(database.db, [mail]);
    await deliver(answering({ kind: "unavailable", reason }).mailer);
    expect(logged).toEqual([["warn", expect.objectContaining({ reason: said }), expect.any(String)]]);
    expect(await rows()).toMatchObject([{ last_error: reason }]);
  });
});

/** A mailer that does not finish until `finish` is called. */
function slow() {
  let finish = () => {};
  const sent: string[] = [];
  const mailer: Mailer = {
    send: ({ message_id }) => {
      sent.push(message_id);
      return new Promise((resolve) => {
        finish = () => resolve({ kind: "sent" });
      });
    },
    close: async () => {},
  };
  return { mailer, sent, finish: () => finish() };
}

describe("a slow mail server", () => {
  it("gets no second copy: the claim is renewed while the worker sends", async () => {
    const { mailer, sent, finish } = slow();
    await queueMail(database.db, [mail]);
    const delivering = deliver(mailer, { renewal: 20 });
    await expect.poll(() => sent.length).toBe(1);
    // The lease ran out a moment ago.
    await makeDue();
    await expect.poll(async () => ((await rows())[0]?.next_attempt_at ?? new Date(0)) > new Date()).toBe(true);
    const other = answering();
    await deliver(other.mailer);
    expect(other.sent).toEqual([]);
    finish();
    await delivering;
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: expect.any(Date) }]);
  });

  it("gets no second copy when the database goes away before the sending is noted", async () => {
    let failures = 0;
    let isAway = false;
    const update: Database["update"] = (table) => {
      if (!isAway) return database.db.update(table);
      failures += 1;
      isAway = failures < 3;
      throw new DatabaseAway();
    };
    const db = new Proxy(database.db, {
      get: (target, name) => (name === "update" ? update : Reflect.get(target, name)),
    });
    const { mailer, sent } = answering();
    const send: Mailer["send"] = (one) => {
      isAway = true;
      return mailer.send(one);
    };
    await queueMail(database.db, [mail]);
    await deliverMail({ db, mailer: { ...mailer, send }, log });
    await makeDue();
    await deliver(mailer);
    expect([sent.length, failures]).toEqual([1, 3]);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: expect.any(Date) }]);
  });

  it("does not hold up the stop, and keeps the mail", async () => {
    const stopping = new AbortController();
    const { mailer, sent } = slow();
    await queueMail(database.db, [mail]);
    const delivering = deliver(mailer, { signal: stopping.signal });
    await expect.poll(() => sent.length).toBe(1);
    stopping.abort();
    expect(await delivering).toBe(false);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);
  });

  it("leaves nothing behind on the signal that outlives it", async () => {
    const { signal } = new AbortController();
    await queueMail(database.db, [mail]);
    for (let count = 0; count < 3; count += 1) await deliver(answering().mailer, { signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("claims no more than it sends at the same time", async () => {
    const stopping = new AbortController();
    const { mailer } = slow();
    await queueMail(
      database.db,
      Array.from({ length: 12 }, () => mail),
    );
    const delivering = deliver(mailer, { signal: stopping.signal });
    await expect.poll(async () => (await rows()).filter(({ attempts }) => attempts > 0).length).toBe(5);
    stopping.abort();
    await delivering;
  });
});

describe("over SMTP", () => {
  const received: string[] = [];
  const refusing = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, done) => {
      const refusal = new Error(`<${address.address}>: no such mailbox`);
      done(refusing.has(address.address) ? Object.assign(refusal, { responseCode: 550 }) : null);
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push(Buffer.concat(parts).toString("utf8"));
        done();
      });
    },
  });
  let mailer: Mailer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  });
  afterAll(async () => {
    await mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it("delivers text and HTML under the queued Message-ID", async () => {
    await queueMail(database.db, [mail]);
    await deliver(mailer);
    const [row] = await rows();
    expect(row?.sent_at).toEqual(expect.any(Date));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: ${row?.message_id}`);
    expect(received[0]).toContain("To: pat.lee@example.test");
    expect(received[0]).toContain("Total: $50.00");
    expect(received[0]).toContain("<p>$50.00</p>");
  });

  it("delivers a calendar file beside the text, where calendars look for it", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    await queueMail(database.db, [{ ...mail, recipient: "kim@example.test", calendar }]);
    await deliver(mailer);
    expect(received.at(-1)).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m);
  });

  it("takes a 550 as final", async () => {
    refusing.add("gone@example.test");
    await queueMail(database.db, [{ ...mail, recipient: "gone@example.test" }]);
    await deliver(mailer);
    const failed = {
      failed_at: expect.any(Date),
      sent_at: null,
      last_error: expect.stringContaining("gone@example.test"),
    };
    expect(await rows()).toMatchObject([failed]);
    expect(logged).toMatchObject([["error", { code: "EENVELOPE", status: 550 }, "a mail was given up"]]);
    expect(JSON.stringify(logged)).not.toContain("gone@");
  });

  it("tries later when no server can be reached", async () => {
    const nowhere = createSmtpMailer({ url: "smtp://127.0.0.1:1", from });
    await queueMail(database.db, [mail]);
    await deliver(nowhere);
    await nowhere.close();
    expect(await rows()).toMatchObject([
      { failed_at: null, sent_at: null, last_error: expect.stringContaining("ECONNREFUSED") },
    ]);
  });
});

it("writes .eml files, one a message however often it is sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "teedesk-mail-"));
  const mailer = createFileMailer({ folder: join(folder, "mail"), from });
  await mailer.send({ ...mail, message_id: "<1@teedesk>" });
  await mailer.send({ ...mail, message_id: "<1@teedesk>" });
  expect(await readdir(join(folder, "mail"))).toEqual(["1@teedesk.eml"]);
  const written = await readFile(join(folder, "mail", "1@teedesk.eml"), "utf8");
  expect(written).toContain("Message-ID: <1@teedesk>");
  expect(written).toContain("Total: $50.00");
  await rm(folder, { recursive: true });
});
