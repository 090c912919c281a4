import { afterAll, beforeAll, expect, it } from "vitest";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

let desk: TeeTimeClient;

beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());

const inCents = (dollars: string): number => Math.round(Number(dollars) * 100);

it("says what a save would make the course's cost, and stores nothing", async () => {
  const booked = await desk.bookUsual();
  const preview = (tee_time: object) => desk.call("POST", "/api/tee_times/update/cost", { id: booked.id, tee_time });
  const cost_before = inCents(booked.cost);
  const revenue = (booked.transaction_record?.total ?? 0) + inCents(booked.gift_certificate_amount);
  const response = await preview({ players: 6 });
  const cost_after = cost_before * 3;
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { cost_before, cost_after, margin_after: revenue - cost_after },
  ]);
  expect(await desk.show(booked.id)).toEqual(booked);
  expect((await preview({ notes: "Two carts" })).json()).toMatchObject({ cost_before, cost_after: cost_before });
  expect((await preview({ players: 500 })).json()).toEqual({ errors: { players: [expect.any(String)] } });
  const moved = await preview({ course: { id: 2_000_000 } });
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, ["course"]]);
});

it("FIGURE-02 the margin after a save is without what was refunded", async () => {
  const { id } = await desk.bookUsual();
  const margin = async () =>
    (await desk.call("POST", "/api/tee_times/update/cost", { id, tee_time: { players: 3 } })).json().margin_after;
  const before = await margin();
  const refund = { cancel: false, force_cancel: false, refund: true, refund_amount: 1000, reason: "Rain" };
  expect((await desk.call("POST", "/api/tee_times/cancel", { id, ...refund })).json()).toMatchObject({ valid: true });
  expect(await margin()).toBe(before - 1000);
});
