import type { Mistake } from "./mistakes.ts";

const inMigration =
  (name: string, test: string) =>
  (what: string, from: string, to: string): Mistake => ({
    what,
    file: `server/src/db/migrations/${name}.sql`,
    from,
    to,
    topic: null,
    reading: null,
    test: `server/src/${test}.test.ts`,
  });

const books = inMigration("0034_the_books_are_kept", "db/books");
const payments = inMigration("0056_payments_and_players_stay", "db/books");
const sales = inMigration("0060_tampering_is_found", "db/books");
const seal = inMigration("0034_the_books_are_kept", "sales/books/checkBooks");
const sealedTerms = inMigration("0060_tampering_is_found", "sales/books/checkBooks");
const past = inMigration("0043_undo", "features/reports/asOf");

/** Mistakes in the check of the books, by which an owner's changes are found. */
const inCheck =
  (file: string) =>
  (what: string, from: string, to: string): Mistake => ({
    what,
    file: `server/src/sales/books/${file}.ts`,
    from,
    to,
    topic: null,
    reading: null,
    test: "server/src/sales/books/checkBooks.test.ts",
  });
const check = inCheck("rules");
const seats = inMigration("0057_seats_locked_by_place", "features/teeTimes/takeSeats");

/**
 * Mistakes in the triggers by which the database keeps the books (DECISION-46) and follows a merge (DECISION-64) and a move (DECISION-55), and in the
 * function by which it knows what a course was told (DECISION-51).
 */
export const triggerMistakes: readonly Mistake[] = [
  books(
    "lets the amount of an agreed refund change",
    "'attempts', 'lease_until']; END IF;",
    "'attempts', 'lease_until', 'refund_amount']; END IF;",
  ),
  sales(
    "lets a refund be of a sale that no card paid",
    "returned.paid > (CASE WHEN sale.payment_id IS NULL THEN 0 ELSE sale.total END)",
    "returned.paid > sale.total",
  ),
  sales("lets a sale be another agent's", "IF OLD.agent <> NEW.agent THEN", "IF false THEN"),
  sales(
    "lets a tee time change its course without the other one's terms",
    "OR NOT EXISTS (SELECT FROM sale_terms held",
    "OR false AND NOT EXISTS (SELECT FROM sale_terms held",
  ),
  sales(
    "lets the players change without those that were sold",
    "(OLD.players, OLD.players_sold) IS DISTINCT FROM (NEW.players, NEW.players_sold)\n    AND",
    "OLD.players_sold IS DISTINCT FROM NEW.players_sold\n    AND",
  ),
  payments(
    "lets a certificate's earlier sale get another item",
    "entry.payment_id IS NOT NULL OR entry.created_at <> now() OR",
    "entry.payment_id IS NOT NULL OR",
  ),
  payments(
    "lets a payment be authorised over another amount",
    "WHEN (OLD.state <> 'authorising' OR NEW.amount <> OLD.amount)",
    "WHEN (OLD.state <> 'authorising')",
  ),
  books(
    "lets an item be dated",
    'CREATE TRIGGER dated_now BEFORE INSERT ON "transaction_items"\n  FOR EACH ROW WHEN (NEW.created_at <> now())',
    'CREATE TRIGGER dated_now BEFORE INSERT ON "transaction_items"\n  FOR EACH ROW WHEN (false)',
  ),
  books("lets terms be dated", "FOR EACH ROW WHEN (NEW.taken_at <> now())", "FOR EACH ROW WHEN (false)"),
  books(
    "lets history be dated",
    'CREATE TRIGGER dated_now BEFORE INSERT ON "history_entries"\n  FOR EACH ROW WHEN (NEW.created_at <> now())',
    'CREATE TRIGGER dated_now BEFORE INSERT ON "history_entries"\n  FOR EACH ROW WHEN (false)',
  ),
  books(
    "lets a cancelation be dated",
    'CREATE TRIGGER dated_now BEFORE INSERT ON "cancelations"\n  FOR EACH ROW WHEN (NEW.created_at <> now())',
    'CREATE TRIGGER dated_now BEFORE INSERT ON "cancelations"\n  FOR EACH ROW WHEN (false)',
  ),
  books(
    "lets the owner change the terms of a sale",
    'BEFORE UPDATE OR DELETE OR TRUNCATE ON "sale_terms"',
    'BEFORE DELETE OR TRUNCATE ON "sale_terms"',
  ),
  sales(
    "lets a tee time move at other terms than those of its rate",
    "AND held.terms #>> '{rate,id}' IS NOT DISTINCT FROM NEW.golf_rate_id::text",
    "",
  ),
  sales("lets a tee time move at terms of no version of the rules", "IF NEW.rule_set IS NULL THEN", "IF false THEN"),
  sales(
    "lets a tee time move at terms of its own",
    "ELSIF NEW.terms <> (SELECT current_terms(golf_rate_id, id) FROM tee_times WHERE id = NEW.tee_time_id) THEN",
    "ELSIF false THEN",
  ),
  sales(
    "lets a tee time take terms without another course",
    "WHEN (NEW.taken_for = 'course change') EXECUTE FUNCTION keep_terms()",
    "WHEN (false) EXECUTE FUNCTION keep_terms()",
  ),
  sales(
    "lets a tee time take terms twice for one change of course",
    "(SELECT count(*) FROM sale_terms WHERE tee_time_id = NEW.tee_time_id",
    "(SELECT count(DISTINCT taken_at) FROM sale_terms WHERE tee_time_id = NEW.tee_time_id",
  ),
  sales(
    "takes another certificate for the one that paid",
    "WHEN gift_certificate_id = sold.gift_certificate_id THEN sold.gift_certificate_amount_cents ELSE 0 END",
    "WHEN gift_certificate_id IS NOT NULL THEN -sum(total) ELSE 0 END",
  ),
  sales(
    "takes another code for the one that took an amount off",
    "CASE WHEN golf_discount_id = sold.golf_discount_id THEN",
    "CASE WHEN golf_discount_id IS NOT NULL THEN",
  ),
  sales(
    "lets another certificate take the place of one that paid before the ledger",
    "ELSIF OLD.gift_certificate_id IS DISTINCT FROM NEW.gift_certificate_id AND EXISTS (",
    "ELSIF false AND EXISTS (",
  ),
  sales("returns a certificate's part to another one", "GROUP BY item.gift_certificate_id\n", ""),
  inMigration("0060_tampering_is_found", "db/serverRoleBooks")(
    "refuses the cancelation of an earlier tee time whose certificate's part was lowered",
    "HAVING (CASE WHEN sold.id IS NULL THEN",
    "HAVING (CASE WHEN true THEN",
  ),
  sales("takes a refund from another certificate", " OR sum(item.total) FILTER (WHERE refund.id = entry.id) < 0", ""),
  sales("lets a request be consented to after three days", "OLD.expires_at <= now() OR ", ""),
  sales("lets a request wait for longer", "\n      OR NEW.expires_at > now() + interval '3 days'", ""),
  sales(
    "lets a consent cancel a tee time that only gets a refund",
    "AND cancel = (NEW.cancelation ->> 'cancel')::boolean ",
    "",
  ),
  sales("lets a consent go over the rules", "AND force = (NEW.cancelation ->> 'force_cancel')::boolean\n", "\n"),
  sales(
    "lets a value be consented to that is not corrected",
    "\n      OR value <> coalesce((NEW.correction ->> 'value')::bigint - coalesce((NEW.correction ->> 'value_before')::bigint, 0), 0)",
    "",
  ),
  sales("lets a consent be dated", " OR NEW.decided_at IS DISTINCT FROM now())", ")"),
  sales(
    "lets a request be consented to twice",
    "IF OLD.state = 'waiting' AND NEW.state <> 'waiting' THEN still",
    "IF NEW.state <> 'waiting' THEN still",
  ),
  sales("lets a request be stored as consented to", "IF NEW.state <> 'waiting' OR NEW.decided_by", "IF NEW.decided_by"),
  sales(
    "lets a consent move nothing",
    "THEN NOT EXISTS (SELECT FROM cancelations",
    "THEN EXISTS (SELECT FROM cancelations WHERE false AND",
  ),
  sales(
    "lets a consent be to another refund",
    "AND refund_amount = coalesce((NEW.cancelation ->> 'refund_amount')::bigint, 0)",
    "",
  ),
  sales(
    "lets a correction be consented to that is not made",
    "ELSE balance <> (NEW.correction ->> 'balance')::bigint - (NEW.correction ->> 'balance_before')::bigint",
    "ELSE false",
  ),
  sales(
    "takes a consent by no person",
    '"consents"."decided_by" is not null and "consents"."decided_at" is not null and ',
    "",
  ),
  seal("seals a record without its person", "refunded_record_id, staff_user, extract", "refunded_record_id, extract"),
  seal(
    "seals an item without its moment",
    "golf_discount_id, total, extract(epoch FROM created_at))",
    "golf_discount_id, total)",
  ),
  seal(
    "seals a movement without its moment",
    "kind, amount, tee_time_id, staff_user, extract(epoch FROM created_at))",
    "kind, amount, tee_time_id, staff_user)",
  ),
  seal(
    "seals an item without its discount",
    "gift_certificate_id, golf_discount_id, total, extract",
    "gift_certificate_id, total, extract",
  ),
  sealedTerms("seals terms without what they are", "rule_set, terms, quote, extract", "rule_set, quote, extract"),
  sealedTerms("seals terms without their moment", "quote, extract(epoch FROM taken_at))", "quote)"),
  past("shows the present discount as of a moment", "'discount_amount_cents', ", ""),
  past("shows an undo before it was made", "'is_undone', ", ""),
  past("shows the present day of play as of a moment", "'play_date', ", ""),
  inCheck("checkBooks")("prints the oldest seal", "order by number desc limit 1", "order by number limit 1"),
  check(
    "takes any certificate for the one that paid",
    '" and gift_certificate_id = t.gift_certificate_id"',
    '" and gift_certificate_id is not null"',
  ),
  check(
    "takes any code for the one that took an amount off",
    '" and golf_discount_id = t.golf_discount_id"',
    '" and golf_discount_id is not null"',
  ),
  check(
    "takes what another certificate paid for what one got back",
    "group by s.id, i.gift_certificate_id having",
    "group by s.id having",
  ),
  check(
    "takes other terms without another course",
    "where terms > changes order by taken.id",
    "where false order by taken.id",
  ),
  check("takes another rate at the same course", "was_rate is distinct from rate order by t.id", "false order by t.id"),
  check(
    "takes a consent without its act",
    "then not exists (select from cancelations c where c.id = k.cancelation_id",
    "then not exists (select from cancelations c where true",
  ),
  check("takes a consent to a refund for one to cancel", "and c.cancel = (k.cancelation ->> 'cancel')::boolean ", ""),
  check("takes a consent for one over the rules", "and c.force = (k.cancelation ->> 'force_cancel')::boolean\n", "\n"),
  check(
    "takes a certificate for an import's without its entry",
    "and h.action = 'imported' and h.created_at = m.created_at and h.staff_user = m.staff_user) order",
    "or true) order",
  ),
  check(
    "takes a payment for an import's by its reference",
    "and c ->> 'field' = 'import' and r.payment_id = 'elsewhere-'",
    "or r.payment_id like 'elsewhere-%' or r.payment_id = 'elsewhere-'",
  ),
  check(
    "counts terms by their ids",
    "and s.taken_at > ${termsSealedSince} group by",
    "and s.id >= (select min(id) from sale_terms where taken_at > ${termsSealedSince}) group by",
  ),
  check(
    "takes terms for sealed that no seal covers",
    "where id > coalesce((select max(last_terms) from ledger_seals), 0)",
    "where false",
  ),
  check(
    "takes a seal from before terms were sealed for another",
    "case when last_terms is null\n",
    "case when false\n",
  ),
  inMigration("0054_what_was_sold_stays", "db/books")(
    "lets a card's payment disappear once it is taken",
    "FOR EACH ROW WHEN (OLD.state <> 'authorising') EXECUTE FUNCTION refuse_changed_books()",
    "FOR EACH ROW WHEN (OLD.state = 'authorising') EXECUTE FUNCTION refuse_changed_books()",
  ),
  inMigration("0055_lost_numbers", "features/promises/promises")(
    "forgets what a course has under a number that INTERNAL replaces",
    "NEW.confirmation IN (OLD.confirmation, 'INTERNAL')",
    "NEW.confirmation = OLD.confirmation",
  ),
  seats(
    "takes what a lost number was given for as told by a person",
    "booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = ''",
    "booking.confirmation = 'INTERNAL' AND told.staff_user IS NULL",
  ),
  seats(
    "forgets the notice of an INTERNAL booking",
    "booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = ''",
    "booking.confirmation = 'INTERNAL'",
  ),
  seats(
    "lets a call count that is older than a number that was taken back",
    "WHERE notices.tee_time_id = booking.id\n\t\tORDER BY",
    "WHERE notices.tee_time_id = booking.id AND (booking.confirmation <> 'INTERNAL' OR notices.staff_user <> '')\n\t\tORDER BY",
  ),
  inMigration("0051_customer_merges", "resources/customers/merge/mergeCustomers")(
    "leaves a changed certificate with the merged customer",
    'INSERT OR UPDATE OF "customer_id" ON "gift_certificates"',
    'INSERT ON "gift_certificates"',
  ),
];
