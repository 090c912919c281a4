import type { Mistake } from "./mistakes.ts";
import { inMigration } from "./triggers.ts";
import { inFile } from "./wiring.ts";

const asked = inFile("session/consents", "server/src/features/cancelation/consents.test.ts");
const limited = inFile("features/cancelation/openCancelation", "server/src/features/cancelation/exceptions.test.ts");
const consents = inMigration("0060_tampering_is_found", "db/consentsStay");

/** Mistakes in the triggers that keep a request for consent as it was asked, and carry it out in the same transaction (DECISION-45). */
export const consentMistakes: readonly Mistake[] = [
  consents("lets a request be consented to after three days", "OLD.expires_at <= now() OR ", ""),
  consents("lets a request wait for longer", "\n      OR NEW.expires_at > now() + interval '3 days'", ""),
  consents(
    "lets a consent cancel a tee time that only gets a refund",
    "AND cancel = (NEW.cancelation ->> 'cancel')::boolean ",
    "",
  ),
  consents(
    "lets a consent refund another tee time",
    "WHERE id = NEW.cancelation_id AND tee_time_id = NEW.tee_time_id",
    "WHERE id = NEW.cancelation_id",
  ),
  consents("lets a consent go over the rules", "AND force = (NEW.cancelation ->> 'force_cancel')::boolean\n", "\n"),
  consents(
    "lets a value be consented to that is not corrected",
    "\n      OR value <> coalesce((NEW.correction ->> 'value')::bigint - coalesce((NEW.correction ->> 'value_before')::bigint, 0), 0)",
    "",
  ),
  consents("lets a consent be dated", " OR NEW.decided_at IS DISTINCT FROM now())", ")"),
  consents(
    "lets a request be consented to twice",
    "IF OLD.state = 'waiting' AND NEW.state <> 'waiting' THEN still",
    "IF NEW.state <> 'waiting' THEN still",
  ),
  consents("lets a request be stored as declined", "IF NEW.state <> 'waiting' OR NEW.decided_by", "IF NEW.decided_by"),
  consents(
    "lets a consent move nothing",
    "THEN NOT EXISTS (SELECT FROM cancelations",
    "THEN EXISTS (SELECT FROM cancelations WHERE id = NEW.cancelation_id) AND NOT EXISTS (SELECT FROM cancelations",
  ),
  consents(
    "lets a consent be to another refund",
    "AND refund_amount = coalesce((NEW.cancelation ->> 'refund_amount')::bigint, 0)",
    "",
  ),
  consents(
    "lets a correction be consented to that is not made",
    "ELSE balance <> (NEW.correction ->> 'balance')::bigint - (NEW.correction ->> 'balance_before')::bigint",
    "ELSE false",
  ),
  consents(
    "takes a consent by no person",
    '"consents"."decided_by" is not null and "consents"."decided_at" is not null and ',
    "",
  ),
  inMigration("0069_withdrawn_payments", "db/consentsStay")(
    "lets a person ask twice for one tee time",
    'CREATE UNIQUE INDEX "consents_tee_time"',
    'CREATE INDEX "consents_tee_time"',
  ),
  asked(
    "lets a person decide on what they asked for under another address",
    "found.staff_user === email || found.staff_user_id === staff_user_id",
    "found.staff_user === email",
  ),
  asked("replaces what another person asked for", "and(isOfSubject, askedBy(person),", "and(isOfSubject,"),
  asked(
    "keeps a request beside the next one that its person makes under another address",
    "or(eq(consents.staff_user_id, id), and(isNull(consents.staff_user_id), eq(consents.staff_user, email)))",
    "eq(consents.staff_user, email)",
  ),
  asked(
    "shows a person what the one asked for who had their address before",
    "and(isNull(consents.staff_user_id), eq(consents.staff_user, email)))",
    "eq(consents.staff_user, email))",
  ),
  limited(
    "counts the refunds of all tee times as those of one",
    "eq(cancelations.tee_time_id, tee_time_id),\n        ne(",
    "ne(",
  ),
  limited("counts the refund that a forced cancelation replaces", "ne(cancelations.id, replaced_id)", "undefined"),
  inFile("features/cancelation/consents.handlers", "server/src/features/cancelation/consents.test.ts")(
    "counts the requests of others for an agent",
    "db.$count(consents, and(shownTo(staff), ",
    "db.$count(consents, and(",
  ),
];
