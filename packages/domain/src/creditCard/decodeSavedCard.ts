import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Issue } from "../issue.ts";
import { decode, text, textOf } from "../wire/decode.ts";
import { cardMask, type SavedCard } from "./creditCard.ts";

const wireSavedCard = Schema.Struct({
  id: Schema.Int,
  number: text,
  reference: Schema.optionalKey(text),
  expmo: text,
  expyr: text,
  cvv: text,
});

/**
 * Reads the response of `fetchSavedCard`; months and years may be numbers (OPS-IBE-53). Issues are on `credit_card`. A specified
 * server returns the whole number and no reference.
 */
export const decodeSavedCard = (value: unknown): Result.Result<SavedCard, readonly Issue[]> =>
  Result.map(decode(wireSavedCard, "credit_card")(value), ({ id, number, reference, expmo, expyr, cvv }) => {
    const card = { id, number: textOf(number), expmo: textOf(expmo), expyr: textOf(expyr), cvv: textOf(cvv) };
    const name = textOf(reference ?? "");
    return name === "" ? card : { ...card, number: `${cardMask} ${card.number.slice(-4)}`, reference: name };
  });
