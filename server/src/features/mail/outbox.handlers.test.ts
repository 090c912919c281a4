import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { customers, historyEntries, mailOutbox } from "../../db/schema/index.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import type { Delivery } from "../../ports/mailer.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

/** The mail server's responses to the next mails; then it accepts them. */
const says: Delivery[] = [];
const mailer = { send: async () => says.shift() ?? ({ kind: "sent" } as const), close: async () => {} };

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ ports: { mailer } });
  [admin, agent] = [await server.as("admin"), await server.as("agent")];
});
afterAll(() => server.close());
beforeEach(async () => {
  says.length = 0;
  await server.db.delete(mailOutbox);
  await unguarded(server.db, (tx) => tx.delete(historyEntries));
});

async function call(method: "GET" | "POST", path: string, headers = agent) {
  const response = await server.inject({ method, url: `/api/mail/${path}`, headers });
  return { status: response.statusCode, body: response.json() };
}

const mail = { recipient: "pat.lee@example.test", subject: "Receipt", text: "x", html: "x" };
const stored = async () => (await server.db.select().from(mailOutbox))[0];

/** A mail about tee time 12 as it is after a try. */
async function given(row: Partial<typeof mailOutbox.$inferInsert>): Promise<number> {
  const next_attempt_at = new Date(Date.now() + 3_600_000);
  await queueMail(server.db, [mail], { entity: "tee_time", id: 12 });
  await server.db.update(mailOutbox).set({ attempts: 1, next_attempt_at, ...row });
  return (await stored())?.id ?? 0;
}

const failed = { failed_at: new Date(), last_error: "550 no such mailbox" };

it("a mail that was given up is in the list for admins, on its record and in the metrics", async () => {
  const id = await given(failed);
  const shown = { id, state: "failed", last_error: "550 no such mailbox", entity: "tee_time", record_id: 12 };
  expect((await call("GET", "undelivered", admin)).body).toMatchObject([shown]);
  expect((await call("GET", "of/tee_time/12")).body).toMatchObject([shown]);
  expect((await call("GET", "of/tee_time/13")).body).toEqual([]);
  expect((await call("GET", "undelivered")).status).toBe(403);
});

it("stands on the page of the customer whose address it went to, whatever it is about", async () => {
  const id = await given(failed);
  const [pat, blank] = await server.db
    .insert(customers)
    .values([{ email: "Pat.Lee@example.test" }, { email: "" }])
    .returning();
  expect((await call("GET", `of/customer/${pat?.id}`)).body).toMatchObject([{ id }]);
  await server.db.update(mailOutbox).set({ recipient: "" });
  for (const one of [pat, blank]) expect((await call("GET", `of/customer/${one?.id}`)).body).toEqual([]);
});

it("is sent again once when staff request it, with an entry in the record's history", async () => {
  const id = await given(failed);
  expect(await call("POST", `send_again/${id}`)).toEqual({
    status: 200,
    body: { message: "The mail to pat.lee@example.test is being sent again." },
  });
  await expect.poll(async () => (await stored())?.sent_at).toEqual(expect.any(Date));
  expect((await call("POST", `send_again/${id}`)).status).toBe(409);
  expect(await server.db.select().from(historyEntries)).toMatchObject([
    { entity: "tee_time", record_id: 12, action: "mail sent again", staff_user: "agent@teedesk.test" },
  ]);
  expect((await call("GET", "undelivered", admin)).body).toEqual([]);
});

it.each([
  ["still tried", { last_error: "421 later" }, "This mail is still being tried, so it was not sent again.", 1],
  ["sent", { sent_at: new Date() }, "This mail was already sent, so it was not sent again.", 0],
])("is not sent again while it is %s", async (_, row, message, listed) => {
  const id = await given(row);
  expect(await call("POST", `send_again/${id}`)).toMatchObject({ status: 409, body: { message } });
  expect((await call("GET", "undelivered", admin)).body).toHaveLength(listed);
});

it("an unknown mail is 404", async () => {
  expect((await call("POST", "send_again/99999")).status).toBe(404);
});
