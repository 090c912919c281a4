import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** PGlite or PostgreSQL, or a transaction of either: callers do not know which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
