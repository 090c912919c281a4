import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  availabilityQueues,
  bookingDoubts,
  calls,
  cancelations,
  consents,
  historyEntries,
  lostLeads,
  mailOutbox,
  staffUsers,
  teeTimes,
} from "../../db/schema/index.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { given, openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, news, listToAdmin, callAsAdmin, open, close, book, cancel, clear, undo } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(clear);

const past = sql`now() - interval '2 hours'`;

describe("DECISION-55 what failed", () => {
  const mail = { recipient: "a@x.test", subject: "Your tee time", text: "", html: "" };

  it("a mail is listed once it is given up, until it is sent again or seen to", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    const about = { entity: "tee_time", record_id: id, attempts: 1 } as const;
    const given = await desk.db
      .insert(mailOutbox)
      .values([
        { ...mail, ...about, message_id: "1", failed_at: past, last_error: "No such user" },
        { ...mail, ...about, message_id: "2", next_attempt_at: sql`now() + interval '1 hour'` },
        { ...mail, message_id: "3", attempts: 1, failed_at: sql`now()` },
      ])
      .returning();
    expect(await list()).toMatchObject([
      { kind: "failed_mail", is_overdue: true, mail: { reason: "No such user" }, customer: { last_name: "Lee" } },
      { kind: "failed_mail", mail: { recipient: "a@x.test" }, customer: null, tee_time: null },
    ]);
    await desk.call("POST", `/api/mail/send_again/${given[0]?.id}`);
    expect(await open()).toEqual([`failed_mail ${given[2]?.id}`]);
    expect((await close("failed_mail", given[2]?.id ?? 0)).statusCode).toBe(200);
    await desk.db.update(mailOutbox).set({ failed_at: sql`now()` }).where(eq(mailOutbox.message_id, "3"));
    expect((await list()).filter(({ record_id }) => record_id === given[2]?.id)).toEqual([]);
  });

  type Failed = Partial<typeof cancelations.$inferInsert>;
  const done: Failed = { state: "done", refund_amount: cents(1500), payment_id: "pay_1" };
  const dropped: Failed = { ...done, state: "dropped" };
  it.each<[string, readonly Failed[], number]>([
    ["the tee time went without its refund", [done], 1],
    ["it was refunded", [{ ...done, refund_id: "rf_1" }], 0],
    ["nothing was to be refunded", [{ state: "done" }], 0],
    ["recovery was refused it", [{ ...dropped, attempts: 2 }], 1],
    ["the agent was refused it, who saw that", [dropped], 0],
    ["it is tried still", [{ ...done, state: "agreed", attempts: 3 }], 0],
    ["it was refunded later", [done, { ...done, refund_id: "rf_1" }], 0],
    ["the agent was refused it once more", [done, dropped], 1],
    ["it failed once more", [done, { ...dropped, attempts: 1 }], 1],
    ["the tee time was canceled later without one", [done, { state: "done", cancel: true }], 1],
    ["recovery was refused that cancelation too", [done, { state: "dropped", cancel: true, attempts: 1 }], 1],
    [
      "the cancelation that failed was repeated",
      [{ ...dropped, refund_amount: cents(0), attempts: 1 }, { state: "done" }],
      0,
    ],
  ])("a refund is listed or not where %s", async (_, failures, count) => {
    const { id } = await book({ confirmation: "TT-1" });
    for (const [minutes, failed] of failures.entries())
      await desk.db.insert(cancelations).values({
        id: randomUUID(),
        state: "done",
        tee_time_id: id,
        cancel: false,
        force: false,
        refund_amount: cents(0),
        reason: "Rain",
        // One that ends later than any lease may is over.
        lease_until: sql`now() + interval '30 minutes'`,
        created_at: sql`now() + make_interval(mins => ${minutes})`,
        ...failed,
      });
    expect(await open()).toEqual(Array.from({ length: count }, () => `failed_refund ${id}`));
    expect(await desk.db.execute(sql.raw(promisesBySql("2026-11-21")))).toMatchObject({
      rows: Array.from({ length: count }, () => ({ promise: `failed_refund ${id}` })),
    });
    expect((await close("failed_refund", id)).statusCode).toBe(count === 1 ? 200 : 409);
    expect(await open()).toEqual([]);
  });
});

describe("DECISION-55 a booking that was doubted", () => {
  const doubts = ["group_large", "charge_far_from_rate"];

  it("is listed with its doubts until it is checked", async () => {
    const { id } = await book({ confirmation: "TT-1" }, { doubts });
    expect(await list()).toMatchObject([{ kind: "doubted_booking", record_id: id, doubts, is_overdue: false }]);
    expect((await close("doubted_booking", id)).statusCode).toBe(200);
    expect([await open(), (await desk.historyOf(id)).map(({ action }) => action)]).toEqual([[], ["doubts checked"]]);
  });

  it("is not once it is canceled", async () => {
    const { id } = await book({ confirmation: "TT-1" }, { doubts });
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, id));
    expect(await open()).toEqual([]);
  });

  it("is made by the booking alone: a refused one leaves nothing", async () => {
    await book({ players: 0 }, { doubts });
    expect(await desk.db.$count(bookingDoubts)).toBe(0);
  });
});

describe("DECISION-45 DECISION-55 a request for consent", () => {
  const cancelation = {
    cancel: true,
    force_cancel: false,
    refund_amount: 17_500,
    standard_refund: 13_000,
    transaction_total: 17_500,
  };
  /** A request of the demo's agent about a tee time. */
  async function ask(changes: object = {}) {
    const { id } = await book({ confirmation: "TT-1" });
    const [agent] = await desk.db.select().from(staffUsers).where(eq(staffUsers.email, "agent@teedesk.test"));
    const asked = { tee_time_id: id, cancelation: { ...cancelation, version: 1 }, reason: "Rained off" };
    const by = { staff_user_id: agent?.id ?? null, staff_user: "agent@teedesk.test" };
    const [request] = await desk.db
      .insert(consents)
      .values({ ...asked, ...by, created_at: past, ...changes })
      .returning();
    return { id: given(request).id, tee_time_id: id, agent: given(agent) };
  }

  it("is shown to who may decide on it, due immediately, and not to the one who asked", async () => {
    const { id, tee_time_id, agent } = await ask();
    const asked = { reason: "Rained off", gift_certificate_id: null, cancelation, correction: null };
    expect(await listToAdmin()).toMatchObject([
      {
        kind: "awaited_consent",
        record_id: id,
        is_overdue: true,
        agent: agent.name,
        asked,
        tee_time: { id: tee_time_id },
        customer: { last_name: "Lee" },
      },
    ]);
    expect((await callAsAdmin("GET", "/api/promises/count")).json()).toBe(1);
    expect([await open(), (await desk.call("GET", "/api/promises/count")).json()]).toEqual([[], 0]);
  });

  it("of a gift certificate has the correction that is asked", async () => {
    const correction = { balance_before: 5000, balance: 90_000, value_before: 5000, value: 5000 };
    const gift_certificate_id = (await desk.certificateId("GIFT-100")) ?? 0;
    await ask({ tee_time_id: null, cancelation: null, gift_certificate_id, correction });
    expect(await listToAdmin()).toMatchObject([
      { tee_time: null, asked: { gift_certificate_id, cancelation: null, correction } },
    ]);
  });

  it("is decided on its page: it is neither marked as done nor shown after the decision", async () => {
    const { id } = await ask();
    expect(
      (await callAsAdmin("POST", "/api/promises/close", { kind: "awaited_consent", record_id: id })).statusCode,
    ).toBe(422);
    expect((await callAsAdmin("POST", `/api/consents/decline/${id}`)).json()).toMatchObject({ valid: true });
    expect(await listToAdmin()).toEqual([]);
  });

  it.each<[string, object]>([
    ["has expired", { expires_at: past }],
    ["was replaced", { state: "replaced" }],
    ["is one's own", { staff_user_id: null, staff_user: "admin@teedesk.test" }],
  ])("that %s is not shown", async (_, changes) => {
    await ask(changes);
    expect(await listToAdmin()).toEqual([]);
  });
});

describe("DECISION-55 a call that was promised", () => {
  const at = "2026-11-21T22:00:00.000Z";
  const promise = (more: object = {}) =>
    desk.call("POST", "/api/promises/call", { customer_id: 1, call_at: at, note: "Four on Sunday", ...more });

  it("is one for a customer, at the time that was promised last, and is made once", async () => {
    expect([(await promise()).statusCode, (await promise({ call_at: "2026-11-21T23:00:00.000Z" })).statusCode]).toEqual(
      [200, 200],
    );
    const [promised, ...more] = await list();
    expect([promised, more]).toMatchObject([{ due_at: "2026-11-21T23:00:00.000Z", note: "Four on Sunday" }, []]);
    const id = promised?.record_id ?? 0;
    const results = await Promise.all([close("call_back", id), close("call_back", id)]);
    expect(results.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await open()).toEqual([]);
  });

  it.each<[string, object, number]>([
    ["a time that is over", { call_at: "2026-11-21T18:00:00.000Z" }, 422],
    ["a time in two years", { call_at: "2028-11-21T18:00:00.000Z" }, 422],
    ["an unknown customer", { customer_id: 999_999 }, 404],
  ])("is not at %s", async (_, wrong, status) => {
    expect([(await promise(wrong)).statusCode, await open()]).toEqual([status, []]);
  });

  it.each(["lead", "entry"] as const)(
    "ends when what the customer waits for is booked, and stays ended: %s",
    async (what) => {
      const [entry] = await desk.db.select().from(availabilityQueues).limit(1);
      const [lead] = await desk.db.select().from(lostLeads).limit(1);
      const about = what === "lead" ? { lost_lead_id: lead?.id ?? 0 } : { availability_queue_id: entry?.id ?? 0 };
      const call = { ...about, customer_id: 1, agent: "Ann", outcome: "call_back", call_at: past } as const;
      await desk.db.insert(calls).values({ ...call, called_on: sql`'2026-11-21'`, created_at: past });
      expect(await list()).toMatchObject([
        { is_overdue: true, wish: what === "lead" ? { players: lead?.players } : null },
      ]);
      const { id } = await book({ confirmation: "TT-1" });
      await desk.db.update(teeTimes).set(about).where(eq(teeTimes.id, id));
      expect(await open()).toEqual([]);
      await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, id));
      expect(await open()).toEqual([]);
    },
  );
});

it("DECISION-55 what is due first is first, by kind, by agent, and counted alike", async () => {
  const booked = await book();
  const doubted = await book({ confirmation: "TT-1" }, { doubts: ["group_large"] });
  await desk.call("POST", "/api/promises/call", { customer_id: 1, call_at: "2027-01-21T18:00:00.000Z" });
  const [call] = await desk.db.select().from(calls);
  expect(await open()).toEqual([`tell_course ${booked.id}`, `doubted_booking ${doubted.id}`, `call_back ${call?.id}`]);
  expect((await list({ kind: "doubted_booking" })).length).toBe(1);
  const [people, none] = [await list({ agent: booked.agent.slice(1, 4).toUpperCase() }), await list({ agent: "%" })];
  expect([people.length, none.length]).toEqual([3, 0]);
  await desk.db.update(bookingDoubts).set({ created_at: sql`now() - interval '2 days'` });
  const [overdue, next] = [await list({ is_overdue: true }), await list({ is_overdue: false })];
  expect([overdue, next].map((found) => found.map(({ kind }) => kind))).toEqual([
    ["doubted_booking"],
    ["tell_course", "call_back"],
  ]);
  expect((await desk.call("GET", "/api/promises/count")).json()).toBe(3);
  const summary = async () => (await desk.call("GET", "/api/promises/summary")).json();
  expect(await summary()).toEqual({ count: 3, overdue: 1, next_due_at: next[0]?.due_at });
  await desk.db.update(calls).set({ call_at: sql`now() - interval '1 minute'` });
  await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, booked.id));
  expect(await summary()).toEqual({ count: 2, overdue: 2, next_due_at: null });
  expect((await desk.call("GET", "/api/promises/index?page=2&per_page=1")).json()).toHaveLength(1);
  expect((await close("tell_course", 999_999)).statusCode).toBe(404);
});

describe("DECISION-54 DECISION-55 a booking that is undone", () => {
  it("is nothing to tell a course that was not told, and a doubt about it needs no check", async () => {
    const { id } = await book({}, { doubts: ["group_large"] });
    expect((await open()).toSorted()).toEqual([`doubted_booking ${id}`, `tell_course ${id}`]);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("has to be told to a course that was notified of it", async () => {
    const { id } = await book();
    await close("tell_course", id);
    await undo(id);
    expect([await open(), await news()]).toEqual([[`tell_course ${id}`], ["canceled"]]);
  });

  it("has to be canceled with the course by the number that this gave, unless a tee time there has it", async () => {
    const numbered = (more: object = {}) => book({ confirmation: "TT-1", ...more });
    const customer = { first_name: "Ann", last_name: "Poe", postcode: "92037", email: "ann.poe@example.test" };
    const [{ id }, other] = [
      await numbered(),
      await book({ confirmation: "TT-1", play_time: "11:30", course: { id: 2 } }, { customer }),
    ];
    expect(await open()).toEqual([]);
    await undo(id);
    // The number of another course is another one.
    const row = { kind: "tell_course", record_id: id, news: "canceled", told: null, agent: other.agent };
    expect(await list()).toMatchObject([{ ...row, tee_time: { is_canceled: true, confirmation: "TT-1" } }]);
    const again = await numbered({ play_time: "10:40" });
    expect(await open()).toEqual([]);
    // One reservation is canceled once, and one that was booked again and canceled was given up.
    await undo(again.id);
    expect(await open()).toEqual([`tell_course ${again.id}`]);
    expect((await close("tell_course", again.id)).statusCode).toBe(200);
    expect([await open(), (await close("tell_course", id)).statusCode]).toEqual([[], 409]);
    const third = await numbered({ play_time: "10:50" });
    await undo(third.id);
    expect(await open()).toEqual([`tell_course ${third.id}`]);
    await cancel((await numbered({ play_time: "10:50" })).id);
    expect(await open()).toEqual([]);
  });

  it("is not canceled by a number that the customer's next booking has, at whichever course and day", async () => {
    const { id } = await book({ confirmation: "TT-2" });
    await undo(id);
    expect(await open()).toEqual([`tell_course ${id}`]);
    const next = await book({ confirmation: "TT-2", course: { id: 2 }, play_date: "2026-11-27" });
    expect(await open()).toEqual([]);
    // Its day of play may be over before that of the one that was undone.
    await desk.db.update(teeTimes).set({ play_date: sql`'2026-11-01'` }).where(eq(teeTimes.id, next.id));
    expect(await open()).toEqual([]);
  });

  it("is not canceled where an earlier booking had the number then, and gives it up itself", async () => {
    const earlier = await book({ confirmation: "TT-3" });
    const { id } = await book({ confirmation: "TT-3", play_time: "10:40" });
    await undo(id);
    expect(await open()).toEqual([]);
    await cancel(earlier.id);
    expect(await open()).toEqual([]);
  });

  it("of an import is not canceled with a course: it is of the system from which it came", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    await undo(id);
    expect(await open()).toEqual([`tell_course ${id}`]);
    // Its history keeps that: the file's rows are forgotten after a while.
    const changes = [{ field: "import", before: null, after: "7, row 2" }];
    await desk.db.insert(historyEntries).values({ entity: "tee_time", record_id: id, action: "created", changes });
    expect(await open()).toEqual([]);
  });

  it.each(["lead", "entry"] as const)("leaves the promise of a call as it was: to its %s", async (what) => {
    const [lead] = await desk.db.select().from(lostLeads).where(sql`customer_id is not null`).limit(1);
    const [entry] = await desk.db.select().from(availabilityQueues).where(sql`removed_at is null`).limit(1);
    const about = what === "lead" ? { lost_lead_id: given(lead).id } : { availability_queue_id: given(entry).id };
    await desk.db
      .update(availabilityQueues)
      .set({ lost_lead_id: null })
      .where(eq(availabilityQueues.id, given(entry).id));
    const call_at = "2026-11-22T18:00:00.000Z";
    await desk.call("POST", "/api/calls/record", { ...about, outcome: "call_back", call_at });
    const promised = await open();
    const { id } = await book({ ...about, confirmation: "TT-1" });
    expect(await open()).toEqual([]);
    await undo(id);
    expect((await open()).filter((one) => one.startsWith("call_back"))).toEqual(promised);
    const { outcome, call_at: at } = (await desk.call("POST", "/api/calls/claim", about)).json();
    expect([outcome, at]).toEqual(["call_back", call_at]);
    // The next booking is a call of its own, and one that is canceled later was made.
    const next = await book({ ...about, confirmation: "TT-2" });
    await cancel(next.id);
    expect((await open()).filter((one) => one.startsWith("call_back"))).toEqual([]);
    expect((await desk.call("POST", "/api/calls/claim", about)).json()).toMatchObject({ outcome: "booked" });
  });
});
