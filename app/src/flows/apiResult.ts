import {
  type ApiResult,
  type FieldErrors,
  noLines,
  type RecordReference,
  type ServerLines,
  serverLines,
  serverLinesOfBody,
} from "@teedesk/domain";

/** The parts of a failed call that an alert shows. The border (api/apiResult.ts) has taken secrets out and shortened the body. */
export type Failure = {
  readonly status: number | null;
  readonly body: string;
  readonly request_id: string | null;
  /** The records that keep this one from being deleted, or that already have a value which has to be unique. */
  readonly references?: readonly RecordReference[];
};

/** No response at all: the network failed, or a port broke its promise. Shown as 'Undefined response.' */
export const noResponse: Failure = { status: null, body: "", request_id: null };

/** A form without any message. */
export const noMessages = { issues: [], errors: {}, failure: noResponse };

/** The server returned a question instead of storing anything, as for a customer that seems to exist already (ADM-CUST-31). */
type Asked = { readonly kind: "asked" };

/**
 * The record is stored, but the server returned something else than the record: `{id}`, `{}`, a message or nothing. What is
 * stored has to be read by its id, which is null when the server did not return that of a new record.
 */
type Stored = { readonly kind: "stored"; readonly id: number | null };

/** The outcome of a save: that of any call, a question, or less than the record. */
export type SaveResult<T> = ApiResult<T> | Asked | Stored;

/** The failure to show for an unexpected result. */
export function failureOf(result: SaveResult<unknown>): Failure {
  if (result.kind === "conflict") {
    const { message, backend_message = "", references } = result;
    const body = [message, backend_message].filter((line) => line !== "").join("\n");
    return { status: 409, body, request_id: null, ...(references !== undefined && { references }) };
  }
  if (result.kind === "invalid" && result.references !== undefined)
    return { ...noResponse, references: result.references };
  if (result.kind !== "failed") return noResponse;
  return { status: result.status, body: result.body, request_id: result.request_id };
}

/** The field errors of a 422; none for any other result. */
export const errorsOf = (result: SaveResult<unknown>): FieldErrors => (result.kind === "invalid" ? result.errors : {});

/** The server's lines for the user, whatever the outcome of the call; of a 422 the first message. */
export function linesOf(result: ApiResult<unknown>): ServerLines {
  if (result.kind === "ok") return serverLines(result.value);
  if (result.kind === "failed") return serverLinesOfBody(result.body);
  if (result.kind === "conflict") return serverLines(result);
  if (result.kind === "invalid") return { ...noLines, message: Object.values(result.errors)[0] ?? "" };
  return noLines;
}

/** Only a 4xx means that nothing was done; a 201 or a 204 does not count as a success (CROSS-30) but may be one. */
const isInDoubt = (status: number | null): boolean => status === null || status < 400 || status >= 500;

/** The guards about results that every flow has; spread into the `guards` of a set-up. */
export const resultGuards = {
  isOk: (_: unknown, result: { readonly kind: string }): boolean => result.kind === "ok",
  isInvalid: (_: unknown, result: { readonly kind: string }): boolean => result.kind === "invalid",
  /** A specified server passes on a refusal of the system behind it as a 409; Teedesk's own 409 means "still at work". */
  isDeclined: (_: unknown, result: SaveResult<unknown>): boolean =>
    result.kind === "conflict" && result.backend_message !== undefined,
  isConflict: (_: unknown, result: SaveResult<unknown>): boolean => result.kind === "conflict",
  isUnauthorized: (_: unknown, result: { readonly kind: string }): boolean => result.kind === "unauthorized",
  /**
   * An attempt with a key may have been done: there was no response or an unreadable one, the server failed, or it is still
   * at work on that key.
   */
  isUnknown: (_: unknown, result: SaveResult<unknown>): boolean =>
    result.kind === "conflict" || (result.kind === "failed" && isInDoubt(result.status)),
};

/** Hands an actor's output to a guard or an action as its params. */
export const actorOutput = <T>({ event }: { event: { output: T } }): T => event.output;

/** Hands the event itself to a guard or an action as its params. */
export const eventParams = <E>({ event }: { event: E }): E => event;
