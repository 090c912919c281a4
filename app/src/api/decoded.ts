import type { Answer, Issue } from "@teedesk/domain";

type Decoded<T> = { readonly success: T } | { readonly failure: readonly Issue[] };

/** A reader of a body, such as the domain's decoders. */
export type Decode<T> = (value: unknown) => Decoded<T>;

/** The answer with its value decoded. A 200 with an unreadable body is a failure like any other: no guess is shown. */
export function decoded<T>(answered: Answer<unknown>, decode: Decode<T>): Answer<T> {
  if (answered.kind !== "ok") return answered;
  const result = decode(answered.value);
  if ("success" in result) return { kind: "ok", value: result.success };
  const body = `The answer cannot be read: ${result.failure.map(({ path, code }) => `${path} ${code}`).join(", ")}`;
  return { kind: "failed", status: 200, body, request_id: null };
}
