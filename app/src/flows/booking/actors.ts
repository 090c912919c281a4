import type {
  ApiResult,
  Booking,
  BookingCircumstances,
  DealList,
  GolfRate,
  RentalClub,
  SavedCard,
} from "@teedesk/domain";
import { bookingSoFar, quoteDraft, withoutCard } from "@teedesk/domain";
import { fromPromise } from "xstate";
import { noResponse } from "../apiResult.ts";
import type { BookingFlowContext } from "./context.ts";
import { parseForm } from "./context.ts";
import type { CodeName } from "./draft.ts";
import type { Booked, BookingPorts, DealQuery, PhoneOutcome } from "./ports.ts";

/** The part of the context that an applied code sets. */
export type Applied = Partial<Pick<BookingFlowContext, "discount" | "gift_certificate">>;

const mapResult = <T, U>(result: ApiResult<T>, map: (value: T) => U): ApiResult<U> =>
  result.kind === "ok" ? { kind: "ok", value: map(result.value) } : result;

/** The calls of the booking, each aborted by its signal. */
export function bookingActors(ports: BookingPorts) {
  const applyCode = async (name: CodeName, booking: Booking, signal: AbortSignal): Promise<ApiResult<Applied>> =>
    name === "discount_code"
      ? mapResult(await ports.validateDiscount(booking, signal), (discount) => ({ discount }))
      : mapResult(await ports.validateGiftCertificate(booking, signal), (gift_certificate) => ({ gift_certificate }));

  return {
    findRate: fromPromise<ApiResult<GolfRate | null>, { form: BookingFlowContext }>(({ input, signal }) =>
      ports.findRate(bookingSoFar(input.form.draft, input.form.rental_clubs, ports.today()), signal),
    ),
    listRentalClubs: fromPromise<ApiResult<readonly RentalClub[]>, { course: string }>(({ input, signal }) =>
      ports.listRentalClubs(Number(input.course), signal),
    ),
    applyCode: fromPromise<ApiResult<Applied>, { name: CodeName; form: BookingFlowContext }>(({ input, signal }) =>
      applyCode(input.name, bookingSoFar(input.form.draft, input.form.rental_clubs, ports.today()), signal),
    ),
    findDeals: fromPromise<ApiResult<DealList>, DealQuery>(({ input, signal }) => ports.findDeals(input, signal)),
    fetchCard: fromPromise<ApiResult<SavedCard>, { queueId: string }>(({ input, signal }) =>
      ports.fetchCard(Number(input.queueId), signal),
    ),
    lookUp: fromPromise<BookingCircumstances, { form: BookingFlowContext }>(({ input, signal }) =>
      ports.lookUp(bookingSoFar(input.form.draft, input.form.rental_clubs, ports.today()), signal),
    ),
    holdSeats: fromPromise<ApiResult<number | null>, { form: BookingFlowContext }>(({ input, signal }) =>
      ports.holdSeats(bookingSoFar(input.form.draft, input.form.rental_clubs, ports.today()), signal),
    ),
    storePhone: fromPromise<ApiResult<PhoneOutcome>, { booked: Booked | null }>(({ input: { booked }, signal }) =>
      ports.storePhone(booked?.customer_id ?? null, booked?.phone ?? "", signal),
    ),
    book: fromPromise<ApiResult<Booked>, { form: BookingFlowContext }>(async ({ input, signal }) => {
      const parsed = parseForm(input.form, ports.today());
      if ("failure" in parsed) return { kind: "failed", ...noResponse };
      const order = parsed.success;
      const doubts = input.form.question?.doubts ?? [];
      const sent = doubts.length === 0 ? order : { ...order, doubts: [...doubts] };
      return mapResult(await ports.book(sent, input.form.intent.key, signal), (booked) => ({
        ...booked,
        order,
        rate: input.form.rate,
        phone: input.form.phone.trim(),
        form: {
          initial: input.form.initial,
          draft: withoutCard(input.form.draft),
          phone: input.form.phone,
          sent_card: "",
        },
        gift_used: quoteDraft(input.form.draft, input.form).gift_used,
      }));
    }),
  };
}
