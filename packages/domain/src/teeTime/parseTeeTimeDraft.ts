import * as Result from "effect/Result";
import { type Issue, issuesOf } from "../issue.ts";
import { tidyDollars } from "../money/typedDollars.ts";
import { like } from "../wire/shape.ts";
import { acceptTeeTimeChange } from "./acceptTeeTimeChange.ts";
import { readTeeTimeFacts } from "./readTeeTimeFacts.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";
import { blankTeeTimeDraft, type TeeTimeDraft } from "./teeTimeDraft.ts";

/** The parts that are sent as typed: lines are trimmed, amounts have two decimals. */
const textsOf = (draft: TeeTimeDraft) => ({
  confirmation: draft.confirmation.trim(),
  notes: draft.notes,
  internal_notes: draft.internal_notes,
  folio: draft.folio.trim(),
  gift_certificate_amount: tidyDollars(draft.gift_certificate_amount),
  discount_amount: tidyDollars(draft.discount_amount),
});

const teeTimeDraft = like(blankTeeTimeDraft());

/**
 * Reads the tee-time page into the change that a save sends: date, time, players above 0 and a course are needed. A blank
 * serial or code takes the gift certificate or the discount off. Issues have the names of the server's 422.
 */
export const parseTeeTimeDraft = (draft: TeeTimeDraft): Result.Result<TeeTimeChange, readonly Issue[]> => {
  const unread = teeTimeDraft(draft, "");
  if (unread.length > 0) return Result.fail(unread);
  const facts = readTeeTimeFacts(draft, "");
  const texts = textsOf(draft);
  const serial = draft.gift_certificate.trim();
  const code = draft.discount.trim();
  const gift_certificate = serial === "" ? null : { serial };
  const discount = code === "" ? null : { code };
  const issues = [
    ...issuesOf(Object.values(facts)),
    ...issuesOf([acceptTeeTimeChange({ tee_time: texts, gift_certificate, discount })]),
  ];
  if (issues.length > 0) return Result.fail(issues);
  return Result.map(Result.all(facts), (read) => ({ tee_time: { ...texts, ...read }, gift_certificate, discount }));
};
