import { afterAll, beforeAll, expect, it } from "vitest";
import { createPresence } from "./db/presence.ts";
import { startJobs } from "./jobs.ts";
import { type BookingFixture, createBookingFixture } from "./testing/bookingFixture.ts";

let world: BookingFixture;
beforeAll(async () => {
  world = await createBookingFixture();
});
afterAll(() => world.connection.close());

it("every job is watched from the start, also while none can end well", async () => {
  const presence = createPresence();
  presence.set(false);
  const watched: string[] = [];
  const jobs = startJobs({ ...world.services, presence, onHeartbeat: (job) => watched.push(job) });
  await jobs.stop();
  expect(watched).toEqual(expect.arrayContaining(["mail", "payments", "cancelations"]));
});
