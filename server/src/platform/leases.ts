import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The database's clock is the only one leases are read against, so servers with different clocks agree. */
export const secondsFromNow = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;

/** A minute after the first try, then twice as long each time, up to an hour. */
export const laterEachTime = (attempts: AnyColumn): SQL<Date> =>
  sql`now() + make_interval(secs => least(60 * power(2, least(${attempts}, 10)), 3600))`;
