import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { golfRates } from "../../db/schema/golfRates.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

/** Books for some players without clubs; the rate's service fee is $10 for each. */
async function booked(players: number, charge: string): Promise<number> {
  const { tee_time } = world.booking({});
  return world.booked({ charge, rental_clubs: [], tee_time: { ...tee_time, players } });
}

async function setPlayers(id: number, players: number): Promise<void> {
  const [agent] = await world.connection.db.select().from(staffUsers);
  if (agent === undefined) throw new Error("Nobody works here.");
  const staff = { ...agent, level: "other" as const, session_id: 1 };
  await updateTeeTime(world.services, { staff, request: { id, tee_time: { players } } });
}

const terms = (max_refund: number, non_refundable: number) =>
  world.connection.db
    .update(golfRates)
    .set({ max_refund_cents: cents(max_refund), non_refundable_cents: cents(non_refundable), cancel_hours: 24 });

const totals = async (id: number) => {
  const { refund_total, difference_total, transaction_total } = await world.options(id);
  return [refund_total, difference_total, transaction_total];
};

it("ANSWER-38 three are booked for $259.50, one leaves with the difference, the others cancel: $244.50 in all", async () => {
  await terms(8300, 500);
  const id = await booked(3, "229.50");
  expect(await totals(id)).toEqual([24_450, 0, 25_950]);
  await setPlayers(id, 2);
  expect(await totals(id)).toEqual([24_450, 8150, 25_950]);
  await world.cancel(id, { cancel: false, refund: 8150 });
  expect(await totals(id)).toEqual([16_300, 0, 17_800]);
  expect(await world.cancel(id, { refund: 16_300 })).toMatchObject({ kind: "done" });
  expect(await totals(id)).toEqual([0, 0, 1500]);
});

it("ANSWER-38 four are booked for $554.40, two leave without a refund, the others cancel: four are paid for", async () => {
  await terms(13_200, 0);
  const id = await booked(4, "514.40");
  await setPlayers(id, 3);
  await setPlayers(id, 2);
  expect(await totals(id)).toEqual([52_800, 26_400, 55_440]);
  await setPlayers(id, 5);
  expect(await totals(id)).toEqual([52_800, 0, 55_440]);
});
