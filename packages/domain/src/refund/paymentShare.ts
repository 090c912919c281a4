import * as Result from "effect/Result";
import { type Cents, centsFrom, zeroCents } from "../money/cents.ts";

/**
 * What some of the players' part of a payment is, in cents, rounded down: a suggestion of what to give back when fewer play
 * than paid. Nothing where there are no players to share it.
 */
export const paymentShare = (paid: Cents, players: number, of: number): Cents =>
  of <= 0 ? zeroCents : Result.getOrElse(centsFrom(Math.floor((paid * players) / of)), () => zeroCents);
