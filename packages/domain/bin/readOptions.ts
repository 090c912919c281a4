import { parseArgs } from "node:util";
import { fields } from "./refusal.ts";

/** The options of the command line. */
export type Options = {
  readonly help: boolean;
  readonly version: boolean;
  readonly ledger: boolean;
  readonly explain: boolean;
  /** The file to read; null for the standard input. */
  readonly file: string | null;
};

const memberRows = Object.entries(fields).map(([path, expected]) => `  ${path.padEnd(29)}${expected}`);

/** The output of `--help`. */
export const help = `Usage: teedesk-quote [--ledger] [--explain] [file]

Prices tee-time bookings as the Teedesk console and server do. Reads one booking or a list of them as JSON,
or one booking a line (NDJSON), from the file or the standard input; writes the prices as it was given.

  --ledger    write a ledger for people instead of JSON
  --explain   add to each line of a price its formula in words
  --version   print the version of the package and of its rules
  --help      show this

Money is in dollars, as a text or a number, except in raw_ members: these are whole cents.
Members of a booking (all but the charge may be missing; members not named here are passed over):
${memberRows.join("\n")}

A refused booking is named on the standard error by its line and member; the others are still priced.
Exit code: 0 all are priced, 1 some are refused, 2 wrong usage or a file that cannot be read.
`;

const known = /^(?:-h|--(?:help|version|ledger|explain))$/;

/** Reads the command line; a text is the reason it is refused. */
export const readOptions = (words: readonly string[]): Options | string => {
  const unknown = words
    .slice(0, words.includes("--") ? words.indexOf("--") : words.length)
    .find((word) => /^-./.test(word) && !known.test(word));
  if (unknown !== undefined) return `There is no option ${unknown}; see teedesk-quote --help.`;
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
        ledger: { type: "boolean" },
        explain: { type: "boolean" },
      },
    });
    const [file = "-", ...more] = positionals;
    if (more.length > 0) return "Give one file, or none to read the standard input.";
    const { help = false, version = false, ledger = false, explain = false } = values;
    return { help, version, ledger, explain, file: file === "-" ? null : file };
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
};
