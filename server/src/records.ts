import type { Database } from "./db/database.ts";
import { type EntityTable, type Held, holdRecord } from "./lockVersion.ts";
import { type HistoryEntity, recordHistory } from "./platform/history/recordHistory.ts";
import { notFound } from "./platform/refusal.ts";
import { retried } from "./platform/retried.ts";
import type { StaffMember } from "./session/staffMember.ts";

type Kind<Shown> = {
  /** What its history calls it. */
  readonly entity: HistoryEntity;
  readonly table: EntityTable;
  /** Reads one as its show call answers it. */
  readonly find: (db: Database, id: number) => Promise<Shown | null>;
};

/**
 * What showing and writing has in common for every kind of record: 404, one transaction, `lock_version` and the history.
 * What is written, and the SQL of it, is the caller's; it may run again after a deadlock. Each write answers the record as
 * it is then shown.
 */
export function recordsOf<Shown extends object>(db: Database, { entity, table, find }: Kind<Shown>) {
  async function show(database: Database, id: number): Promise<Shown> {
    const record = await find(database, id);
    if (record === null) throw notFound();
    return record;
  }

  const write = <Answer>(work: (tx: Database) => Promise<Answer>): Promise<Answer> =>
    retried(() => db.transaction(work));

  return {
    show: (id: number): Promise<Shown> => show(db, id),

    /** `insert` answers the id of the new record. */
    create: (staff: StaffMember, insert: (tx: Database) => Promise<number>): Promise<Shown> =>
      write(async (tx) => {
        const id = await insert(tx);
        const after = await show(tx, id);
        await recordHistory(tx, { entity, id, staff, action: "created", before: null, after });
        return after;
      }),

    /** `change` is given the record as it is stored, held until the transaction ends. */
    update: (staff: StaffMember, held: Held, change: (tx: Database, before: Shown) => Promise<void>): Promise<Shown> =>
      write(async (tx) => {
        const before = await holdRecord(tx, table, held, find);
        await change(tx, before);
        const after = await show(tx, held.id);
        await recordHistory(tx, { entity, id: held.id, staff, action: "updated", before, after });
        return after;
      }),

    /** Whatever `remove` throws keeps the record. */
    remove: (
      staff: StaffMember,
      id: number,
      remove: (tx: Database, before: Shown) => Promise<void>,
    ): Promise<Record<string, never>> =>
      write(async (tx) => {
        const before = await holdRecord(tx, table, { id }, find);
        await remove(tx, before);
        await recordHistory(tx, { entity, id, staff, action: "deleted", before, after: null });
        return {};
      }),
  };
}
