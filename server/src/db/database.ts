import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** PGlite or PostgreSQL: the code that asks does not know which, and a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
