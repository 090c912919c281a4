import type { QueryClient } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import type { Config } from "../../config/config.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";
import { clocksOf, todayAndNow } from "../../format/businessClocks.ts";
import { todayIn } from "../../format/businessTime.ts";
import { bookingCalls } from "./booking.api.ts";
import { type BookingDrafts, bookingDrafts } from "./bookingDrafts.ts";
import { recentBookings } from "./recentBookings.ts";
import { serialQueue } from "./serialQueue.ts";

export type BookingInput = {
  readonly api: Api;
  readonly config: Config;
  readonly queries: QueryClient;
  /** The e-mail of the signed-in member of staff. */
  readonly email: string;
  /** The query of the page's address. */
  readonly address: string;
};

/** The booking's ports: its calls, the day, new keys, and the storage of the draft and of recent bookings. */
export const bookingPorts = ({
  api,
  config,
  queries,
  email,
  address,
}: BookingInput): BookingPorts & { readonly drafts: BookingDrafts } => {
  const form = idempotencyKey();
  /**
   * A release is sent once its hold has a response, or has had none in time: the server finishes the hold first, then. Where the page is
   * closed before that, the hold ends by time.
   */
  const turn = serialQueue();
  /** The slot of the last hold that the form adopted; the form releases that one itself. */
  let known: number | null = null;
  /** The slot of a hold that was asked for and may have been made, although no response arrived. */
  let asked: number | null = null;
  const release = async (slot: number) => {
    const path = "/api/fore_up_availability/seats/hold/{id}";
    // The call outlives the page, so its code has to be loaded already.
    await apiResult(api.DELETE(path, { params: { path: { id: slot }, query: { form } }, keepalive: true }));
    // Another form with this tee time has to show the seats as free, without a request for them.
    void queries.invalidateQueries({ queryKey: ["seats"] });
  };
  const releaseAsked = async (): Promise<void> => {
    const slot = asked;
    asked = null;
    if (slot !== null) await release(slot);
  };
  const beforeHold = async (slot: number): Promise<void> => {
    if (asked !== slot) await releaseAsked();
    asked = slot;
  };
  return {
    ...bookingCalls(api, config),
    // A specified server keeps no seats: it is not called.
    holdSeats: (booking, signal) =>
      turn(async () => {
        if (!config.keeps_seats || signal.aborted) return { kind: "ok", value: null };
        const { holdSeats } = await import("./bookingSeats.ts");
        const held = await holdSeats({ api, config, queries, form, beforeHold }, booking);
        // An aborted signal: the form has changed or was left, and no longer waits for the hold.
        if (held.kind === "failed" && signal.aborted && asked !== known) await releaseAsked();
        if (held.kind !== "failed") asked = null;
        if (held.kind !== "ok") return held;
        if (!signal.aborted) known = held.value;
        else if (held.value !== null && held.value !== known) await release(held.value);
        return held;
      }),
    releaseSeats: (slot) => {
      known = null;
      void turn(async () => {
        if (slot !== null) await release(slot);
        if (asked !== slot) await releaseAsked();
        else asked = null;
      });
    },
    newKey: idempotencyKey,
    today: () => todayIn(config),
    now: () => todayAndNow(config).now,
    clocks: clocksOf(config),
    recentBookings: recentBookings(sessionStorage, email),
    drafts: bookingDrafts(sessionStorage, email, address),
  };
};
