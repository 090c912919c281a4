import type { Parsed } from "./parsed.ts";

/**
 * One intention to book, to cancel or to refund (ANSWER-17). The key stays the same until the server has settled it, so
 * that a repeated attempt is done once.
 */
export type Intent = {
  readonly key: string;
  /** Body of the first attempt whose outcome is unknown; "" when there is none. */
  readonly unsettled: string;
};

export const newIntent = (key: string): Intent => ({ key, unsettled: "" });

/** Whether an earlier attempt may have done something else than this body would: worth a warning before it is sent. */
export const isChangedSince = (intent: Intent, body: string): boolean =>
  intent.unsettled !== "" && intent.unsettled !== body;

/** Whether this body is sent again because an earlier attempt with it may have been done. */
export const isRepeated = (intent: Intent, body: string): boolean =>
  intent.unsettled !== "" && intent.unsettled === body;

/** After no response, a server error or "still at work": it may have been done, so its key must not be given up. */
export const afterUnknown = (intent: Intent, body: string): Intent => ({
  key: intent.key,
  unsettled: intent.unsettled === "" ? body : intent.unsettled,
});

/**
 * After a refusal nothing was done, and a corrected body is a new intention with a key of its own. Unless an earlier
 * attempt with another body is still open: the refusal may mean that that one was done.
 */
export const afterRefusal = (intent: Intent, body: string, newKey: () => string): Intent =>
  isChangedSince(intent, body) ? intent : newIntent(newKey());

/**
 * After a failure that settles nothing about the key: a refusal before the call was read (403, 429), or one of a system behind a specified server,
 * which may be refusing because an earlier attempt was done. It settles nothing that is open.
 */
export const afterOtherFailure = (intent: Intent, newKey: () => string): Intent =>
  intent.unsettled === "" ? newIntent(newKey()) : intent;

/** The body of an attempt as text, for comparison with another; "" when the form cannot be sent. */
export const bodyOf = (parsed: Parsed<unknown>): string => ("success" in parsed ? JSON.stringify(parsed.success) : "");
