import type { ApiResult, CancelDraft, CancelOptions, CancelOutcome, CancelRequest } from "@teedesk/domain";
import type { Intent } from "../intent.ts";

/** The saved choices with their intent: an attempt with an unknown outcome must keep its key. */
export type KeptCancelation = { readonly draft: CancelDraft; readonly intent: Intent };

export type CancelPorts = {
  readonly loadOptions: (id: number, signal: AbortSignal) => Promise<ApiResult<CancelOptions>>;
  /** `key` is the Idempotency-Key: the same one cancels and refunds once, however often it is sent. */
  readonly process: (request: CancelRequest, key: string, signal: AbortSignal) => Promise<ApiResult<CancelOutcome>>;
  readonly newKey: () => string;
  /** One tee time's draft storage, which survives closing the dialog, a reload and a sign-in. */
  readonly drafts: {
    readonly read: () => KeptCancelation | null;
    readonly write: (kept: KeptCancelation) => void;
    readonly clear: () => void;
  };
};
