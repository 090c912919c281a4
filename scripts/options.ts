import { type ParseArgsConfig, parseArgs } from "node:util";

/** Ends a command that was called wrongly with one line. */
export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** The options of a command; one that it does not have ends it. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split(/\. |\n/);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(`${reason}. ${names.length === 0 ? "There are no options" : `Options: ${names.join(", ")}`}.`);
  }
}

/** A whole number of at least 0 that an option was given. */
export function wholeOption(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  return refuse(`--${name} is a whole number, such as 7: ${text}`);
}
