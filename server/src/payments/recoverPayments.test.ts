import { randomUUID } from "node:crypto";
import { type CreditCard, centsFrom } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { gatewayPayments } from "../db/schema/gateway.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import type { PaymentGateway } from "../ports/paymentGateway.ts";
import { createSandboxGateway } from "../ports/sandboxGateway.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { unguarded } from "../testing/unguarded.ts";
import { authoriseCard, capturePayment, type Payments, voidPayment } from "./authoriseCard.ts";
import { disownIntent, holdIntent, openIntent, ownIntent } from "./intents.ts";
import { recoverPayments } from "./recoverPayments.ts";

const amount = Result.getOrThrow(centsFrom(5000));
const card: CreditCard = { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "123" };
const log = fastify().log;

let database: Connection;
let gateway: PaymentGateway;
let payments: Payments;
beforeAll(async () => {
  database = await testDatabase();
  gateway = createSandboxGateway(database.db);
  payments = { db: database.db, gateway, log, leaseSeconds: 20 };
});
afterAll(() => database.close());
beforeEach(async () => {
  await unguarded(database.db, (tx) => tx.delete(paymentIntents));
  await database.db.delete(gatewayPayments);
});

const expireLeases = () => database.db.update(paymentIntents).set({ lease_until: sql`now()` });
const recover = () => recoverPayments(database.db, gateway, log);
const down: PaymentGateway = {
  authorise: async () => ({ kind: "unavailable", error: new Error("timeout") }),
  capture: async () => ({ kind: "unavailable", error: new Error("timeout") }),
  void: async () => ({ kind: "unavailable", error: new Error("timeout") }),
  refund: async () => ({ kind: "unavailable", error: new Error("timeout") }),
};

async function states() {
  const [intent] = await database.db.select().from(paymentIntents);
  const [payment] = await database.db.select().from(gatewayPayments);
  return { intent: intent?.state, gateway: payment?.state };
}

async function authorised() {
  const answer = await authoriseCard(payments, card, amount);
  if (answer.kind !== "authorised") throw new Error(`The card is ${answer.kind}.`);
  return answer;
}

const own = ({ intent_id, payment_id }: { intent_id: string; payment_id: string }, undoSeconds = 0) =>
  ownIntent(database.db, intent_id, { payment_id, tee_time_id: 1, undoSeconds });

describe("the sandbox gateway", () => {
  it.each([
    ["4242424242424242", { kind: "authorised" }],
    ["4242-4242 42424242", { kind: "authorised" }],
    ["4000000000000002", { kind: "declined", reason: "card_declined" }],
    ["5555555555554444", { kind: "declined", reason: "test_cards_only" }],
  ])("answers %s", async (number, answer) => {
    expect(await gateway.authorise({ reference: "r1", amount, card: { ...card, number } })).toMatchObject(answer);
    const [payment] = await database.db.select().from(gatewayPayments);
    expect(payment).toMatchObject({ reference: "r1", amount: 5000, last4: number.slice(-4) });
    expect(JSON.stringify(payment)).not.toContain(number);
  });

  it("repeats its answers", async () => {
    const ask = () => gateway.authorise({ reference: "r1", amount, card });
    expect(await ask()).toEqual(await ask());
    expect([await gateway.capture("r1"), await gateway.capture("r1")]).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(await gateway.void("r1")).toEqual({ kind: "refused" });
  });

  it("refuses an authorisation that arrives after its void", async () => {
    expect([await gateway.void("r1"), await gateway.void("r1")]).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(await gateway.authorise({ reference: "r1", amount, card })).toEqual({ kind: "declined", reason: "voided" });
    expect(await gateway.capture("r1")).toEqual({ kind: "refused" });
  });

  it("is unavailable when its ledger is", async () => {
    await database.db.execute(sql`alter table sandbox_gateway.payments rename to hidden`);
    const answer = await gateway.capture("r1");
    await database.db.execute(sql`alter table sandbox_gateway.hidden rename to payments`);
    expect(answer).toMatchObject({ kind: "unavailable" });
  });
});

describe("a payment", () => {
  it("is taken once a booking owns it", async () => {
    const payment = await authorised();
    expect(await states()).toEqual({ intent: "authorising", gateway: "authorised" });
    await own(payment);
    await capturePayment(payments, payment.intent_id);
    expect(await states()).toEqual({ intent: "captured", gateway: "captured" });
  });

  it("is given back when no booking owns it, and only then", async () => {
    const { intent_id } = await authorised();
    await voidPayment(payments, intent_id);
    expect(await states()).toEqual({ intent: "voided", gateway: "voided" });

    await unguarded(database.db, (tx) => tx.delete(paymentIntents));
    await database.db.delete(gatewayPayments);
    const owned = await authorised();
    await own(owned);
    await voidPayment(payments, owned.intent_id);
    expect(await states()).toEqual({ intent: "owned", gateway: "authorised" });
  });

  it("is stored with the end of the card's number alone", async () => {
    const accepting: PaymentGateway = {
      ...gateway,
      authorise: async () => ({ kind: "authorised", payment_id: "pay" }),
    };
    await authoriseCard({ ...payments, gateway: accepting }, { ...card, number: "5105 1051-0510 5100" }, amount);
    expect(await database.db.select().from(paymentIntents)).toMatchObject([{ amount: 5000, last4: "5100" }]);
  });

  it("DECISION-54 stays with its booking once its capture has begun", async () => {
    const { intent_id, payment_id } = await authorised();
    await own({ intent_id, payment_id });
    await capturePayment({ ...payments, gateway: down }, intent_id);
    expect(await disownIntent(database.db, 1)).toBeNull();
    expect(await states()).toEqual({ intent: "capturing", gateway: "authorised" });
  });

  it("leaves no intent when the card is declined", async () => {
    const answer = await authoriseCard(payments, { ...card, number: "4000000000000002" }, amount);
    expect(answer).toEqual({ kind: "declined", reason: "card_declined" });
    expect(await states()).toEqual({ intent: undefined, gateway: "declined" });
  });
});

describe("recoverPayments", () => {
  it("leaves alone what a server is working on", async () => {
    await authorised();
    await recover();
    expect(await states()).toEqual({ intent: "authorising", gateway: "authorised" });
  });

  it("takes over what was leased while the database's clock was ahead", async () => {
    await authorised();
    await database.db.update(paymentIntents).set({ lease_until: sql`now() + interval '3 hours'` });
    await recover();
    expect(await states()).toEqual({ intent: "voided", gateway: "voided" });
  });

  it("voids what a crash left authorised, and no booking can own it then", async () => {
    const { intent_id } = await authorised();
    await expireLeases();
    await Promise.all([recover(), recover()]);
    expect(await states()).toEqual({ intent: "voided", gateway: "voided" });
    expect(await holdIntent(database.db, intent_id)).toBe(false);
  });

  it("voids an intent the gateway never heard of", async () => {
    const reference = await openIntent(database.db, { amount, last4: "4242", leaseSeconds: 20 });
    await expireLeases();
    await recover();
    expect(await states()).toEqual({ intent: "voided", gateway: "voided" });
    expect(await gateway.authorise({ reference, amount, card })).toEqual({ kind: "declined", reason: "voided" });
  });

  it("captures what a crash left owned", async () => {
    await own(await authorised());
    await expireLeases();
    await recover();
    expect(await states()).toEqual({ intent: "captured", gateway: "captured" });
  });

  it("captures an owned one once its booking can no longer be undone", async () => {
    await own(await authorised(), 300);
    await recover();
    expect(await states()).toEqual({ intent: "owned", gateway: "authorised" });
    await expireLeases();
    await Promise.all([recover(), recover()]);
    expect(await states()).toEqual({ intent: "captured", gateway: "captured" });
  });

  it.each<[string, typeof own | (() => Promise<void>), string]>([
    ["capturing", own, "captured"],
    ["voiding", async () => {}, "voided"],
  ])("asks again later when the gateway is down: %s", async (state, prepare, end) => {
    await prepare(await authorised());
    await expireLeases();
    await recoverPayments(database.db, down, log);
    expect(await states()).toEqual({ intent: state, gateway: "authorised" });
    const [intent] = await database.db.select({ wait: sql<boolean>`lease_until > now()` }).from(paymentIntents);
    expect(intent).toEqual({ wait: true });
    await expireLeases();
    await recover();
    expect(await states()).toEqual({ intent: end, gateway: end });
  });

  it("lets one that fails not keep the others", async () => {
    const first = await authorised();
    await authorised();
    await authorised();
    await expireLeases();
    const failing: PaymentGateway = {
      ...gateway,
      void: (reference) =>
        reference === first.intent_id ? Promise.reject(new Error("out of order")) : gateway.void(reference),
    };
    await recoverPayments(database.db, failing, log);
    const intents = await database.db.select({ state: paymentIntents.state }).from(paymentIntents);
    expect(intents.map(({ state }) => state).sort()).toEqual(["voided", "voided", "voiding"]);
  });

  it("voids after an answer that was lost", async () => {
    const lost: PaymentGateway = {
      ...gateway,
      authorise: async (request) => {
        await gateway.authorise(request);
        return { kind: "unavailable", error: new Error("connection reset") };
      },
    };
    expect(await authoriseCard({ ...payments, gateway: lost }, card, amount)).toEqual({ kind: "unavailable" });
    expect(await states()).toEqual({ intent: "voided", gateway: "voided" });
  });

  it("never stores the card", async () => {
    await authorised();
    const stored = JSON.stringify(
      await database.db.select().from(paymentIntents).where(eq(paymentIntents.amount, 5000)),
    );
    expect(stored).not.toContain("4242424242424242");
  });
});

describe("DECISION-54 the database", () => {
  const steps = ["authorising", "owned", "capturing", "captured", "voiding", "voided"] as const;
  const taken = ["authorising owned", "authorising voiding", "owned capturing", "owned captured", "owned voiding"];
  const ends = ["capturing captured", "voiding voided"];

  it.each([
    ["one", null, [...taken, ...ends]],
    [
      "a refused one",
      new Date(),
      [...taken, "capturing captured", "capturing voiding", "voiding captured", "voiding voided"],
    ],
  ])("captures or voids a payment, never both: %s", async (_, refused_at, allowed) => {
    const done: string[] = [];
    for (const state of steps)
      for (const next of steps.filter((step) => step !== state)) {
        const id = randomUUID();
        await database.db.insert(paymentIntents).values({ id, amount, lease_until: sql`now()`, state, refused_at });
        const step = database.db.update(paymentIntents).set({ state: next }).where(eq(paymentIntents.id, id));
        await step.then(
          () => done.push(`${state} ${next}`),
          () => {},
        );
      }
    expect(done).toEqual(allowed);
  });
});
