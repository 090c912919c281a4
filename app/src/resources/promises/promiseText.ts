import { formatDay, fullName, isLocalDate } from "@teedesk/domain";
import type { Schema } from "../../api/contract.ts";
import { askedText } from "../../format/consentText.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { doubtNames } from "../../format/doubtNames.ts";
import { playerText } from "../../format/matchText.ts";
import type { PromiseKind, PromiseRow } from "./promise.api.ts";

type Place = Schema<"ToldTeeTime">;
type Called = Schema<"PassedCourse">;

const whenOf = ({ play_date, play_time, players }: Place): string =>
  `${isLocalDate(play_date) ? formatDay(play_date) : play_date} ${play_time}, ${playerText(players)}`;

const placeOf = (place: Place): string => `${place.course_name}, ${whenOf(place)}`;

/** Why a course has to hear again of a tee time that is as it was told; null where it is not. It may have freed the seats meanwhile. */
function againText(told: Place, { course_name, play_date, play_time, players }: Place): string | null {
  const isSame =
    told.course_name === course_name &&
    told.play_date === play_date &&
    told.play_time === play_time &&
    told.players === players;
  if (!isSame || told.kept_players === undefined) return null;
  return told.kept_players === 0
    ? "It was moved away and back"
    : `It had only ${playerText(told.kept_players)} for a while`;
}

function knownNewsText({ news, tee_time, told, customer }: PromiseRow): string {
  if (tee_time === null) return "";
  const name = customer === null ? "" : fullName(customer);
  const booked = `${placeOf(tee_time)}${name === "" ? "" : `, for ${name}`}`;
  const ifKnown = told?.number_lost === true ? ", if the course has it" : "";
  if (news === "canceled")
    return told === null
      ? `Cancel ${placeOf(tee_time)}, reservation ${tee_time.confirmation ?? ""}`
      : `Cancel ${placeOf(told)}${ifKnown}`;
  if (news !== "changed" || told === null) return `Book ${booked}`;
  // A number that was a mistake told the course nothing, so that there is nothing to change.
  if (ifKnown !== "") return `Book ${booked}. Cancel ${placeOf(told)}${ifKnown}`;
  if (told.course_name !== tee_time.course_name) return `Cancel ${placeOf(told)}. Book ${booked}`;
  const again = againText(told, tee_time);
  if (again !== null) return `Tell again: ${booked}. ${again}`;
  return `Change ${placeOf(told)}, to ${whenOf(tee_time)}`;
}

/** The news for the courses, as it is said on the telephone. One that had the tee time meanwhile may have been told, or not. */
export function newsText(row: PromiseRow): string {
  const passed = (row.passed_courses ?? []).map(({ course_name }) => course_name);
  if (passed.length === 0) return knownNewsText(row);
  return `${knownNewsText(row)}. Cancel it at ${new Intl.ListFormat("en-US").format(passed)}, if told`;
}

const names: Readonly<Record<string, string>> = doubtNames;

/** A doubt of a later server has its code. */
const nameOf = (doubt: string): string => names[doubt] ?? doubt.replaceAll("_", " ");

/** The sentence of each kind, with the name of the customer. */
const texts: Readonly<Record<PromiseKind, (row: PromiseRow, name: string) => string>> = {
  tell_course: newsText,
  call_back: ({ note, wish }, name) =>
    [name, note, wish === null ? "" : `asked for ${placeOf(wish)}`].filter(Boolean).join(": "),
  failed_refund: ({ refund_amount, is_paid_elsewhere }, name) =>
    refund_amount && is_paid_elsewhere
      ? `${dollarsText(refund_amount)} of ${name} was paid elsewhere: refund it there`
      : refund_amount
        ? `${dollarsText(refund_amount)} to ${name} did not go back`
        : `The cancelation for ${name} was refused`,
  failed_payment: ({ payment_amount, is_charged, tee_time }, name) => {
    const amount = dollarsText(payment_amount ?? 0);
    const place = tee_time === null ? "" : ` for ${placeOf(tee_time)}${tee_time.is_canceled ? ", canceled since" : ""}`;
    return is_charged === true
      ? `The card of ${name} was charged ${amount}${place}, although that was settled`
      : `The card of ${name} was refused: ${amount} not paid${place}`;
  },
  failed_mail: ({ mail }) =>
    mail === null ? "" : `“${mail.subject}” did not reach ${mail.recipient}${mail.reason && `: ${mail.reason}`}`,
  doubted_booking: ({ doubts }) => `Booked although ${doubts.map(nameOf).join(", and ")}`,
  awaited_consent: ({ asked }, name) =>
    asked === null ? "" : `${askedText(asked)}, for ${name}: ${asked.reason || "No reason given"}`,
};

/** The work to be done, in a sentence. */
export const promiseText = (row: PromiseRow): string =>
  texts[row.kind](row, (row.customer === null ? "" : fullName(row.customer)) || "the customer");

/** The courses to call: the one that knows the tee time, the one where it is now unless it is canceled, and those where it was meanwhile. */
export function coursesToCall({ news, told, tee_time, passed_courses = [] }: PromiseRow): readonly Called[] {
  const called: readonly (Called | null)[] = [
    told,
    news === "canceled" && told !== null ? null : tee_time,
    ...passed_courses,
  ];
  return [...new Map(called.flatMap((course) => (course === null ? [] : [[course.course_name, course]]))).values()];
}

/** The telephone numbers to call: those of the courses or that of the customer. */
export const phoneOf = (row: PromiseRow): string =>
  row.kind === "tell_course"
    ? coursesToCall(row)
        .map(({ course_phone }) => course_phone)
        .filter(Boolean)
        .join(", ")
    : (row.customer?.primary_phone ?? "");
