import type { Database } from "../../../../server/src/db/database.ts";
import { testDatabase } from "../../../../server/src/testing/testDatabase.ts";

/** Ends a transaction whose result is known, so that the next input finds the database as it was. */
class Undone extends Error {}

/** Opens an empty database of the server. Each input gets a transaction of its own, of which nothing stays. */
export async function inDatabase<Input>(compute: (tx: Database, input: Input) => Promise<unknown>) {
  const { db, close } = await testDatabase();
  return {
    async answer(input: Input): Promise<unknown> {
      let result: unknown;
      await db
        .transaction(async (tx) => {
          result = await compute(tx, input);
          throw new Undone();
        })
        .catch((cause: unknown) => {
          if (!(cause instanceof Undone)) throw cause;
        });
      return result;
    },
    close,
  };
}
