import type { Database } from "../../db/database.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import type { Cancelation, CancelOutcome } from "./cancelation.ts";
import { words } from "./words.ts";

/** What a finished cancelation is answered with, now and on every repetition. */
export async function outcomeOf(db: Database, done: Cancelation): Promise<CancelOutcome> {
  const { teeTime, certificate } = await findTeeTime(db, done.tee_time_id);
  const amount = teeTime.gift_certificate_amount_cents;
  const returned = done.cancel && certificate !== null && amount > 0 ? words.returned(amount, certificate.serial) : "";
  return { valid: true, message: `${sentenceOf(done)}${returned}`, confirmation: done.refund_id };
}

const sentenceOf = ({ cancel, refund_amount, refund_id }: Cancelation): string => {
  if (refund_amount === 0) return words.canceled;
  if (refund_id === null) return words.canceledOnly;
  return cancel ? words.canceledAndRefunded(refund_amount) : words.refunded(refund_amount);
};
