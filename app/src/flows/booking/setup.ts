import {
  type ApiResult,
  type BookingCircumstances,
  type BookingDraft,
  blankBookingDraft,
  bookingDoubts,
  type DealList,
  type GolfRate,
  isInternal,
  type RecentBooking,
  type RentalClub,
  type SavedCard,
  withoutCard,
} from "@teedesk/domain";
import { and, assign, emit, not, or, raise, setup, stateIn } from "xstate";
import { errorsOf, failureOf, linesOf, noMessages, resultGuards } from "../apiResult.ts";
import { changeField, type FieldChange, standingMessages } from "../field.ts";
import {
  afterOtherFailure,
  afterRefusal,
  afterUnknown,
  bodyOf,
  isChangedSince,
  isRepeated,
  newIntent,
} from "../intent.ts";
import { issuesOf } from "../parsed.ts";
import { type Applied, bookingActors } from "./actors.ts";
import { forAnyCustomer, isClaimOfAnother, withClaim, withoutClaim, withoutSavedCard } from "./claim.ts";
import {
  type BookingEvent,
  type BookingFlowContext,
  nothingLoaded,
  openAttempt,
  parseForm,
  recentOf,
} from "./context.ts";
import {
  type CodeName,
  chosenId,
  isCourse,
  placeOf,
  withCourse,
  withCustomer,
  withoutFactErrors,
  withSavedCard,
} from "./draft.ts";
import { bookingGuards } from "./guards.ts";
import { moneyFacts } from "./moneyFacts.ts";
import type { Booked, BookingPorts, KnownCustomer, Undone } from "./ports.ts";

interface BookingTypes {
  context?: BookingFlowContext;
  events?: BookingEvent;
  /** The draft that the page's address provides (OPS-IBE-42 to OPS-IBE-51). */
  input?: { readonly draft: BookingDraft };
  /** `pricing`: part of the total is loading. `unpriced`: part of it is missing. `pending`: Book waits for the total or a look-up. */
  tags?: "busy" | "pending" | "pricing" | "unpriced" | "question";
  emitted?: /** Fields were refused, each time again: the view takes the person to the first of them. */
    | { readonly type: "form.refused" }
    /** The tee time is booked: the confirmation is shown, and the form starts over. */
    | { readonly type: "form.booked" }
    /** The form starts over. */
    | { readonly type: "form.begun" }
    /** A customer on record filled the form: the view takes the person to the next empty field. */
    | { readonly type: "form.filled" };
}

const types: BookingTypes = {};

/**
 * The rest of typing before prices are read and before the draft is stored, the limit of a look-up, and the time after which held seats
 * are renewed and refused ones are asked for again, in milliseconds.
 */
const delays = { typingPause: 300, savingPause: 500, lookUpLimit: 2000, holdRenewal: 60_000, refusedPause: 10_000 };

const playTime = "tee_time.play_time";

/** A 422 without any message is shown until the form changes. */
const unexplained = { "": "" };

/** The messages that still hold after a change: the field's own go, and those of our rules that are met by now. */
function messagesAfter(before: BookingFlowContext, after: BookingFlowContext, name: string, ports: BookingPorts) {
  const { issues, errors } = standingMessages(before, name);
  const { "": form, ...rest } = errors;
  const holds = issues.length === 0 ? [] : issuesOf(parseForm(after, ports.today()));
  return {
    issues: issues.filter(({ path, code }) => holds.some((held) => held.path === path && held.code === code)),
    errors: form === "" ? rest : errors,
  };
}

/** An undone booking as it is stored: with the form that is hidden, without its card. */
function withoutCards(undone: Undone | null): Undone | null {
  if (undone === null || undone.kept === null) return null;
  const { initial, draft, phone } = undone.kept;
  return { ...undone, kept: { initial: withoutCard(initial), draft: withoutCard(draft), phone, sent_card: "" } };
}

/** The booking machine's calls, guards and actions; its regions use them. */
export function bookingSetup(ports: BookingPorts) {
  const guards = bookingGuards(ports);
  const save = (
    { draft, phone, intent, undone }: BookingFlowContext,
    attempt: RecentBooking | null,
    isUnsettled: boolean,
  ): void =>
    ports.drafts.write({
      draft: withoutCard(draft),
      key: intent.key,
      isUnsettled,
      attempt,
      phone,
      undone: withoutCards(undone),
    });

  return setup({
    types,
    delays,
    actors: bookingActors(ports),
    guards: {
      ...resultGuards,
      ...guards,
      isBooking: stateIn({ form: "booking" }),
      /** No part of the total is loading. */
      isPriced: not(
        or([
          stateIn({ rate: "settling" }),
          stateIn({ rate: "loading" }),
          stateIn({ rentalClubs: "loading" }),
          stateIn({ discount: "checking" }),
          stateIn({ discount: "settling" }),
          stateIn({ discount: "rechecking" }),
          stateIn({ giftCertificate: "checking" }),
          stateIn({ giftCertificate: "settling" }),
          stateIn({ giftCertificate: "rechecking" }),
          stateIn({ savedCard: "loading" }),
        ]),
      ),
      /** Without the rate its fee is unknown, and nothing is booked without the fee. */
      isUnpriced: or([stateIn({ rate: "failed" }), stateIn({ rate: "unreadable" })]),
      hasRate: not(or([stateIn({ rate: "failed" }), stateIn({ rate: "unreadable" })])),
      hasNoUnstoredPhone: not(stateIn({ phone: "failed" })),
      hasAllCodes: not("hasUnappliedCode"),
      hasNoFailedCode: and([not(stateIn({ discount: "failed" })), not(stateIn({ giftCertificate: "failed" }))]),
    },
    actions: {
      changeField: assign(({ context }, { change }: { change: FieldChange<BookingDraft> }) => {
        const changed = changeField(context.draft, change);
        // Quantities belong to the clubs of one course.
        const draft = isCourse(change.name) ? { ...changed, rental_clubs: {} } : changed;
        return { draft, ...messagesAfter(context, { ...context, draft }, change.name, ports) };
      }),
      announceChange: raise((_, { change }: { change: FieldChange<BookingDraft> }) => ({
        type: "draft.changed" as const,
        name: change.name,
      })),
      takePhone: assign(({ context }, { phone }: { phone: string }) => ({
        phone,
        ...messagesAfter(context, { ...context, phone }, "phone", ports),
      })),
      notePhoneRefusal: assign((_, result: ApiResult<unknown>) => ({ phone_refusal: linesOf(result).message })),
      forgetPhoneRefusal: assign({ phone_refusal: "" }),
      announcePhone: raise({ type: "draft.changed" as const, name: "phone" }),
      announceBooked: raise({ type: "booking.done" as const }),
      announceCourse: raise({ type: "draft.changed" as const, name: "tee_time.course" }),
      announceCustomer: raise({ type: "draft.changed" as const, name: "customer" }),
      announceClaim: raise({ type: "draft.changed" as const, name: "claim" }),
      announceDraft: raise({ type: "draft.replaced" as const }),
      announceCode: raise((_, { name }: { name: CodeName }) => ({ type: "code.checkable" as const, name })),
      announceCodes: raise({ type: "codes.needed" as const }),
      announceRefusal: raise({ type: "code.refused" as const }),
      announceFailure: raise({ type: "code.failed" as const }),
      setInitialCourse: assign(({ context }, { course }: { course: string }) => ({
        initial: withCourse(context.initial, course),
      })),
      takeInitialCourse: assign(({ context }) => ({
        draft: withCourse(context.draft, context.initial.tee_time.course),
      })),
      startOver: assign(({ context }) => {
        const initial = forAnyCustomer(context.initial);
        const intent = newIntent(ports.newKey());
        const { undone } = context;
        // Its own form is given up: what was typed since comes back.
        const next = undone?.isShown === true ? { ...undone.kept, undone: null } : {};
        return { ...noMessages, ...nothingLoaded, initial, draft: initial, intent, booked: null, ...next };
      }),
      releaseClaim: assign(({ context: { draft, saved_card } }) => ({
        draft: withoutClaim(draft, saved_card),
        saved_card: null,
      })),
      retakeClaim: assign(({ context: { draft, initial } }) => ({ draft: withClaim(draft, initial) })),
      takeCustomer: assign(({ context }, { customer }: { customer: KnownCustomer }) => ({
        draft: withCustomer(context.draft, customer),
        found: {
          customer,
          before: { customer: context.draft.customer, customer_id: context.draft.customer_id },
          isClaimReleased: isClaimOfAnother(context.draft, context.initial, customer),
        },
        errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => !name.startsWith("customer."))),
        issues: context.issues.filter(({ path }) => !path.startsWith("customer.")),
      })),
      returnCustomer: assign(({ context: { draft, found } }) => ({
        draft: found === null ? draft : { ...draft, ...found.before },
        found: null,
      })),
      takeBookedCustomer: assign(({ context: { draft, booked } }) => ({
        draft:
          booked === null
            ? draft
            : {
                ...draft,
                customer: booked.order.customer,
                customer_id: chosenId(booked.customer_id, booked.lock_version),
              },
      })),
      putAway: assign({ booked: null }),
      noteUndone: assign(({ context: { booked, undone } }, { id, message }: { id: number; message: string }) => {
        const own = booked?.id === id ? booked : null;
        // The form that is hidden beside an earlier one still waits for its place.
        if (own === null && undone !== null && undone.kept !== null)
          return { undone: { ...undone, message: `${undone.message} Tee time ${id}: ${message}` } };
        return {
          booked: own === null ? booked : null,
          undone: { id, message, kept: own?.form ?? null, isShown: false },
        };
      }),
      forgetRecent: ({ context: { booked } }, { id }: { id: number }) => {
        const recent = booked?.id === id ? recentOf(booked.order) : null;
        if (recent !== null) ports.recentBookings.remove(recent);
      },
      /** The form that is kept comes back, and the one that is shown is kept, unless nothing was typed in it. */
      swapForms: assign(({ context }) => {
        const { initial, draft, saved_card, phone, sent_card, undone } = context;
        if (undone === null || undone.kept === null) return {};
        // The card of its queue place is read again when it is back.
        const shown = { initial, draft: withoutSavedCard(draft, saved_card), phone, sent_card };
        return {
          ...noMessages,
          ...nothingLoaded,
          ...undone.kept,
          intent: newIntent(ports.newKey()),
          undone: { ...undone, kept: guards.isUntouched({ context }) ? null : shown, isShown: !undone.isShown },
        };
      }),
      closeUndone: assign({ undone: null }),
      renewKey: assign(({ context }) => ({ intent: { ...context.intent, key: ports.newKey() } })),

      adoptRate: assign((_, result: ApiResult<GolfRate | null>) =>
        result.kind === "ok" ? { rate: result.value } : {},
      ),
      forgetRate: assign(({ context }) => {
        const { issues, errors } = standingMessages(context, "tee_time.golf_rate");
        return { rate: null, issues, errors: withoutFactErrors(errors) };
      }),
      adoptRentalClubs: assign((_, result: ApiResult<readonly RentalClub[]>) =>
        result.kind === "ok" ? { rental_clubs: result.value } : {},
      ),
      forgetRentalClubs: assign({ rental_clubs: [] }),
      adoptCode: assign((_, result: ApiResult<Applied>) => (result.kind === "ok" ? result.value : {})),
      forgetCode: assign((_, { own }: { own: CodeName }) =>
        own === "discount_code" ? { discount: null } : { gift_certificate: null },
      ),
      forgetCodeMessage: assign(({ context }, { own }: { own: CodeName }) => standingMessages(context, own)),
      adoptDeals: assign((_, result: ApiResult<DealList>) => (result.kind === "ok" ? { deals: result.value } : {})),
      forgetDeals: assign({ deals: nothingLoaded.deals }),
      adoptCard: assign(({ context }, result: ApiResult<SavedCard>) =>
        result.kind === "ok" ? { saved_card: result.value, draft: withSavedCard(context.draft, result.value) } : {},
      ),

      adoptSeats: assign(({ context }, result: ApiResult<number | null>) =>
        result.kind === "ok" && result.value !== null
          ? {
              held: { slot: result.value, place: placeOf(context.draft) },
              errors: standingMessages(context, playTime).errors,
            }
          : {},
      ),
      noteSeatRefusal: assign(({ context }, result: ApiResult<unknown>) => ({
        errors: isInternal(context.draft.tee_time.confirmation.trim())
          ? { ...context.errors, ...errorsOf(result) }
          : standingMessages(context, playTime).errors,
      })),
      releaseSeats: ({ context: { held } }) => ports.releaseSeats(held?.slot ?? null),
      forgetSeats: assign({ held: null }),

      emitRefused: emit({ type: "form.refused" as const }),
      emitBooked: emit({ type: "form.booked" as const }),
      emitBegun: emit({ type: "form.begun" as const }),
      emitFilled: emit({ type: "form.filled" as const }),
      noteIssues: assign(({ context }) => ({ ...noMessages, issues: issuesOf(parseForm(context, ports.today())) })),
      noteCircumstances: assign((_, circumstances: BookingCircumstances) => ({ circumstances })),
      // Until they are read; a look-up that fails or takes too long leaves it at that.
      forgetCircumstances: assign({ circumstances: ports.unread }),
      noteQuestion: assign(({ context }) => {
        const parsed = parseForm(context, ports.today());
        if ("failure" in parsed) return { question: null };
        const { rate, intent, circumstances } = context;
        const body = bodyOf(parsed);
        const money = moneyFacts(parsed.success, context, ports);
        const doubts = bookingDoubts(parsed.success, {
          ...circumstances,
          // Those who stand there may be the players of the earlier attempt.
          ...(isRepeated(intent, body) ? { seats: null, are_seats_unread: false, numbered: [] } : {}),
          today: ports.today(),
          advance_days: rate?.max_advance_days ?? 0,
          money,
          recent: ports.recentBookings.read(),
          is_attempt_open: isChangedSince(intent, body),
        });
        return { question: { order: parsed.success, money, doubts } };
      }),
      noteAttempt: assign(({ context }) => ({ sent_card: context.draft.credit_card.number })),
      addErrors: assign(({ context }, result: ApiResult<unknown>) => ({
        errors: { ...context.errors, ...errorsOf(result) },
      })),
      addCodeErrors: assign(({ context }, result: ApiResult<unknown>) => {
        const errors = errorsOf(result);
        return { errors: { ...context.errors, ...(Object.keys(errors).length === 0 ? unexplained : errors) } };
      }),
      noteErrors: assign((_, result: ApiResult<unknown>) => {
        const errors = errorsOf(result);
        return { ...noMessages, errors: Object.keys(errors).length === 0 ? unexplained : errors };
      }),
      noteFailure: assign((_, result: ApiResult<unknown>) => ({ ...noMessages, failure: failureOf(result) })),
      noteNoResponse: assign(noMessages),
      keepOpenAttempt: assign(({ context }) => ({ intent: afterOtherFailure(context.intent, ports.newKey) })),
      startNewAttempt: assign(({ context }) => ({
        intent: afterRefusal(context.intent, bodyOf(parseForm(context, ports.today())), ports.newKey),
      })),
      markOutcomeUnknown: assign(({ context }) => ({
        intent: afterUnknown(context.intent, bodyOf(parseForm(context, ports.today()))),
        attempt: openAttempt(context, ports.today()),
      })),
      finish: assign(({ context }, result: ApiResult<Booked>) => {
        const blank = blankBookingDraft(context.draft.tee_time.course);
        const { undone } = context;
        return {
          ...noMessages,
          ...nothingLoaded,
          initial: blank,
          draft: blank,
          // The form that is hidden is next, the undone booking's own or what was typed since.
          ...undone?.kept,
          intent: newIntent(ports.newKey()),
          booked: result.kind === "ok" ? result.value : context.booked,
          undone:
            undone === null || undone.kept === null || undone.isShown ? null : { ...undone, kept: null, isShown: true },
        };
      }),
      remember: (_, result: ApiResult<Booked>) => {
        if (result.kind !== "ok") return;
        const recent = recentOf(result.value.order);
        if (recent !== null) ports.recentBookings.add(recent);
      },

      saveDraft: ({ context }) => save(context, context.attempt, context.intent.unsettled !== ""),
      // Should the page end before the response arrives, the next one must know that there may be a booking.
      saveAttempt: ({ context }) => save(context, openAttempt(context, ports.today()), true),
      dropDraft: () => ports.drafts.clear(),
      storeNext: ({ context }) => (guards.isTouched({ context }) ? save(context, null, false) : ports.drafts.clear()),
    },
  });
}

export type BookingSetup = ReturnType<typeof bookingSetup>;
