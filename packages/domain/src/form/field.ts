import * as Result from "effect/Result";
import { checkDay, isLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { formatTypedDate, parseTypedDate } from "../calendar/typedDate.ts";
import { parseEmail } from "../email/email.ts";
import type { IssueCode } from "../issue.ts";
import { type Cents, centsFrom } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { parsePercent } from "../money/percent.ts";
import { parseTypedDollars, tidyDollars, typedDollarsIssue } from "../money/typedDollars.ts";
import { numberOf, wholeNumberIssue } from "../number/wholeNumber.ts";
import { recordId } from "../wire/recordId.ts";
import { hasHiddenCharacters, isBlank, trimHidden } from "./hiddenCharacters.ts";

/**
 * One field of a form. `Typed` is what its input holds, `Input` what a save sends and `Wire` what a server stores or was
 * sent. Methods rather than functions, so that a table may hold fields of all kinds.
 */
export type Field<Input, Typed = string, Wire = Input> = {
  /** The content of the input. Null and undefined, as of a specified server or a new record, show the field's blank or default. */
  show(this: void, stored: Wire | null | undefined): Typed;
  /** `draft` holds the fields beside it, for the few whose meaning depends on another. */
  read(this: void, typed: Typed, draft: Readonly<Record<string, unknown>>): Result.Result<Input, IssueCode>;
  /** The issue of a `required` field that was left blank. */
  readonly missing?: IssueCode;
  /** It must not be left blank or empty: the console marks it. */
  readonly isRequired?: true;
};

/** A field whose input holds a text, and which depends on no other field. */
type TextField<Input, Wire = string> = Omit<Field<Input, string, Wire>, "read"> & {
  read(this: void, typed: string): Result.Result<Input, IssueCode>;
};

const showText = (stored: string | number | null | undefined): string => String(stored ?? "");

/** Counts characters as the contract and the database do, where JavaScript counts halves of some. */
const isLonger = (text: string, longest: number): boolean => text.length > longest && Array.from(text).length > longest;

const text = (longest: number, tooLong: IssueCode): TextField<string> => ({
  show: showText,
  read: (typed) => (isLonger(typed.trim(), longest) ? Result.fail(tooLong) : Result.succeed(typed.trim())),
});

const anyLine = text(255, "line_too_long");

/** One line of at most 255 characters, all of which can be seen. A line of hidden characters alone is blank. */
export const line: TextField<string> = {
  ...anyLine,
  read: (typed) => {
    if (isBlank(typed)) return Result.succeed("");
    return Result.filterOrFail(
      anyLine.read(trimHidden(typed)),
      (text) => !hasHiddenCharacters(text),
      (): IssueCode => "line_hidden_characters",
    );
  },
};

/** Free text of at most 2,000 characters. */
export const note = text(2000, "text_too_long");

/** A text that may be left blank, and is otherwise what `parse` reads. */
const optional = <Value>(
  parse: (typed: string) => Result.Result<Value, IssueCode>,
  missing: IssueCode = "value_missing",
): TextField<Value | ""> => ({
  show: showText,
  read: (typed) => (typed.trim() === "" ? Result.succeed("") : parse(typed)),
  missing,
});

/** An e-mail address, trimmed; blank is allowed. */
export const email = optional(parseEmail);

const fewestDigits = 3;

/** One line with a telephone number in it, in any spelling, with an extension or a remark; it has digits to dial. */
export const phone = optional((typed) =>
  Result.filterOrFail(
    line.read(typed),
    (text) => text.replaceAll(/\D/g, "").length >= fewestDigits,
    (): IssueCode => "phone_unreadable",
  ),
);

/** Two letters of ISO 3166-1, as `listCountries` names them; which letters are in use is not checked. */
export const country = optional((typed) =>
  /^[A-Z]{2}$/.test(typed.trim()) ? Result.succeed(typed.trim()) : Result.fail("country_unreadable"),
);

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s\p{Cc}/?#]+[^\s\p{Cc}]*$/iu.test(text);

/** An http or https address, which staff click without looking (ANSWER-30). */
export const webAddress = optional((typed) =>
  Result.filterOrFail(note.read(typed), isWebAddress, (): IssueCode => "url_unreadable"),
);

/** A 24-hour time, HH:MM. */
export const timeOfDay = optional(parseTimeOfDay, "time_blank");

/** A day of this century: typed as month/day/year, stored and sent as yyyy-mm-dd (ANSWER-14). */
export const date: TextField<Result.Result.Success<ReturnType<typeof parseTypedDate>> | ""> = {
  ...optional((typed) => Result.flatMap(parseTypedDate(typed), checkDay), "date_blank"),
  show: (stored) => {
    const day = stored ?? "";
    return isLocalDate(day) ? formatTypedDate(day) : day;
  },
};

/** Decimal dollars of at least 0, sent with two decimals: "125" as "125.00" (UNCLEAR-37). */
export const dollars = optional((typed): Result.Result<string, IssueCode> => {
  const code = typedDollarsIssue(typed);
  return code === null ? Result.succeed(tidyDollars(typed)) : Result.fail(code);
}, "amount_blank");

/** Dollars of at least 0 that the wire has in whole cents; null when left blank. */
export const wholeCents: TextField<Cents | null, number> = {
  show: (stored) =>
    stored === null || stored === undefined
      ? ""
      : Result.match(centsFrom(stored), { onSuccess: formatCents, onFailure: () => String(stored) }),
  read: (typed) => (typed.trim() === "" ? Result.succeed(null) : parseTypedDollars(typed)),
};

/** A percentage from 0 to 100 with at most two decimals, sent as a number: 12.5 is 12.5 %. Blank is 0. */
export const percent: TextField<number, number> = {
  show: (stored) => String(stored ?? 0),
  read: (typed) => Result.map(parsePercent(typed), (hundredths) => hundredths / 100),
};

/** Dollars, or a percentage with two decimals, depending on the flag of that name: true is dollars. */
export const percentOrDollars = (isDollars: string): Field<string> => ({
  ...dollars,
  read: (typed, draft) =>
    draft[isDollars] === true || typed.trim() === ""
      ? dollars.read(typed)
      : Result.map(parsePercent(typed), (hundredths) => (hundredths / 100).toFixed(2)),
});

/** A whole number between two bounds, both included. `outOfRange` has the words for these bounds. */
export const whole = (
  [least, most]: readonly [number, number],
  outOfRange: IssueCode,
  blank: number = least,
): TextField<number, number> => ({
  show: (stored) => String(stored ?? blank),
  read: (typed) => {
    const value = numberOf(typed);
    const code = wholeNumberIssue(value, [least, most], outOfRange);
    return code === null ? Result.succeed(value) : Result.fail(code);
  },
});

/** A tick box, from a boolean or its absence; `blank` is what a new record starts with. */
export const flag = (blank = false): Field<boolean, boolean> => ({
  show: (stored) => stored ?? blank,
  read: Result.succeed,
});

/** One of two codes that the wire has as a flag, true for the first; `blank` unless the other was chosen. */
export const either = <const Code extends string>(
  [yes, no]: readonly [Code, Code],
  blank: NoInfer<Code>,
): TextField<boolean, boolean> => ({
  show: (stored) => ((stored ?? blank === yes) ? yes : no),
  read: (typed) => (typed === yes || typed === no ? Result.succeed(typed === yes) : Result.fail("choice_unknown")),
});

/** One of a few codes, the first unless another was chosen. */
export const oneOf = <const Code extends string | number>(
  codes: readonly [Code, ...Code[]],
): TextField<Code, Code> => ({
  show: (stored) => String(stored ?? codes[0]),
  read: (typed) => {
    const chosen = codes.find((code) => String(code) === typed);
    return chosen === undefined ? Result.fail("choice_unknown") : Result.succeed(chosen);
  },
});

type Reference = { readonly id: number };

/** Another record, chosen by its id; null when no record is chosen. */
export const reference = (missing: IssueCode = "value_missing"): TextField<Reference | null, Reference> => ({
  show: (stored) => String(stored?.id ?? ""),
  read: (typed) => {
    const id = recordId(typed);
    if (id !== null) return Result.succeed({ id });
    return typed.trim() === "" ? Result.succeed(null) : Result.fail("choice_unknown");
  },
  missing,
});

/** Other records, chosen by their ids; one that was chosen twice counts once. */
export const ids = (
  missing: IssueCode = "value_missing",
): Field<readonly Reference[], readonly string[], readonly Reference[]> => ({
  show: (stored) => (stored ?? []).map(({ id }) => String(id)),
  read: (typed) => {
    const ids = Array.from(new Set(typed), recordId).filter((id) => id !== null);
    return ids.length < new Set(typed).size ? Result.fail("choice_unknown") : Result.succeed(ids.map((id) => ({ id })));
  },
  missing,
});

/** Some of a few codes, sent in the order given here, each as an object with its name. */
export const codes = <const Code extends string>(
  names: readonly Code[],
  missing: IssueCode = "value_missing",
): Field<readonly { readonly name: Code }[], readonly string[]> => ({
  show: (stored) => (stored ?? []).map(({ name }) => name),
  read: (typed) =>
    typed.every((name) => names.some((known) => known === name))
      ? Result.succeed(names.filter((name) => typed.includes(name)).map((name) => ({ name })))
      : Result.fail("choice_unknown"),
  missing,
});

/** The field, which must not be left blank or empty. */
export const required = <Input, Typed, Wire>({
  show,
  read,
  missing = "value_missing",
}: Field<Input, Typed, Wire>): Field<Exclude<Input, "" | null>, Typed, Wire> => ({
  show,
  read: (typed, draft) => Result.filterOrFail(read(typed, draft), isGiven, () => missing),
  isRequired: true,
});

const isGiven = <Value>(value: Value): value is Exclude<Value, "" | null> =>
  value !== "" && value !== null && !(Array.isArray(value) && value.length === 0);

/** The field with a typed text that stands in for a blank. */
export const orElse = <Input, Wire>(blank: string, field: Field<Input, string, Wire>): Field<Input, string, Wire> => ({
  ...field,
  show: (stored) => field.show(stored) || blank,
  read: (typed, draft) => field.read(typed.trim() || blank, draft),
});

/** A field that is sent and never stored: it is blank whenever a record is shown. */
export const unstored = <Input, Typed, Wire>(field: Field<Input, Typed, Wire>): Field<Input, Typed, Wire | undefined> =>
  field;
