import type { ApiResult } from "@teedesk/domain";

/** The value of a successful read; any other result is thrown, as the cause of an Error, for the query to keep. */
export async function read<T>(call: Promise<ApiResult<T>>): Promise<T> {
  const result = await call;
  if (result.kind === "ok") return result.value;
  throw new Error(`The read returned: ${result.kind}`, { cause: result });
}

const passingStatuses: readonly unknown[] = [null, 502, 503, 504];

/** Whether a failed read may succeed when repeated: no response, or a server that is starting or stopping. */
export function isWorthRetrying({ cause }: Error): boolean {
  return typeof cause === "object" && cause !== null && "status" in cause && passingStatuses.includes(cause.status);
}
