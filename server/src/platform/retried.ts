import { sqlErrorOf } from "../db/sqlError.ts";

/** Serialisation failure and deadlock: PostgreSQL rolled back a transaction that did nothing wrong. */
const passing = new Set(["40001", "40P01"]);

/** Runs a transaction again when it only lost a race against another one; three attempts at most. */
export async function retried<T>(transaction: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts === 1 || !passing.has(sqlErrorOf(error)?.code ?? "")) throw error;
    return retried(transaction, attempts - 1);
  }
}
