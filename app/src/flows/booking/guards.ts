import { type ApiResult, teeTimeIsComplete, withoutCard } from "@teedesk/domain";
import { isSame } from "../field.ts";
import { issuesOf } from "../parsed.ts";
import { hasClaim, isClaimOfAnother } from "./claim.ts";
import { type BookingFlowContext, parseForm } from "./context.ts";
import {
  type CodeName,
  hasCard,
  isCodeBlank,
  isCourse,
  isFactOfCode,
  isSeatFact,
  isTeeTimeFact,
  placeOf,
} from "./draft.ts";
import type { BookingPorts, KnownCustomer, PhoneOutcome } from "./ports.ts";

type State = { readonly context: BookingFlowContext };
type Named = { readonly name: string };
/** The code field of an event, and the field of the region. */
type Code = { readonly name: string; readonly own: CodeName };

const hasCourse = ({ context }: State): boolean => context.draft.tee_time.course !== "";

/** Nothing was typed, no attempt is open and no place is claimed: starting over loses nothing. */
const isUntouched = ({ context }: State): boolean =>
  !hasClaim(context.initial) &&
  context.intent.unsettled === "" &&
  context.phone === "" &&
  isSame(context.draft, context.initial);

/** The codes that are typed but not applied: the total does not include them. */
export const unappliedCodes = ({ draft, discount, gift_certificate }: BookingFlowContext): readonly CodeName[] => [
  ...(discount === null && !isCodeBlank(draft, "discount_code") ? (["discount_code"] as const) : []),
  ...(gift_certificate === null && !isCodeBlank(draft, "gift_cert_serial") ? (["gift_cert_serial"] as const) : []),
];

/** The guards about the booking's form; those about responses are in ../apiResult.ts. */
export const bookingGuards = ({ today }: Pick<BookingPorts, "today">) => {
  const isComplete = ({ context }: State): boolean => teeTimeIsComplete(context.draft, today());
  return {
    isComplete,
    completesTeeTime: (state: State, { name }: Named): boolean => isTeeTimeFact(name) && isComplete(state),
    isTeeTimeFact: (_: State, { name }: Named): boolean => isTeeTimeFact(name),
    isSeatFact: (_: State, { name }: Named): boolean => isSeatFact(name),
    holdsSeats: ({ context }: State): boolean => context.held !== null,
    holdsOtherSeats: ({ context: { held, draft } }: State): boolean => held !== null && held.place !== placeOf(draft),
    hasCourse,
    opensWithoutCourse: ({ context }: State): boolean => context.initial.tee_time.course === "",
    hasNoCourse: (state: State): boolean => !hasCourse(state),
    isCourse: (_: State, { name }: Named): boolean => isCourse(name),
    isOwn: (_: State, { name, own }: Code): boolean => name === own,
    isFactOfCode: (_: State, { name, own }: Code): boolean => isFactOfCode(name, own),
    isCheckable: (state: State, { name, own }: Code): boolean => isFactOfCode(name, own) && isComplete(state),
    /** Apply needs date, time, players and a course first (OPS-IBE-56, OPS-IBE-57). */
    isOwnTooEarly: (state: State, { name, own }: Code): boolean => name === own && !isComplete(state),
    isOwnCleared: ({ context }: State, { name, own }: Code): boolean => name === own && isCodeBlank(context.draft, own),
    isUnapplied: ({ context }: State, { own }: { own: CodeName }): boolean => unappliedCodes(context).includes(own),
    isAppliable: (state: State, { own }: { own: CodeName }): boolean =>
      isComplete(state) && !isCodeBlank(state.context.draft, own),
    hasQueue: ({ context }: State): boolean => context.draft.tee_time.availability_queue_id !== "",
    /** The address claims a place for another customer than the one found. */
    isAnotherCaller: ({ context: { draft, initial } }: State, { customer }: { customer: KnownCustomer }): boolean =>
      isClaimOfAnother(draft, initial, customer),
    /** Undo also takes back the place that finding this customer let go of. */
    returnsToClaim: ({ context: { found } }: State): boolean => found?.isClaimReleased === true,
    isClaim: (_: State, { name }: Named): boolean => name === "claim",
    hasNoCard: ({ context }: State): boolean => !hasCard(context.draft),
    isRestored: ({ context }: State): boolean => context.isRestored,
    hasIssues: ({ context }: State): boolean => issuesOf(parseForm(context, today())).length > 0,
    hasNoMessages: ({ context }: State): boolean =>
      context.issues.length === 0 && Object.keys(context.errors).length === 0,
    hasUnappliedCode: ({ context }: State): boolean => unappliedCodes(context).length > 0,
    hasDoubts: ({ context }: State): boolean => context.question !== null && context.question.doubts.length > 0,
    hasNoOpenAttempt: ({ context }: State): boolean => context.intent.unsettled === "",
    isUntouched,
    /** The undone booking is the last one, and nothing was typed since. */
    bringsFormBack: (state: State, { id }: { id: number }): boolean =>
      state.context.booked?.id === id && isUntouched(state),
    /** There is something to store; a card alone never is. */
    isTouched: ({ context }: State): boolean =>
      context.intent.unsettled !== "" ||
      context.phone !== "" ||
      (context.undone !== null && context.undone.kept !== null) ||
      !isSame(withoutCard(context.draft), withoutCard(context.initial)),
    hasPhoneToStore: ({ context }: State): boolean => context.booked !== null && context.booked.phone !== "",
    isStored: (_: State, result: ApiResult<PhoneOutcome>): boolean => result.kind === "ok" && result.value === "stored",
    isUnmatched: (_: State, result: ApiResult<PhoneOutcome>): boolean =>
      result.kind === "ok" && result.value === "unmatched",
    isFound: (_: State, result: ApiResult<unknown>): boolean => result.kind === "ok" && result.value !== null,
    /** The server returned a rate that cannot be read (UNCLEAR-11). */
    isUnreadable: (_: State, result: ApiResult<unknown>): boolean => result.kind === "failed" && result.status === 200,
    /** No card is stored for the queue entry. */
    isMissing: (_: State, result: ApiResult<unknown>): boolean => result.kind === "failed" && result.status === 404,
  };
};
