import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The database's clock is the only one leases are read against, so servers with different clocks agree. */
export const secondsFromNow = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;

/** No lease is longer, in seconds: neither a booking's nor the wait after many tries. */
const longestLease = 3600;

/**
 * A transaction's now() is the moment it began: a lease that was made while it waited ends later, by the seconds it waited, than any that it
 * could make itself.
 */
const longestWait = 60;

/**
 * Whether a lease is over. One that ends much later than the longest lease was made while the database's clock was ahead: without
 * this, work leased meanwhile would wait for as long as the clock jumped.
 */
export const isOver = (until: AnyColumn, longest = longestLease): SQL =>
  sql`(${until} <= now() or ${until} > ${secondsFromNow(longest + longestWait)})`;

/** A minute after the first try, then twice as long each time, up to an hour. */
export const laterEachTime = (attempts: AnyColumn): SQL<Date> =>
  sql`now() + make_interval(secs => least(60 * power(2, least(${attempts}, 10)), ${longestLease}))`;
