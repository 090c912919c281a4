import type { Mistake } from "./mistakes.ts";
import { inMigration } from "./triggers.ts";

const ledgerSeal = inMigration("0034_the_books_are_kept", "sales/books/checkLedger");
const termsSeal = inMigration("0060_tampering_is_found", "sales/books/checkBooks");
const past = inMigration("0043_undo", "features/reports/asOf");

/** The mistakes of one file of the check that one test notices. */
const inCheck =
  (file: string, test: string) =>
  (what: string, from: string, to: string): Mistake => ({
    what,
    file: `server/src/sales/books/${file}.ts`,
    from,
    to,
    topic: null,
    reading: null,
    test: `server/src/sales/books/${test}.test.ts`,
  });
const ledger = inCheck("rules", "checkLedger");
const sales = inCheck("rules", "checkBooks");
const payments = inCheck("paymentRules", "checkLedger");
const consents = inCheck("paymentRules", "checkBooks");
const differences = inCheck("rule", "checkLedger");

/** Mistakes in the seals and in the check of the books, by which an owner's changes are found, and in the tee times of a past moment (DECISION-46). */
export const booksMistakes: readonly Mistake[] = [
  inMigration("0034_the_books_are_kept", "sales/books/checkBooks")(
    "seals a movement without its kind",
    "jsonb_build_array(id, gift_certificate_id, kind, amount,",
    "jsonb_build_array(id, gift_certificate_id, amount,",
  ),
  sales(
    "takes a record with an item about a certificate for one about certificates alone",
    "select bool_and(gift_certificate_id is not null)",
    "select bool_or(gift_certificate_id is not null)",
  ),
  ledgerSeal(
    "seals a record without its person",
    "refunded_record_id, staff_user, extract",
    "refunded_record_id, extract",
  ),
  ledgerSeal(
    "seals an item without its moment",
    "golf_discount_id, total, extract(epoch FROM created_at))",
    "golf_discount_id, total)",
  ),
  ledgerSeal(
    "seals an item without its discount",
    "gift_certificate_id, golf_discount_id, total, extract",
    "gift_certificate_id, total, extract",
  ),
  termsSeal("seals terms without what they are", "rule_set, terms, quote, extract", "rule_set, quote, extract"),
  termsSeal("seals terms without their moment", "quote, extract(epoch FROM taken_at))", "quote)"),
  past("shows an undo before it was made", "'is_undone', ", ""),
  past("shows the present day of play as of a moment", "'play_date', ", ""),
  inCheck("checkBooks", "checkBooks")(
    "prints the oldest seal",
    "order by number desc limit 1",
    "order by number limit 1",
  ),
  ledger(
    "takes any certificate for the one that paid",
    '" and gift_certificate_id = t.gift_certificate_id"',
    '" and gift_certificate_id is not null"',
  ),
  ledger(
    "takes items about any tee time for those of the sale",
    '" and tee_time_id = t.id"',
    '" and tee_time_id is not null"',
  ),
  ledger(
    "takes any code for the one that took an amount off",
    '" and golf_discount_id = t.golf_discount_id"',
    '" and golf_discount_id is not null"',
  ),
  ledger(
    "takes what another certificate paid for what one got back",
    "then sum(i.total) > 0 and bool_or(r.id <> s.id)",
    "then sum(i.total) > 0 and bool_or(r.id <> s.id) and bool_or(r.id = s.id)",
  ),
  ledger(
    "takes any return of a certificate from before the ledger",
    "having sum(i.total) > ${partBefore} order by t.id",
    "having false order by t.id",
  ),
  ledger(
    "takes any amounts of a tee time from before the ledger",
    "where first.transaction_record_id is null) as early",
    "where false) as early",
  ),
  ledger(
    "takes any discount of a tee time from before the ledger",
    "where (charge, discount, certificate) <> (charge_was + items, discount_was + discount_items,",
    "where (charge, discount, certificate) <> (charge_was + items, discount,",
  ),
  ledger(
    "takes any certificate's part of a tee time from before the ledger",
    "discount_was + discount_items, certificate_was + certificate_items)\n",
    "discount_was + discount_items, certificate)\n",
  ),
  payments(
    "takes a refund for entered that is not in the ledger",
    "-r.total is distinct from c.refund_amount",
    "-r.total <> c.refund_amount",
  ),
  differences(
    "takes a value without a sale",
    "where stored is distinct from computed order by found.id",
    "where stored <> computed order by found.id",
  ),
  ledger("takes clubs of a booking that was sold without any", "where c.id is not null or exists", "where exists"),
  ledger(
    "takes movements for sealed that no seal covers",
    "where id > coalesce((select max(last_movement) from ledger_seals), 0)",
    "where false",
  ),
  sales(
    "takes other terms without another course",
    "where terms > changes order by taken.id",
    "where false order by taken.id",
  ),
  sales("takes another rate at the same course", "was_rate is distinct from rate order by t.id", "false order by t.id"),
  consents(
    "takes a consent without its act",
    "then not exists (select from cancelations c where c.id = k.cancelation_id",
    "then not exists (select from cancelations c where true",
  ),
  consents(
    "takes a consent to a refund for one to cancel",
    "and c.cancel = (k.cancelation ->> 'cancel')::boolean ",
    "",
  ),
  consents(
    "takes a consent for one over the rules",
    "and c.force = (k.cancelation ->> 'force_cancel')::boolean\n",
    "\n",
  ),
  ledger(
    "takes a certificate for an import's without its entry",
    "and h.action = 'imported' and h.created_at = m.created_at and h.staff_user = m.staff_user) order",
    "or true) order",
  ),
  payments(
    "takes a payment for an import's by its reference",
    "and c ->> 'field' = 'import' and r.payment_id = 'elsewhere-'",
    "or r.payment_id like 'elsewhere-%' or r.payment_id = 'elsewhere-'",
  ),
  sales(
    "counts terms by their ids",
    "and s.taken_at > ${termsSealedSince} group by",
    "and s.id >= (select min(id) from sale_terms where taken_at > ${termsSealedSince}) group by",
  ),
  sales(
    "takes terms for sealed that no seal covers",
    "where id > coalesce((select max(last_terms) from ledger_seals), 0)",
    "where false",
  ),
  sales(
    "takes a seal from before terms were sealed for another",
    "case when last_terms is null\n",
    "case when false\n",
  ),
  ledger(
    "takes a refund's record for a sale's",
    "where r.total < 0 or r.refunded_record_id is not null order",
    "where r.total < 0 order",
  ),
  payments(
    "takes any payment that a tee time no longer owns",
    "(p.tee_time_id is not null or p.state in ('owned', 'capturing', 'captured'))",
    "p.state in ('owned', 'capturing', 'captured')",
  ),
  ledger(
    "takes items for sealed that no seal covers",
    "where id > coalesce((select max(last_item) from ledger_seals), 0)",
    "where false",
  ),
  ledger(
    "takes records for sealed that no seal covers",
    "where id > coalesce((select max(last_record) from ledger_seals), 0)",
    "where false",
  ),
  payments(
    "takes an undone booking for reversed whose certificate got nothing back",
    "t.gift_certificate_amount_cents + case when r.payment_id is null then 0 else r.total end\n      from tee_times t join",
    "case when r.payment_id is null then 0 else r.total end\n      from tee_times t join",
  ),
  consents(
    "takes a consent by the person who asked",
    "coalesce(k.decided_by, '') in ('', k.staff_user)",
    "coalesce(k.decided_by, '') = ''",
  ),
];
