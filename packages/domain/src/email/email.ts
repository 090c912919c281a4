import * as Result from "effect/Result";

/** Why a text is not one e-mail address. */
export type EmailIssueCode = "email_unreadable";

/** The syntax that browsers ask of an e-mail input, with at least one dot in the domain; ASCII only. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Reads one e-mail address of at most 254 characters; blanks around it do not matter. */
export const parseEmail = (text: string): Result.Result<string, EmailIssueCode> => {
  if (typeof text !== "string") return Result.fail("email_unreadable");
  const typed = text.trim();
  return typed.length <= 254 && address.test(typed) ? Result.succeed(typed) : Result.fail("email_unreadable");
};

/** Whether a text is an address or blank. */
export const isEmailOrBlank = (text: string): boolean => text.trim() === "" || Result.isSuccess(parseEmail(text));

/** The addresses of a comma-separated list, trimmed and without empty parts (OPS-IBE-16). */
export const splitEmails = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Reads a comma-separated list of addresses, which may be empty, and returns it as it is sent: separated by ", ". */
export const parseEmails = (text: string): Result.Result<string, EmailIssueCode> =>
  typeof text === "string"
    ? Result.map(Result.all(splitEmails(text).map(parseEmail)), (emails) => emails.join(", "))
    : Result.fail("email_unreadable");
