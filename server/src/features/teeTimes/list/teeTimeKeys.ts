import type { Query } from "../../../contract/contract.ts";
import { startOf, teeTimeRowChanges, teeTimeRows } from "../../../db/schema/teeTimeRows.ts";
import { keyOf, type SortKey } from "../../../records/sorts.ts";

/** The list's rows, or their changes. */
export type Table = typeof teeTimeRows | typeof teeTimeRowChanges;

type Field = NonNullable<Query<"listTeeTimes">["sort_fields"]>[number];

const keysOf = (table: Table): Readonly<Record<Field | "id", SortKey>> => ({
  id: keyOf(table.id),
  first_name: keyOf(table.first_name),
  last_name: keyOf(table.last_name),
  status: keyOf(table.status),
  created_at: keyOf(table.created_at),
  play_date: keyOf(table.play_date),
  play_time: keyOf(table.play_time),
  players: keyOf(table.players),
  total: keyOf(table.total),
  cost: keyOf(table.cost_cents),
  course_name: keyOf(table.course_name),
  confirmation: keyOf(table.confirmation),
  payment_id: keyOf(table.payment_id),
  agent: keyOf(table.agent),
  notes: { by: startOf(table.notes), type: "text" },
  internal_notes: { by: startOf(table.internal_notes), type: "text" },
});

const keysOfRows = keysOf(teeTimeRows);
const keysOfChanges = keysOf(teeTimeRowChanges);

/** The sort keys of each sort field of the contract. Notes of any length are sorted by their beginning. */
export const keysOn = (table: Table) => (table === teeTimeRows ? keysOfRows : keysOfChanges);
