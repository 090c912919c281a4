import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { startPostgres } from "../../../scripts/postgres.ts";

/** A database that holds the SQL functions. */
export type Oracle = {
  readonly name: string;
  readonly version: string;
  /** The results of `oracle.<topic>` for all inputs, in their order. */
  readonly ask: (topic: string, inputs: readonly unknown[]) => Promise<readonly unknown[]>;
  readonly close: () => Promise<void>;
};

const files = [
  "money",
  "quote",
  "discount",
  "refund",
  "sales",
  "calendar",
  "summary",
  "rates",
  "slots",
  "doubts",
  "ledger",
  "records",
  "offers",
  "closures",
  "adjustments",
  "booked",
];

const definitions = (): string =>
  [
    "create schema oracle;",
    ...files.map((file) => readFileSync(`${import.meta.dirname}/sql/${file}.sql`, "utf8")),
  ].join("\n");

/** One text in each direction, so that the driver's reading of numbers and dates has no part in the comparison. */
const batch = (topic: string): string =>
  `select coalesce(json_agg(oracle.${topic}(input) order by place), '[]')::text as answers
   from jsonb_array_elements($1::jsonb) with ordinality as asked (input, place)`;

type Query = (text: string, values?: string[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

async function oracleOn(name: string, query: Query, close: () => Promise<void>): Promise<Oracle> {
  const version = String((await query("show server_version")).rows[0]?.["server_version"]);
  return {
    name,
    version,
    async ask(topic, inputs) {
      const { rows } = await query(batch(topic), [JSON.stringify(inputs)]);
      const answers: unknown = JSON.parse(String(rows[0]?.["answers"]));
      if (!Array.isArray(answers) || answers.length !== inputs.length)
        throw new Error(`${topic}: answers are missing.`);
      return answers;
    },
    close,
  };
}

export async function openPglite(): Promise<Oracle> {
  const client = await PGlite.create();
  await client.exec(definitions());
  return oracleOn(
    "PGlite",
    (text, values) => client.query(text, values),
    () => client.close(),
  );
}

/** Undefined on a machine without a PostgreSQL server. */
export async function openPostgres(): Promise<Oracle | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(definitions());
  return oracleOn(
    "PostgreSQL",
    (text, values) => client.query(text, values),
    async () => {
      await client.end();
      await postgres.stop();
    },
  );
}
