import { QueryClient } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { createApi } from "../../api/client.ts";
import { defaultConfig } from "../../config/config.ts";
import { order } from "../../flows/booking/testing.ts";
import { holdSeats } from "./bookingSeats.ts";

const seats = "/api/fore_up_availability/seats";

it.each([
  ["is renewed without reading them first", { id: 901 }, 200, ["GET", "PUT", "PUT"]],
  ["is looked for again while the tee time is unknown", null, 200, ["GET", "GET"]],
  [
    "is looked for again once its tee time is no longer known by that id",
    { id: 901 },
    404,
    ["GET", "PUT", "GET", "PUT"],
  ],
])("ANSWER-36 a hold of seats %s", async (_, slot, status, calls) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const api = createApi({
    baseUrl: "http://localhost",
    session: {
      credentials: () => null,
      rotated() {},
      unauthorized() {},
      factorMissing() {},
      confirmed: async () => false,
    },
    fetch: async ({ method, url }) => {
      expect(new URL(url).pathname).toBe(method === "PUT" ? `${seats}/hold` : seats);
      asked.push(method);
      return Response.json({ slot }, { status: method === "PUT" ? status : 200 });
    },
  });
  const config = { ...defaultConfig, keeps_seats: true };
  const needed = { api, config, queries: new QueryClient(), form: "a", beforeHold: async () => {} };
  await holdSeats(needed, order);
  vi.advanceTimersByTime(60_000);
  const again = await holdSeats(needed, order);
  expect(again).toMatchObject(status === 200 ? { kind: "ok", value: slot?.id ?? null } : { kind: "failed", status });
  expect(asked).toEqual(calls);
});
