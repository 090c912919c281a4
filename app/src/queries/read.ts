import type { Answer } from "@teedesk/domain";

/** The value of a successful read; any other answer is thrown, as the cause of an Error, for the query to keep. */
export async function read<T>(answered: Promise<Answer<T>>): Promise<T> {
  const answer = await answered;
  if (answer.kind === "ok") return answer.value;
  throw new Error(`The read was answered: ${answer.kind}`, { cause: answer });
}

const passingStatuses: readonly unknown[] = [null, 502, 503, 504];

/** Whether a failed read may succeed when repeated: no response, or a server that is starting or stopping. */
export function isWorthRetrying({ cause }: Error): boolean {
  return typeof cause === "object" && cause !== null && "status" in cause && passingStatuses.includes(cause.status);
}
