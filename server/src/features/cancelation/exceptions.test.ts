import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cancelations } from "../../db/schema/cancelations.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type Asked, type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
  // Of $175.00 paid, $130.00 go back by the terms.
  const terms = { non_refundable_cents: cents(2250), max_refund_cents: null };
  await world.connection.db.update(golfRates).set(terms).where(eq(golfRates.id, world.ids.rate));
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

it.each<[string, (standard: number) => Asked, (standard: number) => object | null]>([
  ["no refund", () => ({}), () => null],
  ["the standard refund", (refund) => ({ refund }), () => null],
  ["another amount", (standard) => ({ refund: standard - 1 }), (standard) => ({ standard })],
])("DECISION-45 %s is stored and in the history beside the refund by the terms", async (_, asked, exception) => {
  const id = await world.booked();
  const { refund_total } = await world.options(id);
  const order = asked(refund_total);
  await world.cancel(id, order);
  const { cancelations, history } = await databaseSnapshot(world.connection.db);
  expect(cancelations[0]?.standard_refund).toBe(order.refund === undefined ? null : refund_total);
  const shown = JSON.stringify(history.find(({ action }) => action === "refunded")?.changes ?? {});
  expect(shown.includes("standard_refund")).toBe(exception(refund_total) !== null);
});

it.each([true, false])("DECISION-45 a history says whether a cancelation was forced: %s", async (force) => {
  await world.cancel(await world.booked(), { force });
  const { history } = await databaseSnapshot(world.connection.db);
  const canceled = history.find(({ action }) => action === "canceled");
  expect(JSON.stringify(canceled?.changes).includes("force_cancel")).toBe(force);
});

it("DECISION-45 an exception without a reason is accepted, as a specified console sends it", async () => {
  const answer = await world.cancel(await world.booked(), { force: true, refund: 1, reason: "Internal cancel" });
  expect(answer.kind).toBe("done");
});

it.each<[string, number | null, Asked, readonly number[], string]>([
  ["the limit above the standard refund", 2000, {}, [2000], "done"],
  ["a cent more", 2000, {}, [2001], "asked"],
  ["more in two steps", 2000, {}, [1500, 501], "asked"],
  ["just as much in two steps", 2000, {}, [1500, 500], "done"],
  ["less than the standard refund", 0, {}, [-1], "done"],
  ["a cent more after less than the standard one", 2000, {}, [-1500, 2001], "asked"],
  ["any amount by an admin", 0, { level: "admin" }, [2001], "done"],
  ["any amount without a limit", null, {}, [2001], "done"],
])("DECISION-45 refunds %s", async (_, limit, asked, above, last) => {
  const agentRefundLimit = limit === null ? null : cents(limit);
  const services = { ...world.services, config: { ...world.services.config, agentRefundLimit } };
  const id = await world.booked();
  let answer: { readonly kind: string } | undefined;
  for (const more of above) {
    const { refund_total } = await world.options(id);
    answer = await world.cancel(id, { cancel: false, refund: refund_total + more, ...asked }, { services });
  }
  expect(answer?.kind).toBe(last);
});

it("DECISION-45 the refunds of another tee time take nothing of the limit", async () => {
  const services = { ...world.services, config: { ...world.services.config, agentRefundLimit: cents(2000) } };
  const answers: string[] = [];
  for (const id of [await world.booked(), await world.booked()]) {
    const { refund_total } = await world.options(id);
    answers.push((await world.cancel(id, { cancel: false, refund: refund_total + 2000 }, { services })).kind);
  }
  expect(answers).toEqual(["done", "done"]);
});

it("DECISION-45 what a forced cancelation replaces takes nothing of the limit: the two are never both done", async () => {
  const { config, ports } = world.services;
  const courseSystem = { release: async () => ({ kind: "unavailable" as const, error: new Error("lost") }) };
  const services = {
    ...world.services,
    config: { ...config, agentRefundLimit: cents(2000) },
    ports: { ...ports, courseSystem },
  };
  const id = await world.booked({ tee_time: { confirmation: "C-1" } });
  const { refund_total } = await world.options(id);
  const order = { refund: refund_total + 1500 };
  expect((await world.cancel(id, order, { services })).kind).toBe("pending");
  expect((await world.cancel(id, { ...order, force: true }, { services })).kind).toBe("done");
});

it("DECISION-45 a refund that the gateway refused takes nothing of the limit", async () => {
  const services = { ...world.services, config: { ...world.services.config, agentRefundLimit: cents(2000) } };
  const tee_time_id = await world.booked();
  await world.connection.db.insert(cancelations).values({
    id: randomUUID(),
    state: "dropped",
    tee_time_id,
    cancel: false,
    force: false,
    refund_amount: cents(2000),
    standard_refund: cents(0),
    payment_id: "pay_refused",
    reason: "Rain",
    lease_until: new Date(),
  });
  const { refund_total } = await world.options(tee_time_id);
  const answer = await world.cancel(tee_time_id, { cancel: false, refund: refund_total + 2000 }, { services });
  expect(answer.kind).toBe("done");
});
