import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

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
const soldBooks = inMigration("0034_the_books_are_kept", "db/salesStay");
const payments = inMigration("0056_payments_and_players_stay", "db/books");
const records = inMigration("0060_tampering_is_found", "db/books");
const owners = inMigration("0034_the_books_are_kept", "db/ownersBooks");
const sales = inMigration("0060_tampering_is_found", "db/salesStay");
const parts = inMigration("0062_parts_stay", "db/salesStay");
const movements = inMigration("0062_parts_stay", "db/books");
const seats = inMigration("0061_seats_given_up", "features/teeTimes/takeSeatsBack");
const seen = inMigration("0061_seats_given_up", "features/teeTimes/takeSeatsSeen");

/**
 * Mistakes in the triggers by which the database keeps the books (DECISION-46) and follows a merge (DECISION-64) and a move (DECISION-55), and in the
 * function by which it knows what a course was told (DECISION-51).
 */
export const triggerMistakes: readonly Mistake[] = [
  owners(
    "lets the amount of an agreed refund change",
    "'attempts', 'lease_until']; END IF;",
    "'attempts', 'lease_until', 'refund_amount']; END IF;",
  ),
  records(
    "lets a refund be of a sale that no card paid",
    "returned.paid > (CASE WHEN sale.payment_id IS NULL THEN 0 ELSE sale.total END)",
    "returned.paid > sale.total",
  ),
  owners(
    "lets a record become another person's",
    "keep_books('reason', 'updated_at')",
    "keep_books('reason', 'staff_user', 'updated_at')",
  ),
  owners(
    "lets a refund become another person's",
    "\n    OR (NEW.staff_user_id IS NOT NULL AND NEW.staff_user_id IS DISTINCT FROM OLD.staff_user_id)\n    OR (OLD.is_released",
    "\n    OR (OLD.is_released",
  ),
  owners(
    "lets a movement lose its tee time",
    "EXECUTE FUNCTION keep_books('reason');",
    "EXECUTE FUNCTION keep_books('reason', 'tee_time_id');",
  ),
  records("lets a sale have an item about a later tee time", " OR parts.last <> sold.id OR", " OR"),
  sales(
    "lets a tee time be sold with a discount that is not entered",
    "        OR -parts.discount <> sold.discount_amount_cents OR",
    "        OR",
  ),
  sales(
    "lets a tee time be sold with a certificate's part that is not entered",
    " OR -parts.certificate <> sold.gift_certificate_amount_cents\n",
    "\n",
  ),
  sales(
    "lets a tee time with rented clubs change its course",
    "    EXISTS (SELECT FROM tee_time_rental_clubs WHERE tee_time_id = NEW.id)\n    OR NOT EXISTS",
    "    NOT EXISTS",
  ),
  inMigration("0054_what_was_sold_stays", "db/ownersBooks")(
    "lets the owner change rented clubs",
    'BEFORE UPDATE OR DELETE ON "tee_time_rental_clubs"',
    'BEFORE DELETE ON "tee_time_rental_clubs"',
  ),
  sales(
    "lets another certificate pay in the name of the one that takes a place",
    ", (NEW.gift_certificate_id, -NEW.gift_certificate_amount_cents))",
    ")",
  ),
  sales("lets a tee time be sold for less than nothing", "IF entry.total < 0 OR parts.first", "IF parts.first"),
  inMigration("0067_refused_captures", "db/books")(
    "lets a card's payment take another reference",
    "ARRAY['state', 'last4',",
    "ARRAY['state', 'payment_id', 'last4',",
  ),
  inMigration("0069_withdrawn_payments", "features/cancelation/undoBooking")(
    "lets a payment be voided while its capture is under way",
    "OLD.refused_at IS NULL OR ",
    "",
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
  owners(
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
  parts(
    "lets a tee time lose a record over nothing",
    "(OLD.transaction_record_id IS NOT NULL OR entry.created_at <> now()",
    "(entry.created_at <> now()",
  ),
  parts("lets a tee time take a record of something else", " OR entry.created_at <> now()\n", "\n"),
  parts(
    "lets an amount be shifted to the fee",
    "(OLD.rental_clubs_cents, OLD.service_fee_cents) <> (NEW.rental_clubs_cents, NEW.service_fee_cents)",
    "OLD.rental_clubs_cents <> NEW.rental_clubs_cents",
  ),
  parts(
    "lets an amount be shifted from the clubs",
    "(OLD.rental_clubs_cents, OLD.service_fee_cents) <> (NEW.rental_clubs_cents, NEW.service_fee_cents)",
    "OLD.service_fee_cents <> NEW.service_fee_cents",
  ),
  parts(
    "lets amounts change without a record",
    "ELSIF entry.id IS NULL OR entry.created_at >",
    "ELSIF entry.created_at >",
  ),
  parts(
    "lets amounts change with a record that is about later changes",
    "ELSIF entry.id IS NULL OR entry.created_at > NEW.created_at THEN",
    "ELSIF entry.id IS NULL THEN",
  ),
  parts(
    "compares amounts with those before the last step alone",
    "ORDER BY past.until, past.id LIMIT 1",
    "ORDER BY past.until DESC, past.id DESC LIMIT 1",
  ),
  parts("lets a charge change without its items", "(NEW.charge_cents - before.charge_cents, ", "(entered.charge, "),
  parts(
    "lets a discount change without its items",
    "NEW.discount_amount_cents - before.discount_amount_cents,",
    "entered.discount,",
  ),
  parts(
    "lets a certificate's part change without its items",
    "NEW.gift_certificate_amount_cents - before.gift_certificate_amount_cents)",
    "entered.certificate)",
  ),
  parts(
    "lets another code take the place of one from before the ledger",
    "ELSIF OLD.golf_discount_id IS DISTINCT FROM NEW.golf_discount_id\n",
    "ELSIF false\n",
  ),
  movements(
    "lets a tee time take a record after its certificate's part was returned",
    " OR entry.created_at <> now()\n    OR EXISTS (SELECT FROM transaction_items item JOIN",
    " OR entry.created_at <> now()\n    OR false AND EXISTS (SELECT FROM transaction_items item JOIN",
  ),
  movements(
    "raises a certificate's balance without an item",
    "WHEN (NEW.tee_time_id IS NOT NULL) EXECUTE FUNCTION keep_movements()",
    "WHEN (false) EXECUTE FUNCTION keep_movements()",
  ),
  movements(
    "lets an item about a certificate move nothing",
    "WHEN (NEW.gift_certificate_id IS NOT NULL) EXECUTE FUNCTION keep_movements()",
    "WHEN (false) EXECUTE FUNCTION keep_movements()",
  ),
  movements(
    "returns more of a certificate's part from before the ledger",
    "THEN sold.gift_certificate_amount_cents ELSE 0 END",
    "THEN sold.gift_certificate_amount_cents * 2 ELSE 0 END",
  ),
  movements(
    "returns a certificate's part from before the ledger to another one",
    "> (CASE WHEN NEW.gift_certificate_id = sold.gift_certificate_id THEN",
    "> (CASE WHEN true THEN",
  ),
  movements("returns one amount as that of two tee times", "about.last <> sold.id OR ", ""),
  movements(
    "returns what a tee time has in the ledger beside it",
    "sold.transaction_record_id IS NOT NULL OR NEW.total < 0",
    "NEW.total < 0",
  ),
  movements("uses a certificate for a tee time from before the ledger", " OR NEW.total < 0", ""),
  movements(
    "counts a refund as that of another tee time too",
    "WHERE item.tee_time_id = sold.id AND entry.refunded_record_id IS NULL",
    "WHERE item.tee_time_id = sold.id",
  ),
  inMigration("0024_list_orders", "db/earlyTeeTimes")(
    "takes what a tee time from before the ledger gives back for its certificate's sale",
    "= record.id)\n      AND NOT EXISTS (SELECT FROM transaction_items beside WHERE beside.transaction_record_id = record.id AND beside.tee_time_id IS NOT NULL);",
    "= record.id);",
  ),
  inMigration("0016_gift_certificate_ledger", "db/books")(
    "lets a certificate be added with a balance that nothing issued",
    'AFTER INSERT OR UPDATE OF "raw_balance" ON "gift_certificates"',
    'AFTER UPDATE OF "raw_balance" ON "gift_certificates"',
  ),
  inMigration("0054_what_was_sold_stays", "db/books")(
    "lets a card's payment disappear once it is taken",
    "FOR EACH ROW WHEN (OLD.state <> 'authorising') EXECUTE FUNCTION refuse_changed_books()",
    "FOR EACH ROW WHEN (OLD.state = 'authorising') EXECUTE FUNCTION refuse_changed_books()",
  ),
  inMigration("0055_lost_numbers", "features/promises/tellCourseNumbers")(
    "forgets what a course has under a number that INTERNAL replaces",
    "NEW.confirmation IN (OLD.confirmation, 'INTERNAL')",
    "NEW.confirmation = OLD.confirmation",
  ),
  inMigration("0063_numbers_by_course", "features/promises/tellCourseNumbers")(
    "forgets what a course has under a number that is lost after a change",
    "= (OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players)",
    "IS NOT NULL",
  ),
  seen(
    "takes what a lost number was given for as told by a person",
    "booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = ''",
    "booking.confirmation = 'INTERNAL' AND told.staff_user IS NULL",
  ),
  seen(
    "forgets the notice of an INTERNAL booking",
    "booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = ''",
    "booking.confirmation = 'INTERNAL'",
  ),
  seen(
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
  books(
    "lets a cancelation be done to which its course did not agree",
    "\n    OR (OLD.state = 'asking' AND NEW.state = 'done')",
    "",
  ),
  books("lets a course be asked again that has agreed", "\n    OR (OLD.state = 'agreed' AND NEW.state = 'asking')", ""),
  soldBooks(
    "lets a tee time be added as refunded",
    "WHEN (NEW.refunded_cents <> 0) EXECUTE",
    "WHEN (NEW.refunded_cents < 0) EXECUTE",
  ),
  soldBooks(
    "lets a tee time be sold at another cost than its terms give",
    'terms_give_amounts_of_sale AFTER INSERT ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW\n',
    'terms_give_amounts_of_sale AFTER INSERT ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.cost_cents < 0)\n',
  ),
  inFile("db/serverRole", "server/src/db/salesStay.test.ts")(
    "lets a server write what a tee time was before",
    "revoke insert, update, delete, truncate on tee_time_past from",
    "revoke truncate on tee_time_past from",
  ),
  books(
    "lets a balance be taken out of a certificate's history",
    "'^(customer|recipient|who_from$",
    "'^(customer|recipient|balance$|who_from$",
  ),
  owners(
    "lets the owner delete a cancelation",
    'BEFORE DELETE OR TRUNCATE ON "cancelations"',
    'BEFORE TRUNCATE ON "cancelations"',
  ),
  records(
    "lets a refund be of a refund",
    "IF sale.refunded_record_id IS NOT NULL OR entry.id = sale.id THEN",
    "IF entry.id = sale.id THEN",
  ),
  inMigration("0069_withdrawn_payments", "payments/recoverPayments")(
    "lets a captured payment be voided",
    "'owned voiding', 'capturing captured',",
    "'owned voiding', 'captured voiding', 'capturing captured',",
  ),
  books(
    "lets a certificate be corrected by a person without a name",
    "AND coalesce(NEW.staff_user, '') = '')",
    "AND NEW.staff_user IS NULL)",
  ),
  books("lets the release by a course be taken back", "\n    OR (OLD.is_released AND NOT NEW.is_released)", ""),
];
