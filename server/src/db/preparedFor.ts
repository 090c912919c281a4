import type { Database } from "./database.ts";

/** A statement that every request sends: built once for each database, and planned once for each connection. */
export function preparedFor<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
