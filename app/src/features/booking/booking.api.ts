import { type ApiResult, nothingKnown } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { type Decode, decoded } from "../../api/decoded.ts";
import { member } from "../../api/record.ts";
import type { Config } from "../../config/config.ts";
import type { BookedTeeTime, BookingPorts } from "../../flows/booking/ports.ts";
import { soon } from "../../queries/soon.ts";

const loadDecoders = () => import("./decoders.ts");

type Decoders = Awaited<ReturnType<typeof loadDecoders>>;

/** Reads a response with one of the decoders, which are loaded meanwhile. */
async function read<T>(
  call: Promise<ApiResult<unknown>>,
  decodeWith: (decoders: Decoders) => Decode<T>,
): Promise<ApiResult<T>> {
  const [result, decoders] = await Promise.all([call, loadDecoders()]);
  return decoded(result, decodeWith(decoders));
}

/** Reads the member that a validation adds to the booking's tee time. */
const ofTeeTime =
  <T>(name: "discount" | "gift_certificate", decode: Decode<T>): Decode<T> =>
  (booking) =>
    decode(member(member(booking, "tee_time"), name));

/** Far more clubs than a course rents out, so that one page nearly always has all of them. */
const clubsOnPage = 200;

/**
 * All clubs of a course (OPS-IBE-77) but archived ones, which are no longer rented out. A server may return fewer on a page than
 * requested, so the count shows whether there are more. Without a count, or while it has not arrived, pages are read until one
 * has nothing new.
 */
async function courseClubs(api: Api, course_id: number, signal: AbortSignal): Promise<ApiResult<readonly unknown[]>> {
  const filters = { course_id };
  const counting = apiResult(api.GET("/api/rental-clubs/count", { params: { query: { filters } }, signal }));
  const clubs = new Map<unknown, unknown>();
  let count = Infinity;
  let before: number;
  let page = 0;
  do {
    before = clubs.size;
    page += 1;
    const query = { filters, page, per_page: clubsOnPage };
    const read = await apiResult(api.GET("/api/rental-clubs/index", { params: { query }, signal }));
    if (read.kind !== "ok") return read;
    for (const club of read.value) clubs.set(member(club, "id"), club);
    const counted = page === 1 ? await soon(counting) : undefined;
    if (counted?.kind === "ok" && Number.isInteger(counted.value)) count = counted.value;
  } while (clubs.size > before && clubs.size < count);
  return { kind: "ok", value: [...clubs.values()].filter((club) => member(club, "archived") !== true) };
}

/** The tee time in the server's response. A specified server may return no record at all; any 200 is a booking (UNCLEAR-16). */
function bookedTeeTime(value: unknown, sent: string): Omit<BookedTeeTime, "policy"> {
  const confirmation = member(value, "confirmation");
  const customers = member(value, "customers");
  return {
    id: numberIn(value, "id"),
    lock_version: numberIn(value, "lock_version"),
    customer_id: numberIn(Array.isArray(customers) ? customers[0] : member(value, "customer"), "id"),
    confirmation: typeof confirmation === "string" && confirmation !== "" ? confirmation : sent,
  };
}

function numberIn(record: unknown, name: "id" | "lock_version"): number | null {
  const number = member(record, name);
  return typeof number === "number" ? number : null;
}

type Calls = Omit<
  BookingPorts,
  "newKey" | "today" | "now" | "clocks" | "recentBookings" | "drafts" | "holdSeats" | "releaseSeats"
>;

/** The calls of the internal booking engine, each decoded before the flow sees it. */
export const bookingCalls = (api: Api, config: Config): Calls => ({
  findRate: (booking, signal) =>
    read(apiResult(api.POST("/api/ibe/rate", { body: { booking }, signal })), (decode) => decode.decodeGolfRate),
  listRentalClubs: (course_id, signal) =>
    read(courseClubs(api, course_id, signal), (decode) => decode.decodeRentalClubs),
  validateDiscount: (booking, signal) => {
    const call = api.POST("/api/ibe/validate_discount", { body: { booking }, signal });
    return read(apiResult(call), (decode) => ofTeeTime("discount", decode.decodeDiscount));
  },
  validateGiftCertificate: (booking, signal) => {
    const call = api.POST("/api/ibe/validate_gift_cert", { body: { booking }, signal });
    return read(apiResult(call), (decode) => ofTeeTime("gift_certificate", decode.decodeGiftCertificate));
  },
  findDeals: (query, signal) => {
    const call = api.GET("/api/{crm}/deals", { params: { path: { crm: config.crm_name }, query }, signal });
    return read(apiResult(call), (decode) => decode.decodeDealList);
  },
  fetchCard: (queueId, signal) => {
    const call = api.GET("/api/availability/fetch_card/{queueId}", { params: { path: { queueId } }, signal });
    return read(apiResult(call), (decode) => decode.decodeSavedCard);
  },
  // Needed once Book is pressed, so their code is not part of what the page waits for.
  storePhone: async (customerId, phone, signal) =>
    (await import("./storePhone.ts")).storePhone(api, customerId, phone, signal),
  unread: { ...nothingKnown, are_seats_unread: config.keeps_seats },
  lookUp: async (booking, signal) => (await import("./circumstances.ts")).circumstancesOf(api, config, booking, signal),
  book: async ({ doubts, ...order }, key, signal) => {
    const booking = { ...order, ...(doubts !== undefined && config.keeps_promises && { doubts }) };
    const params = { header: { "Idempotency-Key": key } };
    const booked = await apiResult(api.POST("/api/ibe/book", { params, body: { booking }, signal }));
    if (booked.kind !== "ok") return booked;
    const { policyOf } = await loadDecoders();
    return {
      kind: "ok",
      value: { ...bookedTeeTime(booked.value, booking.tee_time.confirmation), policy: policyOf(booked.value) },
    };
  },
});
