import type { Ask } from "./checkBooks.ts";

/** The extent of what was checked and the newest seal, to be kept with the outcome. */
export async function booksExtent(ask: Ask): Promise<string> {
  const { rows } = await ask(`select concat(
    (select count(*) from transaction_records), ' records, ',
    (select count(*) from gift_certificate_movements), ' movements, newest seal ',
    coalesce((select number || ':' || hash from ledger_seals order by number desc limit 1), 'none')) as extent`);
  const extent = rows[0]?.["extent"];
  return typeof extent === "string" ? extent : "";
}
