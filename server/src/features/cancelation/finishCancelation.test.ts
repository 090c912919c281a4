import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cancelations } from "../../db/schema/cancelations.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot } from "../../testing/databaseSnapshot.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { dropCancelation } from "./cancelation.repository.ts";
import { finishCancelation } from "./finishCancelation.ts";
import { recoverCancelations } from "./pursueCancelation.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());

it("returns no certificate for a tee time that is canceled already, whatever the cancelations say", async () => {
  const { db } = world.connection;
  await world.addCertificate("GIFT-TWICE", 10_000);
  const id = await world.booked({ gift_cert_serial: "GIFT-TWICE" });
  await world.cancel(id);
  const before = await databaseSnapshot(db);
  const [agreed] = await unguarded(db, (tx) =>
    tx.update(cancelations).set({ state: "agreed" }).where(eq(cancelations.tee_time_id, id)).returning(),
  );
  if (agreed === undefined) throw new Error("Nothing was canceled.");
  const again = db.transaction((tx) =>
    finishCancelation(tx, world.services, agreed, { kind: "refunded", refund_id: null }),
  );
  await expect(again).rejects.toThrow(`Tee time ${id} is canceled already.`);
  const { cancelations: _, ...rest } = before;
  expect(await databaseSnapshot(db)).toMatchObject(rest);
  expect(await world.balanceOf("GIFT-TWICE")).toBe(10_000);
});

it("enters a refund in the name of the person who asked for it", async () => {
  const { db } = world.connection;
  const id = await world.booked();
  await world.cancel(id, { refund: 1000 });
  const entered = await db
    .select({ total: transactionRecords.total, staff_user: transactionRecords.staff_user })
    .from(transactionRecords)
    .innerJoin(teeTimes, eq(teeTimes.transaction_record_id, transactionRecords.refunded_record_id))
    .where(eq(teeTimes.id, id));
  const [staff] = await db.select({ email: staffUsers.email }).from(staffUsers);
  expect(entered).toEqual([{ total: -1000, staff_user: staff?.email }]);
});

it("DECISION-12 recovery leaves a refund alone that a server works on", async () => {
  const { db } = world.connection;
  const id = await world.booked();
  await world.cancel(id, { cancel: false, refund: 1000 });
  const isIt = eq(cancelations.tee_time_id, id);
  const lease_until = sql`now() + interval '1 minute'`;
  await unguarded(db, (tx) => tx.update(cancelations).set({ state: "agreed", attempts: 0, lease_until }).where(isIt));
  await recoverCancelations(world.services);
  expect(await db.select().from(cancelations).where(isIt)).toMatchObject([{ state: "agreed", attempts: 0 }]);
});

it("DECISION-12 a refund that two attempts finish is entered once, and one that went on is not dropped", async () => {
  const { db } = world.connection;
  const id = await world.booked();
  await world.cancel(id, { cancel: false, refund: 1000 });
  const [done] = await db.select().from(cancelations).where(eq(cancelations.tee_time_id, id));
  if (done === undefined) throw new Error("Nothing was refunded.");
  const before = await databaseSnapshot(db);
  const refund = { kind: "refunded", refund_id: done.refund_id } as const;
  await db.transaction((tx) => finishCancelation(tx, world.services, done, refund));
  expect(await databaseSnapshot(db)).toEqual(before);

  await unguarded(db, (tx) => tx.update(cancelations).set({ state: "agreed" }).where(eq(cancelations.id, done.id)));
  const refusal = { kind: "declined", message: "No." } as const;
  const dropped = db.transaction((tx) => dropCancelation(tx, { ...done, state: "asking" }, refusal));
  expect(await dropped).toBe(false);
});
