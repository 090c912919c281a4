import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { consents } from "../../db/schema/consents.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { endLeases } from "../../jobs.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { cancelTeeTime } from "./cancelTeeTime.ts";
import { recoverCancelations } from "./pursueCancelation.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());

it("DECISION-45 a consent that is killed at any step is carried out once or still waits", async () => {
  const { db } = world.connection;
  const config = { ...world.services.config, agentForcesCancelations: false };
  const services = { ...world.services, config };
  const [asker] = await db.select().from(staffUsers);
  const by = { id: 0, email: "second@teedesk.test" };
  let step = 0;
  for (let wasKilled = true; wasKilled; step += 1) {
    await forgetBookings(db);
    const tee_time_id = await world.booked();
    const order = { tee_time_id, cancel: true, force: true, refund: cents(4000), reason: "Rain" };
    const staff = { id: asker?.id ?? 0, email: asker?.email ?? "", level: "other" } as const;
    const asked = await cancelTeeTime(services, { staff, order, idempotency_key: null });
    expect(asked.kind).toBe("asked");
    const [request] = await db.select().from(consents).where(eq(consents.tee_time_id, tee_time_id));
    if (request === undefined) throw new Error("Nothing was asked.");
    const consent = { id: request.id, cancelation_id: request.cancelation_id, by };
    const consentOnce = (to: typeof services) =>
      cancelTeeTime(to, { staff, order, idempotency_key: null, consent }).catch(() => ({ kind: "killed" }));
    const process = crashAfterStep(services, step);
    await consentOnce(process.services);
    wasKilled = process.wasKilled();

    await endLeases(db);
    await recoverCancelations(services);
    const again = await consentOnce(services);
    const [decided] = await db.select().from(consents).where(eq(consents.id, request.id));
    expect(["done", "declined"]).toContain(again.kind);
    expect([decided?.state, decided?.decided_by]).toEqual(["consented", by.email]);
    const { refunds, cancelations, history } = await databaseSnapshot(db);
    expect(refunds.map(({ amount }) => amount)).toEqual([4000]);
    expect(cancelations.map(({ id, state }) => [id, state])).toEqual([[request.cancelation_id, "done"]]);
    expect(history.filter(({ action }) => action === "consented")).toHaveLength(1);
  }
  expect(step).toBeGreaterThan(20);
});
