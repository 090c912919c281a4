import type { Booking, BookingCircumstances } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Config } from "../../config/config.ts";
import type { BusinessZone } from "../../format/businessTime.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";
import { closuresOn } from "../../resources/maintenances/maintenance.api.ts";
import { loadSeats } from "../../resources/seats/seats.api.ts";
import { teeTimesNumbered } from "../../resources/teeTimes/numbered.api.ts";

const firstPage = { page: 1, per_page: 50, sort_fields: [], sort_desc: [] };

/** Group sizes of the course's free tee time at that moment. A specified server may ignore the filters. */
async function spotsOf(api: Api, { course, play_date, play_time }: Booking["tee_time"], signal: AbortSignal) {
  const filters = { available_date: play_date, available_time: play_time };
  const query = { ...firstPage, filters };
  const read = await apiResult(api.GET("/api/fore_up_availability/index", { params: { query }, signal }));
  // Only a call without any parameter returns the grouped wait list.
  if (read.kind !== "ok" || !Array.isArray(read.value)) return null;
  const slot = read.value.find(
    (row) =>
      row.course_id === course?.id &&
      row.available_date === play_date &&
      (row.available_time ?? "").startsWith(play_time),
  );
  return slot?.spots ?? null;
}

async function customersWith(api: Api, email: string, signal: AbortSignal) {
  if (email === "") return [];
  const read = await customerCalls(api).list({ ...firstPage, filters: { email, type: "Customer" } }, signal);
  return read.kind === "ok" ? read.value : [];
}

/** The closures of the day and the group sizes of the free tee time, from a server that keeps no seats. */
async function factsOf(api: Api, tee_time: Booking["tee_time"], signal: AbortSignal) {
  const [closures, spots] = await Promise.allSettled([
    closuresOn(api, tee_time.course?.id ?? 0, tee_time.play_date, signal),
    spotsOf(api, tee_time, signal),
  ]);
  return {
    closures: closures.status === "fulfilled" && closures.value.kind === "ok" ? closures.value.value.length : 0,
    spots: spots.status === "fulfilled" ? spots.value : null,
    seats: null,
    are_seats_unread: false,
  };
}

const factsUnread = { closures: 0, spots: null, seats: null, are_seats_unread: true };

/** The same with the seats, in one call. The sizes are compared where the players fit into what is left. */
async function factsWithSeats(api: Api, { course, players, ...tee_time }: Booking["tee_time"], signal: AbortSignal) {
  const { play_date, play_time } = tee_time;
  const loaded = await loadSeats(api, { course_id: course?.id ?? 0, play_date, play_time }, signal);
  if (loaded.kind !== "ok") return factsUnread;
  const seats = loaded.value;
  const fits = seats.slot !== null && (players ?? 0) <= seats.slot.free;
  const spots = fits ? (seats.slot?.spots ?? null) : null;
  return { closures: seats.closures.length, spots, seats, are_seats_unread: false };
}

/** Milliseconds that a look-up may take: fewer than Book waits for all of them (`lookUpLimit`), so that a slow one is left out alone. */
const maxWait = 1500;

/**
 * The records that a booking is compared with before it is asked about: closures, the free tee time, tee times with its number, customers of
 * the e-mail.
 */
export async function circumstancesOf(
  api: Api,
  config: Pick<Config, "keeps_seats"> & BusinessZone,
  { tee_time, customer }: Booking,
  left: AbortSignal,
): Promise<BookingCircumstances> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(maxWait)]);
  const [facts, numbered, known] = await Promise.allSettled([
    config.keeps_seats ? factsWithSeats(api, tee_time, signal) : factsOf(api, tee_time, signal),
    // A specified server is not asked.
    config.keeps_seats ? teeTimesNumbered(api, config, tee_time, signal) : [],
    customersWith(api, customer.email.trim(), signal),
  ]);
  // Rows of a specified server may lack what they are compared by; the other look-ups count all the same.
  return {
    ...(facts.status === "fulfilled" ? facts.value : { ...factsUnread, are_seats_unread: config.keeps_seats }),
    numbered: numbered.status === "fulfilled" ? numbered.value : [],
    known: known.status === "fulfilled" ? known.value : [],
  };
}
