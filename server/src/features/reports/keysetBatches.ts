import type { SQL } from "drizzle-orm";
import { isBefore, type Sort } from "../../records/sorts.ts";

/** Number of rows in a batch. */
const size = 1000;

/** `after` leaves out the rows that were read already. */
type Batch = { readonly after: SQL | undefined; readonly size: number };

/**
 * Reads a sorted list a batch at a time, each from the end of the one before: memory does not depend on the number of rows. A
 * row's `keys` are those of the sorts (`keysOf`), which must all have the same direction.
 */
export async function* keysetBatches<Row extends { readonly keys: readonly string[] }>(
  sorts: readonly Sort[],
  read: (batch: Batch) => PromiseLike<readonly Row[]>,
): AsyncGenerator<Row> {
  const backwards = sorts.map((sort) => ({ ...sort, down: !sort.down }));
  let after: SQL | undefined;
  for (;;) {
    const rows: readonly Row[] = await read({ after, size });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = isBefore(backwards, last.keys);
  }
}
