import type { components } from "@teedesk/openapi";

/** Field path to messages, the most important first; "" for messages that belong to no field. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

type RefusalBody =
  | {
      readonly kind: "invalid";
      readonly errors: FieldMessages;
      /** The records that already have a value which has to be unique. */
      readonly references?: readonly components["schemas"]["RecordReference"][];
    }
  | { readonly kind: "conflict"; readonly message: string; readonly current: object | null }
  | {
      readonly kind: "failure";
      readonly message: string;
      readonly backend_message?: string;
      readonly references?: readonly components["schemas"]["RecordReference"][];
      readonly second_factor?: components["schemas"]["PendingSignIn"];
    };

/** A response other than 200. It is thrown, so that an open transaction is rolled back; errors.ts sends it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${body.kind === "invalid" ? Object.keys(body.errors).join(", ") : body.message}`);
  }
}

export const failure = (status: number, message: string, backend_message?: string): Refusal =>
  new Refusal(status, { kind: "failure", message, ...(backend_message === undefined ? {} : { backend_message }) });

export const invalid = (errors: FieldMessages): Refusal => new Refusal(422, { kind: "invalid", errors });

/** `current` is the record as its show call returns it; null when there is none to show (ANSWER-16, ANSWER-17). */
export const conflict = (message: string, current: object | null): Refusal =>
  new Refusal(409, { kind: "conflict", message, current });

/** The record is not deleted, because others refer to it. */
export const referred = (message: string, references: readonly components["schemas"]["RecordReference"][]): Refusal =>
  new Refusal(409, { kind: "failure", message, references });

export const unauthorized = (message = "Please sign in."): Refusal => failure(401, message);

/** The password is right, and a code is needed as well. */
export const codeNeeded = (second_factor: components["schemas"]["PendingSignIn"]): Refusal =>
  new Refusal(401, {
    kind: "failure",
    message: "Your password is right. Enter the code of your authenticator app as well.",
    second_factor,
  });

/** The header of a refusal for want of a second factor, by which the console tells it from one for want of rights. */
export const missingFactorHeader = "second-factor";

/** The person must have a second factor, and may call nothing else before. */
export const factorMissing = (): Refusal =>
  new Refusal(
    403,
    { kind: "failure", message: "Set up a second factor first: sign out, and sign in again." },
    { [missingFactorHeader]: "missing" },
  );

/** The header of a refusal for want of a confirmed session, upon which the console asks for the password and repeats the call. */
export const stepUpHeader = "step-up";

/** The caller has to give their password again first (DECISION-71). */
export const unconfirmed = (): Refusal =>
  new Refusal(
    403,
    { kind: "failure", message: "Confirm that it is you with your password, then try again. Nothing was done." },
    { [stepUpHeader]: "required" },
  );

export const forbidden = (message = "Only an admin may do this."): Refusal => failure(403, message);

export const notFound = (message = "There is no such record."): Refusal => failure(404, message);

/** A GET that would change something, where that is switched off. */
export const sentByPost = (): Refusal =>
  new Refusal(405, { kind: "failure", message: "Use POST for this address." }, { allow: "POST" });

/** The database is away or too busy. */
export const unavailable = (message = "The database is not available right now. Please try again."): Refusal =>
  failure(503, message);

/** The limit of failed sign-ins was reached. The audit trail distinguishes it from the limit of requests, also a 429. */
export class LockOut extends Refusal {
  constructor(
    message: string,
    retryAfterSeconds: number,
    /** Whether every sign-in from the network is refused, whatever the e-mail address. */
    readonly isOfNetwork: boolean,
  ) {
    super(429, { kind: "failure", message }, { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) });
  }
}
