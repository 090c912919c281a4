import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { BooksDifference, FoundRow } from "./booksDifference.ts";
import { recomputed, salesQuery } from "./recomputeSales.ts";
import type { BooksRule } from "./rule.ts";
import { booksRules } from "./rules.ts";

/** Runs a statement, in one transaction with all others, so that a cursor stays open and all rules judge one moment. */
export type Ask = (statement: string) => Promise<{ readonly rows: readonly FoundRow[] }>;

export const askIn =
  (tx: Database): Ask =>
  async (statement) => {
    const result: unknown = await tx.execute(sql.raw(statement));
    const rows: unknown = Reflect.get(Object(result), "rows");
    return { rows: Array.isArray(rows) ? rows : [] };
  };

const batchSize = 500;

/** Reads a query's rows batch by batch, however many there are. */
export async function* rowsOf(ask: Ask, query: string): AsyncGenerator<FoundRow> {
  await ask(`declare differing no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await ask(`fetch ${batchSize} from differing`);
    yield* rows;
    if (rows.length < batchSize) break;
  }
  await ask("close differing");
}

/** A seal that was printed earlier. */
export type KnownSeal = { readonly number: number; readonly hash: string };

const keptSeal = ({ number, hash }: KnownSeal): BooksRule => ({
  name: "a seal printed earlier is still there",
  subject: "seal",
  query: `select known.number::text as id, s.hash as stored, known.hash as computed
    from (values (${number}, '${hash}')) as known (number, hash) left join ledger_seals s on s.number = known.number
    where s.hash is distinct from known.hash`,
});

/** All differences between the books and their rules: rule by rule, sorted by id. */
export async function* checkBooks(ask: Ask, known: KnownSeal | null = null): AsyncGenerator<BooksDifference> {
  for (const { name, subject, query } of [...booksRules, ...(known === null ? [] : [keptSeal(known)])]) {
    for await (const { id, stored, computed } of rowsOf(ask, query)) {
      yield { rule: name, subject: `${subject} ${text(id)}`, stored: text(stored), computed: text(computed) };
    }
  }
  for await (const row of rowsOf(ask, salesQuery)) yield* recomputed(row);
}

/** The same as a list, for books that are expected to be right. */
export async function booksProblems(ask: Ask): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const difference of checkBooks(ask)) lines.push(inOneLine(difference));
  return lines;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "nothing");

/** The rule, the row and both values in one line. */
export const inOneLine = ({ rule, subject, stored, computed }: BooksDifference): string =>
  `${subject}: ${stored}, not ${computed} (${rule})`;

/** The extent of what was checked and the newest seal, to be kept with the outcome. */
export async function booksExtent(ask: Ask): Promise<string> {
  const { rows } = await ask(`select concat(
    (select count(*) from transaction_records), ' records, ',
    (select count(*) from gift_certificate_movements), ' movements, newest seal ',
    coalesce((select number || ':' || hash from ledger_seals order by number desc limit 1), 'none')) as extent`);
  const extent = rows[0]?.["extent"];
  return typeof extent === "string" ? extent : "";
}
