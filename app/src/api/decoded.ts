import type { ApiResult, Issue } from "@teedesk/domain";

type Decoded<T> = { readonly success: T } | { readonly failure: readonly Issue[] };

/** A reader of a body, such as the domain's decoders. */
export type Decode<T> = (value: unknown) => Decoded<T>;

/** The result with its value decoded. A 200 with an unreadable body is a failure like any other: no guess is shown. */
export function decoded<T>(result: ApiResult<unknown>, decode: Decode<T>): ApiResult<T> {
  if (result.kind !== "ok") return result;
  const value = decode(result.value);
  if ("success" in value) return { kind: "ok", value: value.success };
  const body = `The response cannot be read: ${value.failure.map(({ path, code }) => `${path} ${code}`).join(", ")}`;
  return { kind: "failed", status: 200, body, request_id: null };
}
