import type { Mistake } from "./mistakes.ts";

/** The mistakes of one migration that one test of the server notices. */
export const inMigration =
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
const records = inMigration("0060_tampering_is_found", "db/books");
const sales = inMigration("0060_tampering_is_found", "db/salesStay");
const seats = inMigration("0061_seats_given_up", "features/teeTimes/takeSeats");

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
  records(
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
    "takes another code for the one that took an amount off",
    "CASE WHEN golf_discount_id = sold.golf_discount_id THEN",
    "CASE WHEN golf_discount_id IS NOT NULL THEN",
  ),
  sales(
    "lets another certificate take the place of one that paid before the ledger",
    "ELSIF OLD.gift_certificate_id IS DISTINCT FROM NEW.gift_certificate_id AND EXISTS (",
    "ELSIF false AND EXISTS (",
  ),
  records(
    "returns a certificate's part to another one",
    "THEN sum(item.total) > 0 AND bool_or(refund.id <> sale.id)",
    "THEN sum(item.total) > 0 AND bool_or(refund.id <> sale.id) AND bool_or(refund.id = sale.id)",
  ),
  inMigration("0060_tampering_is_found", "db/serverRoleBooks")(
    "refuses the cancelation of an earlier tee time whose certificate's part was lowered",
    "HAVING (CASE WHEN sold.id IS NULL THEN",
    "HAVING (CASE WHEN true THEN",
  ),
  records("takes a refund from another certificate", " OR sum(item.total) FILTER (WHERE refund.id = entry.id) < 0", ""),
  inMigration("0054_what_was_sold_stays", "db/books")(
    "lets a card's payment disappear once it is taken",
    "FOR EACH ROW WHEN (OLD.state <> 'authorising') EXECUTE FUNCTION refuse_changed_books()",
    "FOR EACH ROW WHEN (OLD.state = 'authorising') EXECUTE FUNCTION refuse_changed_books()",
  ),
  inMigration("0055_lost_numbers", "features/promises/tellCourse")(
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
  seats(
    "takes seats that were given up for the booking's own once it is back",
    "least(notices.players, notices.kept, booking.players)",
    "least(notices.players, booking.players)",
  ),
  seats("forgets the players who left", "OR NEW.players < OLD.players))", "))"),
  inMigration("0051_customer_merges", "resources/customers/merge/mergeCustomers")(
    "leaves a changed certificate with the merged customer",
    'INSERT OR UPDATE OF "customer_id" ON "gift_certificates"',
    'INSERT ON "gift_certificates"',
  ),
];
