import { type SQL, sql } from "drizzle-orm";

/** The database's clock is the only one leases are read against, so servers with different clocks agree. */
export const secondsFromNow = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;
