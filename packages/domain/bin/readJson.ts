import * as Result from "effect/Result";

/** Reads a text of JSON; else what the parser says of it. White space around it, and so a byte order mark, does not count. */
export const readJson = (text: string): Result.Result<unknown, string> => {
  try {
    return Result.succeed(JSON.parse(text.trim()));
  } catch (cause) {
    return Result.fail(cause instanceof Error ? cause.message : String(cause));
  }
};
