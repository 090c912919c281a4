import { date, email, line, phone, reference, required, timeOfDay } from "../form/field.ts";
import { form, type InputOf, type Rule } from "../form/form.ts";
import { issue } from "../issue.ts";
import { numberOf } from "../number/wholeNumber.ts";
import { checkPlayers } from "../teeTime/readTeeTimeFacts.ts";

const caller = {
  players: required({
    show: (stored: number | null | undefined) => String(stored ?? ""),
    read: (typed: string) => checkPlayers(typed.trim() === "" ? null : numberOf(typed)),
  }),
  first_name: line,
  last_name: line,
  primary_phone: phone,
  email,
};

/** A caller who cannot be reached cannot be offered a tee time. */
const isReachable: Rule<{ readonly primary_phone: string; readonly email: string }> = ({
  primary_phone,
  email: address,
}) => (primary_phone === "" && address === "" ? issue("primary_phone", "caller_unreachable") : []);

/** A caller who did not book, and the tee time asked for. */
export const lostLeadForm = form(
  {
    course: required(reference("course_missing")),
    lead_date: required(date),
    play_time: required(timeOfDay),
    ...caller,
  },
  isReachable,
);

/** A caller to put into the queue of a free tee time, whose course, day and time are known. */
export const queueEntryForm = form(caller, isReachable);

/** A lost lead as a save sends it. */
export type LostLeadInput = InputOf<typeof lostLeadForm>;
