import type * as Result from "effect/Result";
import type { Cents, MoneyIssueCode } from "./cents.ts";
import { sumCents } from "./sumCents.ts";

/** Adds two amounts; the second may be negative. Only a sum too large to be exact is an issue. */
export const addCents = (one: Cents, other: Cents): Result.Result<Cents, MoneyIssueCode> => sumCents([one, other]);
