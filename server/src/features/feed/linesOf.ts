import { StringDecoder } from "node:string_decoder";
import { failure } from "../../platform/refusal.ts";

/** The most bytes of one feed, and the length of the longest line that is read. */
const mostBytes = 64 * 1024 * 1024;
const longestLine = 10_000;

/** The lines of a body as they arrive, numbered from 1, without blank ones. A line that is too long is cut, and so is not JSON. */
export async function* linesOf(
  body: AsyncIterable<Buffer | string>,
): AsyncGenerator<{ readonly number: number; readonly text: string }> {
  const decoder = new StringDecoder("utf8");
  let [bytes, number, rest] = [0, 0, ""];
  const isBlank = (text: string) => text.trim() === "";
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw failure(413, "The feed is too large. Send it in parts, as deltas.");
    const lines = (rest + (typeof chunk === "string" ? chunk : decoder.write(chunk))).split("\n");
    rest = (lines.pop() ?? "").slice(0, longestLine);
    for (const line of lines) {
      number += 1;
      if (!isBlank(line)) yield { number, text: line.slice(0, longestLine) };
    }
  }
  rest += decoder.end();
  if (!isBlank(rest)) yield { number: number + 1, text: rest };
}
