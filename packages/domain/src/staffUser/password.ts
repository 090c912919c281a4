import * as Result from "effect/Result";
import type { Field } from "../form/field.ts";
import type { PasswordIssueCode } from "../issue.ts";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { commonPasswords } from "./commonPasswords.ts";

/** Characters of the shortest password. There are no rules of what it is made of: they make passwords alike. */
export const shortestPassword = 12;

/** As many as the contract takes. */
const longestPassword = 255;

/** One to four characters over and over, such as 121212121212. */
const isRepetition = (password: string): boolean => /^(.{1,4})\1+$/su.test(password);

const isCommon = (password: string): boolean =>
  isRepetition(password) || commonPasswords.split(/\s+/).includes(password.toLowerCase());

/** What is wrong with a password, counted and compared as it is stored; null when it can be taken. */
export function passwordIssue(password: string): PasswordIssueCode | null {
  const normal = password.normalize("NFKC");
  if (Array.from(normal).length < shortestPassword) return "password_too_short";
  if (password.length > longestPassword) return "password_too_long";
  return isCommon(normal) ? "password_common" : null;
}

const show = (sent: string | null | undefined): string => sent ?? "";

/** A password as it was typed, blanks and all, of whatever kind: one that exists, or the repetition of a new one. */
export const typedPassword: Field<string> = { show, read: Result.succeed };

/** A new password; blank is none. */
export const newPassword: Field<string> = {
  show,
  read: (typed) => {
    const code: IssueCode | null = typed === "" ? null : passwordIssue(typed);
    return code === null ? Result.succeed(typed) : Result.fail(code);
  },
};

type Repeated = { readonly email?: string; readonly password?: string; readonly password_confirmation?: string };

/** The rules of a password beside other fields: it is typed twice, and is not the e-mail address. */
export const isRepeated = ({ email = "", password, password_confirmation }: Repeated): readonly Issue[] => {
  if (password === undefined) return [];
  if (password !== "" && password.toLowerCase() === email.toLowerCase()) return issue("password", "password_common");
  return password === password_confirmation ? [] : issue("password_confirmation", "password_mismatch");
};
