import { randomUUID } from "node:crypto";
import { centsFrom, parseLocalDate, parseTimeOfDay, zeroCents } from "@teedesk/domain";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelations } from "../../db/schema/cancelations.ts";
import { customers } from "../../db/schema/customers.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { historyEntries } from "../../db/schema/historyEntries.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(mailOutbox);
  await unguarded(server.db, (tx) => tx.delete(historyEntries));
});

const send = (mail: string, id: number) =>
  server.inject({ method: "GET", url: `/api/tee_times/${mail}/${id}`, headers });

/** A demo tee time with one known address. */
async function teeTime({ canceled }: { canceled: boolean }): Promise<number> {
  const state = canceled ? isNotNull(teeTimes.canceled_at) : isNull(teeTimes.canceled_at);
  const [found] = await server.db.select().from(teeTimes).where(state).limit(1);
  if (found === undefined) throw new Error("The demo has no such tee time.");
  await server.db.update(customers).set({ email: "pat.lee@example.test" }).where(eq(customers.id, found.customer_id));
  await server.db.update(teeTimes).set({ alt_emails: "", should_email_course: false }).where(eq(teeTimes.id, found.id));
  return found.id;
}

describe("the mails of a tee time", () => {
  it.each([
    ["receipt", false, "receipt", "Receipt for your tee time at"],
    ["receipt", true, "receipt", "Receipt for your tee time at"],
    ["voucher", false, "voucher", "Voucher for your tee time at"],
    ["cancel/email", true, "cancelation email", "is canceled"],
  ])("are queued, named and remembered: %s", async (path, canceled, name, subject) => {
    const id = await teeTime({ canceled });
    const response = await send(path, id);
    expect([response.statusCode, response.headers["cache-control"], response.json()]).toEqual([
      200,
      "no-store",
      { message: `The ${name} was sent to pat.lee@example.test.` },
    ]);
    const [stored] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, id));
    const [year, month, day] = String(stored?.play_date).split("-");
    const day_in_mail = expect.stringContaining(`${month}/${day}/${year}`);
    const [queued, ...others] = await server.db.select().from(mailOutbox);
    expect([queued, others]).toMatchObject([
      { recipient: "pat.lee@example.test", subject: day_in_mail, text: day_in_mail },
      [],
    ]);
    expect(queued?.subject).toContain(subject);
    expect(await server.db.select().from(historyEntries)).toMatchObject([
      { entity: "tee_time", record_id: id, action: `${name} sent`, staff_user: "agent@teedesk.test" },
    ]);
  });

  it("ask the course to release a canceled tee time, without what went back to the customer", async () => {
    const id = await teeTime({ canceled: true });
    await server.db.update(teeTimes).set({ should_email_course: true }).where(eq(teeTimes.id, id));
    await server.db.update(golfCourses).set({ email: "proshop@example.test" });
    await send("cancel/email", id);
    const queued = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(queued).toMatchObject([
      { recipient: "pat.lee@example.test", subject: expect.stringContaining("is canceled") },
      {
        recipient: "proshop@example.test",
        subject: expect.stringMatching(/^Please release the tee time of /),
        text: expect.not.stringMatching(/Refunded|Returned|\$/),
      },
    ]);
  });

  it("ANSWER-41 REFUND-06 state in a receipt until when it can be canceled, by the terms that it was sold at", async () => {
    const id = await teeTime({ canceled: false });
    const play = {
      play_date: Result.getOrThrow(parseLocalDate("2027-12-11")),
      play_time: Result.getOrThrow(parseTimeOfDay("07:40")),
    };
    await server.db.update(teeTimes).set(play).where(eq(teeTimes.id, id));
    await server.db.update(golfRates).set({ cancel_hours: 99 });
    await send("receipt", id);
    const canceled = await teeTime({ canceled: true });
    await server.db.update(teeTimes).set(play).where(eq(teeTimes.id, canceled));
    await send("receipt", canceled);
    const [standing, gone] = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(standing?.text).toMatch(
      /\n\n\$[\d,.]+ goes back if it is canceled by Friday, December 10, 2027, 7:40 in the morning\.\n$/,
    );
    expect(gone?.text).not.toContain("goes back");
  });

  it("REFUND-06 promise no refund of a booking that no card paid", async () => {
    const id = await teeTime({ canceled: false });
    const play_date = Result.getOrThrow(parseLocalDate("2027-12-11"));
    const [stored] = await server.db.update(teeTimes).set({ play_date }).where(eq(teeTimes.id, id)).returning();
    const ofSale = eq(transactionRecords.id, stored?.transaction_record_id ?? 0);
    const payAs = (payment_id: string | null) =>
      unguarded(server.db, (tx) => tx.update(transactionRecords).set({ payment_id }).where(ofSale));
    const [sale] = await server.db.select().from(transactionRecords).where(ofSale);
    await payAs(null);
    await send("receipt", id);
    await payAs(sale?.payment_id ?? null);
    await send("receipt", id);
    const mails = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(mails.map(({ text }) => text.includes("goes back"))).toEqual([false, true]);
  });

  it("REFUND-06 count an earlier refund in what goes back", async () => {
    const id = await teeTime({ canceled: false });
    const play_date = Result.getOrThrow(parseLocalDate("2027-12-11"));
    const [stored] = await server.db.update(teeTimes).set({ play_date }).where(eq(teeTimes.id, id)).returning();
    await send("receipt", id);
    const total = Result.getOrThrow(centsFrom(-1500));
    await server.db.transaction(async (tx) => {
      const sale = { refunded_record_id: stored?.transaction_record_id ?? null, total };
      const [refund] = await tx.insert(transactionRecords).values(sale).returning();
      await tx.insert(transactionItems).values({ transaction_record_id: refund?.id ?? 0, tee_time_id: id, total });
    });
    await send("receipt", id);
    const mails = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    const amounts = mails.map(({ text }) => Number(/\$([\d,.]+) goes back/.exec(text)?.[1]?.replace(",", "")) * 100);
    expect(amounts.map(Math.round)).toEqual([expect.any(Number), Math.round(amounts[0] ?? 0) - 1500]);
  });

  it("REFUND-01 promise what goes back for the players that it was sold for", async () => {
    const id = await teeTime({ canceled: false });
    const play_date = Result.getOrThrow(parseLocalDate("2027-12-11"));
    const [stored] = await server.db.update(teeTimes).set({ play_date }).where(eq(teeTimes.id, id)).returning();
    await send("receipt", id);
    const players_sold = stored?.players ?? 0;
    await unguarded(server.db, (tx) =>
      tx
        .update(teeTimes)
        .set({ players: players_sold + 1, players_sold })
        .where(eq(teeTimes.id, id)),
    );
    await send("receipt", id);
    const mails = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    const [before, after] = mails.map(({ text }) => /\$[\d,.]+ goes back/.exec(text)?.[0]);
    expect([before, after]).toEqual([expect.any(String), before]);
  });

  it.each([
    ["cancel/email", false, "The cancelation email was not sent: this tee time is not canceled."],
    ["voucher", true, "The voucher was not sent: this tee time is canceled."],
  ])("are refused when they make no sense: %s", async (path, canceled, message) => {
    const response = await send(path, await teeTime({ canceled }));
    expect([response.statusCode, response.json()]).toMatchObject([409, { message }]);
    expect(await server.db.select().from(mailOutbox)).toEqual([]);
  });

  it.each([
    ["receipt", false, "The receipt was not sent: there is no e-mail address. Enter one and send it again."],
    ["voucher", false, "The voucher was not sent: there is no e-mail address. Enter one and send it again."],
    [
      "cancel/email",
      true,
      "The cancelation email was not sent: there is no e-mail address. Enter one and send it again.",
    ],
  ])("are refused without an address: %s", async (path, canceled, message) => {
    const id = await teeTime({ canceled });
    await server.db.update(customers).set({ email: "" });
    const response = await send(path, id);
    expect([response.statusCode, response.json()]).toMatchObject([409, { message }]);
    expect(await server.db.select().from(historyEntries)).toEqual([]);
  });

  it.each([
    [true, 409],
    [false, 200],
  ])(
    "are no voucher while the tee time is being canceled, a refund alone does not matter: %s",
    async (cancel, status) => {
      const id = await teeTime({ canceled: false });
      const row = { id: randomUUID(), tee_time_id: id, cancel, force: false, reason: "" };
      await server.db
        .insert(cancelations)
        .values({ ...row, state: "asking", refund_amount: zeroCents, lease_until: sql`now() + interval '1 hour'` });
      const response = await send("voucher", id);
      await unguarded(server.db, (tx) => tx.delete(cancelations));
      expect(response.statusCode).toBe(status);
    },
  );

  it("has no receipt when nothing was paid", async () => {
    const id = await teeTime({ canceled: false });
    await unguarded(server.db, (tx) =>
      tx.update(teeTimes).set({ transaction_record_id: null }).where(eq(teeTimes.id, id)),
    );
    expect((await send("receipt", id)).json()).toMatchObject({ message: expect.stringContaining("nothing was paid") });
  });

  it.each(["receipt", "voucher", "cancel/email"])("of an unknown tee time is 404: %s", async (path) => {
    expect((await send(path, 99_999)).statusCode).toBe(404);
  });
});
