import {
  formatDollars,
  isInternal,
  type LocalDate,
  type PlayDoubt,
  paidByCard,
  parseTimeOfDay,
  parseTypedDate,
  playDoubts,
  statusCanceled,
  type TeeTime,
  type TeeTimeDraft,
  toTeeTimeDraft,
} from "@teedesk/domain";
import { playDoubtText } from "../../format/playDoubtText.ts";

const prices = ["discount", "discount_amount", "gift_certificate", "gift_certificate_amount"] as const;

export type PlayFacts = Pick<TeeTimeDraft, "play_date" | "play_time" | "course">;

/** The normalized value: a date or time is the same in any readable spelling. */
function normalized(draft: Readonly<Partial<TeeTimeDraft>>, name: keyof TeeTimeDraft): string {
  const typed = draft[name]?.trim() ?? "";
  if (name !== "play_date" && name !== "play_time") return typed;
  const read = name === "play_date" ? parseTypedDate(typed) : parseTimeOfDay(typed);
  return "success" in read ? read.success : typed;
}

/** Whether the tee time keeps its rate though it is moved: to another date or time at the same course (DECISION-14). */
export function keepsRate(teeTime: TeeTime, draft: PlayFacts): boolean {
  const stored = toTeeTimeDraft(teeTime);
  const isSame = (name: keyof PlayFacts) => normalized(stored, name) === normalized(draft, name);
  return isSame("course") && !(isSame("play_date") && isSame("play_time"));
}

const doubtedField: Readonly<Record<PlayDoubt, keyof TeeTimeDraft>> = {
  date_past: "play_date",
  date_far_ahead: "play_date",
  time_without_daylight: "play_time",
  group_large: "players",
};

/** The consequences of a save that the fields do not show, one sentence each. */
export function changeDoubts(teeTime: TeeTime, draft: TeeTimeDraft, today: LocalDate): readonly string[] {
  const stored = toTeeTimeDraft(teeTime);
  const isChanged = (name: keyof TeeTimeDraft) => normalized(stored, name) !== normalized(draft, name);
  const isCanceled = teeTime.status === statusCanceled;
  const isRescheduled = isChanged("play_date") || isChanged("play_time");
  const isExternal = !isInternal(stored.confirmation);
  const paid = paidByCard(teeTime.transaction_record);
  const unpaid = teeTime.gift_certificate === null ? "Nothing was paid" : "No card was charged";
  const players = isChanged("players") ? `Players ${stored.players} → ${draft.players.trim()}` : null;
  const repriced = isChanged("course")
    ? ["Another course", players].filter((part) => part !== null).join(", with ")
    : players;
  const play = {
    play_date: normalized(draft, "play_date"),
    play_time: normalized(draft, "play_time"),
    players: Number(draft.players),
  };
  const doubts = [
    isCanceled &&
      (isRescheduled || isChanged("players") || isChanged("course")) &&
      "This tee time is canceled. Changing it won't reinstate it; make a new booking.",
    !isCanceled &&
      isExternal &&
      isRescheduled &&
      `The course has it as ${stored.confirmation} for ${stored.play_date} ${stored.play_time}, and is not notified of another date or time. Call the course first.`,
    !isCanceled &&
      isExternal &&
      !isRescheduled &&
      players !== null &&
      `The course has it as ${stored.confirmation} for ${stored.players} and is not notified of the new number. Call the course.`,
    !isCanceled &&
      isExternal &&
      isInternal(draft.confirmation) &&
      `Without ${stored.confirmation} it becomes INTERNAL: canceling it will no longer release it in the course's system.`,
    !isCanceled &&
      !isExternal &&
      (isRescheduled || isChanged("course")) &&
      "It is INTERNAL: the course is not notified. Call to move the reservation.",
    !isCanceled &&
      keepsRate(teeTime, draft) &&
      "The price stays as it was sold, also where the new date or time has another rate.",
    !isCanceled &&
      repriced !== null &&
      `${repriced} changes what the course is owed, now $${teeTime.cost || "0.00"}. ${
        paid === 0
          ? `${unpaid}, and no one is charged.`
          : `The payment of ${formatDollars(paid)} stays: saving neither charges nor refunds.`
      }`,
    !isCanceled &&
      repriced !== null &&
      teeTime.sale_terms !== null &&
      (isChanged("course")
        ? "Cost, commission and refunds then follow the terms of the new course's rate as it is today."
        : "Cost, commission and refunds follow the terms it was sold at, whatever its rate says by now."),
    !isCanceled &&
      paid > 0 &&
      prices.some(isChanged) &&
      `The payment of ${formatDollars(paid)} stays, and nothing goes back: the charge makes up for a changed discount or gift certificate. To give money back, use Cancel Tee Time with Refund? alone.`,
  ];
  const meant = playDoubts(play, { today, advance_days: 0 }).filter((doubt) => isChanged(doubtedField[doubt]));
  return [...meant.map((doubt) => playDoubtText[doubt]), ...doubts.filter((doubt) => doubt !== false)];
}
