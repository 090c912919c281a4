import type { Answer } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import { type Decode, decoded } from "../../api/decoded.ts";
import { member } from "../../api/record.ts";
import type { BookedTeeTime, BookingPorts } from "../../flows/booking/ports.ts";

const loadDecoders = () => import("./decoders.ts");

type Decoders = Awaited<ReturnType<typeof loadDecoders>>;

/** Reads an answer with one of the decoders, which come beside it. */
async function read<T>(
  call: Promise<Answer<unknown>>,
  decodeWith: (decoders: Decoders) => Decode<T>,
): Promise<Answer<T>> {
  const [answered, decoders] = await Promise.all([call, loadDecoders()]);
  return decoded(answered, decodeWith(decoders));
}

/** Reads what a validation adds to the tee time of the booking it was asked about. */
const ofTeeTime =
  <T>(name: "discount" | "gift_certificate", decode: Decode<T>): Decode<T> =>
  (booking) =>
    decode(member(member(booking, "tee_time"), name));

/** Clubs a course rents out: far more than any has, so that one page is all of them. */
const allClubs = { page: 1, per_page: 200 };

/** What the server says of the tee time. An older one may return no record at all; any 200 is a booking (UNCLEAR-16). */
function bookedTeeTime(value: unknown, sent: string): BookedTeeTime {
  const confirmation = member(value, "confirmation");
  const customers = member(value, "customers");
  return {
    id: idIn(value),
    customer_id: idIn(Array.isArray(customers) ? customers[0] : member(value, "customer")),
    confirmation: typeof confirmation === "string" && confirmation !== "" ? confirmation : sent,
  };
}

function idIn(record: unknown): number | null {
  const id = member(record, "id");
  return typeof id === "number" ? id : null;
}

type Calls = Omit<BookingPorts, "newKey" | "today" | "recentBookings" | "drafts">;

/** The calls of the internal booking engine, each decoded before the flow sees it. */
export const bookingCalls = (api: Api, crm: string): Calls => ({
  findRate: (booking, signal) =>
    read(answer(api.POST("/api/ibe/rate", { body: { booking }, signal })), (decode) => decode.decodeGolfRate),
  listRentalClubs: (course_id, signal) => {
    const query = { ...allClubs, filters: { course_id, archived: false } };
    const call = api.GET("/api/rental-clubs/index", { params: { query }, signal });
    return read(answer(call), (decode) => decode.decodeRentalClubs);
  },
  validateDiscount: (booking, signal) => {
    const call = api.POST("/api/ibe/validate_discount", { body: { booking }, signal });
    return read(answer(call), (decode) => ofTeeTime("discount", decode.decodeDiscount));
  },
  validateGiftCertificate: (booking, signal) => {
    const call = api.POST("/api/ibe/validate_gift_cert", { body: { booking }, signal });
    return read(answer(call), (decode) => ofTeeTime("gift_certificate", decode.decodeGiftCertificate));
  },
  findDeals: (query, signal) => {
    const call = api.GET("/api/{crm}/deals", { params: { path: { crm }, query }, signal });
    return read(answer(call), (decode) => decode.decodeDealList);
  },
  fetchCard: (queueId, signal) => {
    const call = api.GET("/api/availability/fetch_card/{queueId}", { params: { path: { queueId } }, signal });
    return read(answer(call), (decode) => decode.decodeSavedCard);
  },
  book: async (booking, key, signal) => {
    const params = { header: { "Idempotency-Key": key } };
    const booked = await answer(api.POST("/api/ibe/book", { params, body: { booking }, signal }));
    if (booked.kind !== "ok") return booked;
    return { kind: "ok", value: bookedTeeTime(booked.value, booking.tee_time.confirmation) };
  },
});
