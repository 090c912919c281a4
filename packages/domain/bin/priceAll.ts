import * as Result from "effect/Result";
import { isMembers } from "../src/wire/members.ts";
import { ledger } from "./ledger.ts";
import { type Priced, priceBooking } from "./priceBooking.ts";
import type { Options } from "./readOptions.ts";
import { refusalText } from "./refusal.ts";
import { toJson } from "./toJson.ts";

/** The lines of a text that arrives in pieces, in batches of complete lines; the last line need not end in a break. */
async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = "";
  for await (const piece of pieces) {
    const end = piece.lastIndexOf("\n");
    if (end === -1) {
      rest += piece;
      continue;
    }
    yield `${rest}${piece.slice(0, end)}`.split("\n");
    rest = piece.slice(end + 1);
  }
  if (rest !== "") yield [rest];
}

/** Prices, and a line for each reason a booking is refused. */
export type Output = { readonly prices: string; readonly refusals: string };

type Render = (priced: Priced) => string;

/** Reads a text of JSON; fails with the parser's message. White space around it, a byte order mark included, is ignored. */
const readJson = (text: string): Result.Result<unknown, string> => {
  try {
    return Result.succeed(JSON.parse(text.trim()));
  } catch (cause) {
    return Result.fail(cause instanceof Error ? cause.message : String(cause));
  }
};

const priceJson = (place: number, json: Result.Result<unknown, string>): Priced =>
  Result.isSuccess(json)
    ? priceBooking(place, json.success)
    : { place, id: undefined, price: Result.fail([{ path: "", code: "not_json", given: json.failure }]) };

const complaintOf = ({ place, price }: Priced, unit: "line" | "booking"): string =>
  Result.isSuccess(price)
    ? ""
    : price.failure
        .map((refusal) => [`${unit} ${place}`, refusal.path, refusalText(refusal)].filter(Boolean).join(": "))
        .join("\n")
        .concat("\n");

/** Each booking is written before the next is read, so that memory does not grow. */
const priceLines = (batch: readonly string[], linesBefore: number, render: Render): Output => {
  let prices = "";
  let refusals = "";
  for (const [index, line] of batch.entries()) {
    if (line.trim() === "") continue;
    const priced = priceJson(linesBefore + index + 1, readJson(line));
    prices += `${render(priced)}\n`;
    refusals += complaintOf(priced, "line");
  }
  return { prices, refusals };
};

const isBooking = (line: string): boolean =>
  Result.match(readJson(line), { onSuccess: isMembers, onFailure: () => false });

/** A text whose first line looks like the start of a document, but which is not one, is read by lines if any holds a booking. */
const priceDocument = (document: readonly string[], render: Render, isLedger: boolean): Output => {
  const json = readJson(document.join("\n"));
  if (Result.isFailure(json) && document.some(isBooking)) return priceLines(document, 0, render);
  const list = Result.isSuccess(json) && Array.isArray(json.success) ? json.success : null;
  const bookings = list?.map((booking: unknown, index) => priceBooking(index + 1, booking)) ?? [priceJson(1, json)];
  const rendered = bookings.map(render);
  return {
    prices: list === null || isLedger ? `${rendered.join("\n")}\n` : `[\n${rendered.join(",\n")}\n]\n`,
    refusals: bookings.map((priced) => complaintOf(priced, "booking")).join(""),
  };
};

/** A list, or an object that goes on in the next line, is one document; anything else is a booking a line. */
const beginsDocument = (line: string): boolean => {
  const text = line.trim();
  return text.startsWith("[") || (text.startsWith("{") && !text.endsWith("}"));
};

/** Prices all bookings of an input: line by line as pieces arrive, a document at its end. */
export async function* priceAll(
  pieces: AsyncIterable<string>,
  { explain, ledger: isLedger }: Pick<Options, "explain" | "ledger">,
): AsyncGenerator<Output> {
  const render = isLedger ? (priced: Priced) => ledger(priced, explain) : (priced: Priced) => toJson(priced, explain);
  const document: string[][] = [];
  let isDocument: boolean | null = null;
  let linesBefore = 0;
  for await (const batch of lines(pieces)) {
    const first = isDocument === null ? batch.find((line) => line.trim() !== "") : undefined;
    if (first !== undefined) isDocument = beginsDocument(first);
    if (isDocument === true) document.push(batch);
    else yield priceLines(batch, linesBefore, render);
    linesBefore += batch.length;
  }
  if (isDocument === true) yield priceDocument(document.flat(), render, isLedger);
}
