import type { FieldErrors } from "./fieldErrors.ts";
import type { RecordReference } from "./recordId.ts";

/**
 * The outcome of a call. Only HTTP 200 is `ok` (CROSS-30); `invalid` is 422, `conflict` 409, `unauthorized` 401, and `failed`
 * everything else, with `status` null when no response came.
 */
export type ApiResult<T> =
  | { readonly kind: "ok"; readonly value: T }
  | {
      readonly kind: "invalid";
      readonly errors: FieldErrors;
      /** The records that already have a value which has to be unique. */
      readonly references?: readonly RecordReference[];
    }
  | {
      readonly kind: "conflict";
      readonly message: string;
      /** The message of a system behind the server (OPS-TT-43). */
      readonly backend_message?: string;
      readonly current: unknown;
      /** The records that refer to one that cannot be deleted, where that is the reason. */
      readonly references?: readonly RecordReference[];
    }
  | { readonly kind: "unauthorized" }
  | {
      readonly kind: "failed";
      readonly status: number | null;
      readonly body: string;
      readonly request_id: string | null;
    };
