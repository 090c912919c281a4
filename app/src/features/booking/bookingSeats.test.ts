import { QueryClient } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { createApi } from "../../api/client.ts";
import { defaultConfig } from "../../config/config.ts";
import { order } from "../../flows/booking/testing.ts";
import { holdSeats } from "./bookingSeats.ts";

const seats = "/api/fore_up_availability/seats";

it.each([
  ["is renewed without reading them first", { id: 901 }, ["GET", "PUT", "PUT"]],
  ["is looked for again while the tee time is unknown", null, ["GET", "GET"]],
])("ANSWER-36 a hold of seats %s", async (_, slot, calls) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const api = createApi({
    baseUrl: "http://localhost",
    session: { credentials: () => null, rotated() {}, unauthorized() {} },
    fetch: async ({ method, url }) => {
      expect(new URL(url).pathname).toBe(method === "PUT" ? `${seats}/hold` : seats);
      asked.push(method);
      return Response.json({ slot });
    },
  });
  const config = { ...defaultConfig, keeps_seats: true };
  const needed = { api, config, queries: new QueryClient(), form: "a", beforeHold: async () => {} };
  await holdSeats(needed, order);
  vi.advanceTimersByTime(60_000);
  expect(await holdSeats(needed, order)).toEqual({ kind: "ok", value: slot?.id ?? null });
  expect(asked).toEqual(calls);
});
