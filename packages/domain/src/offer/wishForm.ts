import type * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { type Field, oneOf, reference, required, wholeCents } from "../form/field.ts";
import { type DraftOf, form, type InputOf } from "../form/form.ts";
import type { IssueCode } from "../issue.ts";
import { numberOf } from "../number/wholeNumber.ts";
import { checkPlayers } from "../teeTime/readTeeTimeFacts.ts";
import { parseWishedDays } from "./wishedDays.ts";
import { parseWishedTimes } from "./wishedTimes.ts";

/** A field of this form alone: it is typed and sent, and no record shows it. */
const typed = <Value>(read: (text: string) => Result.Result<Value, IssueCode>): Field<Value, string, string> => ({
  show: (stored) => stored ?? "",
  read,
});

/** The form of a wish as it is typed, on the day that it is typed. */
export const wishForm = (today: LocalDate) =>
  form({
    days: required(typed((text) => parseWishedDays(text, today))),
    times: typed(parseWishedTimes),
    players: required(typed((text) => checkPlayers(text.trim() === "" ? null : numberOf(text)))),
    most: wholeCents,
    most_of: oneOf(["player", "all"]),
    course: reference(),
    course_group: reference(),
  });

/** A wish as it is typed. */
export type WishDraft = DraftOf<ReturnType<typeof wishForm>>;

/** A wish as the form reads it. */
export type WishInput = InputOf<ReturnType<typeof wishForm>>;
