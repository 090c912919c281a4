import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cancelations } from "../../db/schema/cancelations.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot } from "../../testing/databaseSnapshot.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { finishCancelation } from "./finishCancelation.ts";

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
  const again = db.transaction((tx) => finishCancelation(tx, agreed, { kind: "refunded", refund_id: null }));
  await expect(again).rejects.toThrow(`Tee time ${id} is canceled already.`);
  const { cancelations: _, ...rest } = before;
  expect(await databaseSnapshot(db)).toMatchObject(rest);
  expect(await world.balanceOf("GIFT-TWICE")).toBe(10_000);
});
