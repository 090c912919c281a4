/** Figures on which two copies of a database must agree: the number of records of each kind, and all money. */
const figures: Readonly<Record<string, string>> = {
  tee_times: "select count(*) from tee_times",
  canceled_tee_times: "select count(*) from tee_times where canceled_at is not null",
  customers: "select count(*) from customers",
  courses: "select count(*) from golf_courses",
  staff_users: "select count(*) from staff_users",
  history_entries: "select count(*) from history_entries",
  audit_entries: "select count(*) from audit_entries",
  saved_cards: "select count(*) from saved_cards",
  transaction_cents: "select coalesce(sum(total), 0) from transaction_records",
  transaction_item_cents: "select coalesce(sum(total), 0) from transaction_items",
  certificate_cents: "select coalesce(sum(raw_balance), 0) from gift_certificates",
  payment_cents: "select coalesce(sum(amount), 0) from payment_intents where state = 'captured'",
  cancelations: "select count(*) from cancelations",
  mail: "select count(*) from mail_outbox",
  // A copy that lost its latest rows would give their ids out again.
  newest_tee_time: "select coalesce(max(id), 0) from tee_times",
  newest_transaction: "select coalesce(max(id), 0) from transaction_records",
};

type Ask = (text: string) => Promise<{ readonly rows: readonly { readonly figure: string | number }[] }>;

/** The books in figures, as texts: sums may be larger than a number holds. */
export async function figuresOf(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(figures)) {
    const { rows } = await ask(`select (${text})::text as figure`);
    found[name] = String(rows[0]?.figure);
  }
  return found;
}

/** One line for each figure that differs. */
export const differences = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after`);
