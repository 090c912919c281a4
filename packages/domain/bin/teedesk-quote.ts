#!/usr/bin/env node
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { priceAll } from "./priceAll.ts";
import { help, type Options, readOptions } from "./readOptions.ts";
import { version } from "./version.ts";

const { stdin, stdout, stderr } = process;

/** Bytes of a piece: its garbage is collected young, which halves the time of pieces of 1 MiB. */
const pieceSize = 64 * 1024;

const complain = (words: string): void => {
  process.exitCode = 2;
  stderr.write(`teedesk-quote: ${words}\n`);
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file",
  EISDIR: "This is a folder",
  EACCES: "This file may not be read",
};

/** Why a file cannot be read, in one line. */
function unreadable(file: string | null, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return file === null ? reason : `${reason}: ${file}`;
}

async function write(out: NodeJS.WriteStream, text: string): Promise<void> {
  if (text !== "" && !out.write(text)) await once(out, "drain");
}

async function priceInput(options: Options): Promise<void> {
  const input = options.file === null ? stdin : createReadStream(options.file, { highWaterMark: pieceSize });
  for await (const { prices, refusals } of priceAll(input.setEncoding("utf8"), options)) {
    if (refusals !== "") process.exitCode = 1;
    await write(stdout, prices);
    await write(stderr, refusals);
  }
}

// A reader that closes the pipe early, such as `head`, is not a failure.
for (const out of [stdout, stderr]) {
  out.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? process.exitCode : 2));
}

const options = readOptions(process.argv.slice(2));
if (typeof options === "string") complain(options);
else if (options.help) stdout.write(help);
else if (options.version) stdout.write(`${version()}\n`);
else {
  try {
    await priceInput(options);
  } catch (cause) {
    complain(unreadable(options.file, cause));
  }
}
