import {
  type Answer,
  decodeDealList,
  decodeDiscount,
  decodeGiftCertificate,
  decodeGolfRate,
  decodeRentalClubs,
  decodeSavedCard,
  type Issue,
} from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { BookingPorts } from "../../flows/booking/ports.ts";

type Decoded<T> = { readonly success: T } | { readonly failure: readonly Issue[] };

/** A 200 whose body cannot be read is a failure like any other: no guess is shown. */
function decoded<T>(answered: Answer<unknown>, decode: (value: unknown) => Decoded<T>): Answer<T> {
  if (answered.kind !== "ok") return answered;
  const result = decode(answered.value);
  if ("success" in result) return { kind: "ok", value: result.success };
  const body = `The answer cannot be read: ${result.failure.map(({ path, code }) => `${path} ${code}`).join(", ")}`;
  return { kind: "failed", status: 200, body, request_id: null };
}

/** Reads what a validation adds to the booking it was asked about. */
const ofTeeTime =
  <T>(member: "discount" | "gift_certificate", decode: (value: unknown) => Decoded<T>) =>
  (booking: unknown): Decoded<T> => {
    const within = (value: unknown, key: string): unknown =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    return decode(within(within(booking, "tee_time"), member));
  };

type Calls = Omit<BookingPorts, "newKey" | "today" | "drafts">;

/** The calls of the internal booking engine, each decoded before the flow sees it. */
export const bookingCalls = (api: Api, crm: string): Calls => ({
  findRate: async (booking, signal) =>
    decoded(await answer(api.POST("/api/ibe/rate", { body: { booking }, signal })), decodeGolfRate),
  listRentalClubs: async (course_id, signal) => {
    const query = { filters: { course_id }, page: 1, per_page: 100 };
    return decoded(await answer(api.GET("/api/rental-clubs/index", { params: { query }, signal })), decodeRentalClubs);
  },
  validateDiscount: async (booking, signal) =>
    decoded(
      await answer(api.POST("/api/ibe/validate_discount", { body: { booking }, signal })),
      ofTeeTime("discount", decodeDiscount),
    ),
  validateGiftCertificate: async (booking, signal) =>
    decoded(
      await answer(api.POST("/api/ibe/validate_gift_cert", { body: { booking }, signal })),
      ofTeeTime("gift_certificate", decodeGiftCertificate),
    ),
  findDeals: async (query, signal) =>
    decoded(await answer(api.GET("/api/{crm}/deals", { params: { path: { crm }, query }, signal })), decodeDealList),
  fetchCard: async (queueId, signal) =>
    decoded(
      await answer(api.GET("/api/availability/fetch_card/{queueId}", { params: { path: { queueId } }, signal })),
      decodeSavedCard,
    ),
  book: async (booking, key, signal) => {
    const params = { header: { "Idempotency-Key": key } };
    const booked = await answer(api.POST("/api/ibe/book", { params, body: { booking }, signal }));
    if (booked.kind !== "ok") return booked;
    // An older server may answer no record; any 200 is a booking (UNCLEAR-16).
    const { confirmation } = booking.tee_time;
    return {
      kind: "ok",
      value: { id: booked.value?.id ?? null, confirmation: booked.value?.confirmation ?? confirmation },
    };
  },
});
