import * as Result from "effect/Result";
import type { Field } from "../form/field.ts";
import type { PasswordIssueCode } from "../issue.ts";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { commonPasswords } from "./commonPasswords.ts";

/** Characters of the shortest password. A server's settings may ask for more. */
export const shortestPassword = 12;

/** The contract's bound. */
const longestPassword = 255;

/** Whether one to six characters are repeated, such as 121212121212. */
const isRepetition = (password: string): boolean => /^(.{1,6})\1+$/su.test(password);

/** Whether all characters are neighbors of the alphabet or the digits, up or down. */
const isSequence = (password: string): boolean => {
  const steps = Array.from(password.slice(1), (sign, index) => sign.charCodeAt(0) - password.charCodeAt(index));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
};

/** Words that are guessed first, here more than elsewhere, with any digits and signs around them. */
const guessedWords = new Set(
  (
    "demo demofairway fairway golf golfer teedesk teetime password passwort passw welcome changeme letmein admin " +
    "spring summer autumn fall winter january february march april may june july august september october november december"
  ).split(" "),
);

const isGuessedWord = (password: string): boolean => guessedWords.has(password.toLowerCase().replaceAll(/\P{L}/gu, ""));

const isCommon = (password: string): boolean =>
  isRepetition(password) ||
  isSequence(password) ||
  isGuessedWord(password) ||
  commonPasswords.split(/\s+/).includes(password.toLowerCase());

/** The issue of a password, counted and compared as it is stored; null when it is accepted. */
export function passwordIssue(password: string): PasswordIssueCode | null {
  const normal = password.normalize("NFKC");
  if (Array.from(normal).length < shortestPassword) return "password_too_short";
  if (password.length > longestPassword) return "password_too_long";
  return isCommon(normal) ? "password_common" : null;
}

const show = (sent: string | null | undefined): string => sent ?? "";

/** A password as it was typed, blanks included: the current one, or the repetition of a new one. */
export const typedPassword: Field<string> = { show, read: Result.succeed };

/** A new password; blank keeps the current one. */
export const newPassword: Field<string> = {
  show,
  read: (typed) => {
    const code: IssueCode | null = typed === "" ? null : passwordIssue(typed);
    return code === null ? Result.succeed(typed) : Result.fail(code);
  },
};

type Person = { readonly email?: string; readonly name?: string };
type Repeated = Person & { readonly password?: string; readonly password_confirmation?: string };

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether a password is a person's name, their e-mail address or the part of it before the @, in any case and with any signs between. */
export const isOwnName = (password: string, { email = "", name = "" }: Person): boolean => {
  const bare = lettersAndDigits(password);
  return bare !== "" && [name, email, email.replace(/@.*/s, "")].map(lettersAndDigits).includes(bare);
};

/** The rules of a password beside other fields: it is typed twice, and is neither the name nor the e-mail address. */
export const isRepeated = ({ password, password_confirmation, ...person }: Repeated): readonly Issue[] => {
  if (password === undefined) return [];
  if (isOwnName(password, person)) return issue("password", "password_common");
  return password === password_confirmation ? [] : issue("password_confirmation", "password_mismatch");
};
