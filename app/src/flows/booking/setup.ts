import {
  type Answer,
  type BookingDraft,
  blankBookingDraft,
  type DealList,
  type GolfRate,
  type RentalClub,
  type SavedCard,
  withoutCard,
} from "@teedesk/domain";
import { assign, emit, not, or, raise, setup, stateIn } from "xstate";
import { answerGuards, errorsOf, failureOf } from "../answer.ts";
import { changeField, type FieldChange, standingMessages } from "../field.ts";
import { afterRefusal, afterUnknown, bodyOf, newIntent } from "../intent.ts";
import { issuesOf } from "../parsed.ts";
import { type Applied, bookingActors } from "./actors.ts";
import { type BookingEvent, type BookingFlowContext, noMessages, nothingLoaded, parseForm } from "./context.ts";
import { type CodeName, isCourse, withCourse, withoutFactErrors, withSavedCard } from "./draft.ts";
import { bookingGuards } from "./guards.ts";
import type { BookedTeeTime, BookingPorts } from "./ports.ts";

interface BookingTypes {
  context?: BookingFlowContext;
  events?: BookingEvent;
  /** The draft that the page's address provides (OPS-IBE-42 to OPS-IBE-51). */
  input?: { readonly draft: BookingDraft };
  tags?: "busy" | "pricing" | "question";
  /** Fields were refused, each time anew: the view takes the person to the first of them. */
  emitted?: { readonly type: "form.refused" };
}

const types: BookingTypes = {};

/** How long typing rests before a rate is asked for, and before the draft is put aside, in milliseconds. */
const delays = { typingPause: 300, keepingPause: 500 };

/** What the booking machine can call, ask and do; its regions say when. */
export function bookingSetup(ports: BookingPorts) {
  const keep = ({ draft, intent }: BookingFlowContext, isUnsettled: boolean): void =>
    ports.drafts.write({ draft: withoutCard(draft), key: intent.key, isUnsettled });

  return setup({
    types,
    delays,
    actors: bookingActors(ports),
    guards: {
      ...answerGuards,
      ...bookingGuards(ports),
      isBooking: stateIn({ form: "booking" }),
      /** The total on the screen is final: nothing that it is made of is on its way. */
      isPriced: not(
        or([
          stateIn({ rate: "settling" }),
          stateIn({ rate: "loading" }),
          stateIn({ rentalClubs: "loading" }),
          stateIn({ discount: "checking" }),
          stateIn({ giftCertificate: "checking" }),
          stateIn({ savedCard: "loading" }),
        ]),
      ),
    },
    actions: {
      changeField: assign(({ context }, { change }: { change: FieldChange<BookingDraft> }) => {
        const draft = changeField(context.draft, change);
        // Quantities belong to the clubs of one course.
        return {
          draft: isCourse(change.name) ? { ...draft, rental_clubs: {} } : draft,
          ...standingMessages(context, change.name),
        };
      }),
      announceChange: raise((_, { change }: { change: FieldChange<BookingDraft> }) => ({
        type: "draft.changed" as const,
        name: change.name,
      })),
      announceCourse: raise({ type: "draft.changed" as const, name: "tee_time.course" }),
      announceDraft: raise({ type: "draft.replaced" as const }),
      announceCode: raise((_, { name }: { name: CodeName }) => ({ type: "code.checkable" as const, name })),
      announceRefusal: raise({ type: "code.refused" as const }),
      announceFailure: raise({ type: "code.failed" as const }),
      setInitialCourse: assign(({ context }, { course }: { course: string }) => ({
        initial: withCourse(context.initial, course),
      })),
      takeInitialCourse: assign(({ context }) => ({
        draft: withCourse(context.draft, context.initial.tee_time.course),
      })),
      startOver: assign(({ context }) => ({
        ...noMessages,
        ...nothingLoaded,
        draft: context.initial,
        intent: newIntent(ports.newKey()),
      })),

      adoptRate: assign((_, answer: Answer<GolfRate | null>) => (answer.kind === "ok" ? { rate: answer.value } : {})),
      forgetRate: assign(({ context }) => {
        const { issues, errors } = standingMessages(context, "tee_time.golf_rate");
        return { rate: null, issues, errors: withoutFactErrors(errors) };
      }),
      adoptRentalClubs: assign((_, answer: Answer<readonly RentalClub[]>) =>
        answer.kind === "ok" ? { rental_clubs: answer.value } : {},
      ),
      forgetRentalClubs: assign({ rental_clubs: [] }),
      adoptCode: assign((_, answer: Answer<Applied>) => (answer.kind === "ok" ? answer.value : {})),
      forgetCode: assign((_, { own }: { own: CodeName }) =>
        own === "discount_code" ? { discount: null } : { gift_certificate: null },
      ),
      adoptDeals: assign((_, answer: Answer<DealList>) => (answer.kind === "ok" ? { deals: answer.value } : {})),
      forgetDeals: assign({ deals: nothingLoaded.deals }),
      adoptCard: assign(({ context }, answer: Answer<SavedCard>) =>
        answer.kind === "ok" ? { saved_card: answer.value, draft: withSavedCard(context.draft, answer.value) } : {},
      ),

      tellRefused: emit({ type: "form.refused" as const }),
      noteIssues: assign(({ context }) => ({ ...noMessages, issues: issuesOf(parseForm(context, ports.today())) })),
      addErrors: assign(({ context }, answer: Answer<unknown>) => ({
        errors: { ...context.errors, ...errorsOf(answer) },
      })),
      noteErrors: assign((_, answer: Answer<unknown>) => ({ ...noMessages, errors: errorsOf(answer) })),
      noteFailure: assign((_, answer: Answer<unknown>) => ({ ...noMessages, failure: failureOf(answer) })),
      noteNoResponse: assign(noMessages),
      refuseIntent: assign(({ context }) => ({
        intent: afterRefusal(context.intent, bodyOf(parseForm(context, ports.today())), ports.newKey),
      })),
      doubtIntent: assign(({ context }) => ({
        intent: afterUnknown(context.intent, bodyOf(parseForm(context, ports.today()))),
      })),
      finish: assign(({ context }, answer: Answer<BookedTeeTime>) => {
        const blank = blankBookingDraft(context.draft.tee_time.course);
        return {
          ...noMessages,
          ...nothingLoaded,
          initial: blank,
          draft: blank,
          intent: newIntent(ports.newKey()),
          booked: answer.kind === "ok" ? answer.value : context.booked,
        };
      }),

      keepDraft: ({ context }) => keep(context, context.intent.unsettled !== ""),
      // Should the page end before the answer comes, the next one must know that there may be a booking.
      keepAttempt: ({ context }) => keep(context, true),
      dropKept: () => ports.drafts.clear(),
    },
  });
}

export type BookingSetup = ReturnType<typeof bookingSetup>;
