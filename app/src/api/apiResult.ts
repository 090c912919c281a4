import { type ApiResult, fieldErrors, recordReferences, redact, serverLines } from "@teedesk/domain";
import { member } from "./record.ts";

/** The result of a client's call; `data` and `error` are its body, parsed where it is JSON. */
type Outcome<T> = { readonly data?: T; readonly error?: unknown; readonly response: Response };

/** The part of a failure's body that is shown, in characters. */
const shownBody = 2000;

const textOf = (body: unknown): string => {
  if (body === undefined || body === null) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
};

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * The one place where the type of a body is trusted: exactly 200 carries what the contract promises. A specified server may return no body
 * where none is needed, so its presence is not checked.
 */
const isPromised = <T>(outcome: Outcome<T>): outcome is { readonly data: T; readonly response: Response } =>
  outcome.response.status === 200;

/** Whether the caller aborted the call: a stopped actor, or a query that is no longer shown. */
const isGivenUp = (cause: unknown): boolean => cause instanceof DOMException && cause.name === "AbortError";

/**
 * Turns a call into a result and never throws: everything that can go wrong with a request ends here.
 * A success is exactly 200 (CROSS-30); no response at all is `failed` with status null (CROSS-34).
 * An aborted call never settles: a machine that was stopped and started again (as React's strict mode does) must not take the end of the
 * first call for the result of the second.
 * `messageLists` are the paths of a 422 that are shown with all their messages.
 */
export async function apiResult<T>(call: Promise<Outcome<T>>, messageLists?: readonly string[]): Promise<ApiResult<T>> {
  let outcome: Outcome<T>;
  try {
    outcome = await call;
  } catch (cause) {
    if (isGivenUp(cause)) return new Promise(() => undefined);
    // Only the body of a success is parsed strictly, so this one had a status.
    const status = cause instanceof SyntaxError ? 200 : null;
    return { kind: "failed", status, body: status === null ? "" : redact(String(cause)), request_id: null };
  }
  if (isPromised(outcome)) return { kind: "ok", value: outcome.data };

  const { response } = outcome;
  const body = outcome.error ?? outcome.data;
  if (response.status === 401) return { kind: "unauthorized" };
  const references = recordReferences(member(body, "references"));
  if (response.status === 422) {
    const errors = fieldErrors(member(body, "errors"), messageLists);
    return { kind: "invalid", errors, ...(references.length > 0 && { references }) };
  }
  if (response.status === 409) {
    const { message, backend_message } = serverLines(body);
    return {
      kind: "conflict",
      message: redact(message),
      current: member(body, "current") ?? null,
      ...(backend_message !== "" && { backend_message: redact(backend_message) }),
      ...(references.length > 0 && { references }),
    };
  }
  return {
    kind: "failed",
    status: response.status,
    body: redact(textOf(body)).slice(0, shownBody),
    request_id: text(member(body, "request_id")) ?? response.headers.get("x-request-id"),
  };
}

/** A refusal with its errors at the form's fields, where the server names some of them differently. */
export function errorsUnder<T>(fieldOf: Readonly<Record<string, string>>, result: ApiResult<T>): ApiResult<T> {
  if (result.kind !== "invalid") return result;
  const errors = Object.entries(result.errors).map(([name, text]) => [fieldOf[name] ?? name, text] as const);
  return { ...result, errors: Object.fromEntries(errors) };
}
