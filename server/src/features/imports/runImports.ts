import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUnavailable } from "../../db/isUnavailable.ts";
import { importKeys, importRows, imports, type RowPlan } from "../../db/schema/imports.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { Refusal } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { completionKey } from "./kinds/completions.ts";
import {
  type DoneRow,
  type Importing,
  type ImportKind,
  kept,
  type Outcome,
  type Planned,
  refusalText,
  refused,
} from "./kinds/kind.ts";
import { kinds } from "./kinds/kinds.ts";
import { formulaIn, valuesOf } from "./mapping.ts";

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;
export type ImportServices = Pick<Services, "db" | "clock" | "config"> & {
  readonly log: Pick<Services["log"], "warn" | "error">;
};

/** Rows of one transaction, so that progress is seen and a server that dies loses seconds of work. */
const rowsAtOnce = { planning: 2000, running: 1000, undoing: 500 } as const;
type UnderWay = keyof typeof rowsAtOnce;

const isUnderWay = inArray(imports.state, Object.keys(rowsAtOnce).filter(isStep));

function isStep(state: string): state is UnderWay {
  return state in rowsAtOnce;
}

/** Rows that are tried one by one before more are tried together again. */
const rowsAlone = 1000;

const unexpected = "Something unexpected went wrong with this row.";

/**
 * Does the next rows of an import that is under way, in one transaction that holds it: every server may run this at any time, and rows
 * whose server died are as they were. Rows that fail together are tried one by one. Returns true when it did something.
 */
export async function runImports(services: ImportServices): Promise<boolean> {
  const doRows = (isAlone: boolean) => services.db.transaction((tx) => step(tx, services, isAlone));
  try {
    return await retried(() => doRows(false));
  } catch (err) {
    // The rows are as they were, and are tried again later.
    if (isUnavailable(err)) throw err;
    if (!(err instanceof Refusal)) services.log.warn({ err }, "rows of an import are tried one by one");
  }
  for (let done = 0; done < rowsAlone; done++) if (!(await doRows(true))) return false;
  return true;
}

async function step(tx: Database, services: ImportServices, isAlone: boolean): Promise<boolean> {
  const next = tx.select().from(imports).where(isUnderWay).orderBy(asc(imports.id)).limit(1);
  const [held] = await next.for("update", { skipLocked: true });
  if (held === undefined || !isStep(held.state)) return false;
  const { state } = held;
  const kind = kinds[held.kind];
  const atOnce = (state === "running" ? kind.runAtOnce : undefined) ?? rowsAtOnce[state];
  const rows = await nextRows(tx, held, isAlone ? 1 : atOnce);
  if (rows.length === 0) {
    await tx.update(imports).set({ state: ends[state] }).where(eq(imports.id, held.id));
    return true;
  }
  const staff = await staffOf(tx, held);
  if (staff === null) {
    await storeFailure(tx, held, rows, "The person in whose name it runs is no longer staff.");
    return true;
  }
  const { config, clock } = services;
  const work = async (inner: Database): Promise<void> => {
    const importing = { tx: inner, config, clock, staff, import_id: held.id, is_day_first: held.is_day_first };
    if (state === "planning") await storePlans(importing, held, kind, rows);
    else await storeOutcomes(inner, held.id, await outcomesOf(importing, held, kind, rows));
  };
  if (!isAlone) {
    await work(tx);
    return true;
  }
  try {
    await tx.transaction(work);
  } catch (err) {
    if (isUnavailable(err)) throw err;
    const isRefusal = err instanceof Refusal;
    if (!isRefusal) services.log.error({ err, import: held.id }, "row of an import failed");
    await storeFailure(tx, held, rows, isRefusal ? refusalText(err, kind.fields) : unexpected);
  }
  return true;
}

const ends = { planning: "planned", running: "done", undoing: "undone" } as const;

/** Those that were created last are undone first, since they may belong to earlier ones. */
function nextRows(tx: Database, { id, state }: Import, limit: number): Promise<Row[]> {
  const isNext: Readonly<Record<UnderWay, SQL | undefined>> = {
    planning: isNull(importRows.action),
    running: and(eq(importRows.state, "waiting"), inArray(importRows.action, ["create", "update"])),
    undoing: and(eq(importRows.state, "done"), inArray(importRows.action, ["create", "update"])),
  };
  return tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, id), isStep(state) ? isNext[state] : sql`false`))
    .orderBy(state === "undoing" ? desc(importRows.n) : asc(importRows.n))
    .limit(limit);
}

async function staffOf(tx: Database, { staff_user_id }: Import): Promise<StaffMember | null> {
  if (staff_user_id === null) return null;
  const { id, email, name, desk } = staffUsers;
  const [found] = await tx.select({ id, email, name, desk }).from(staffUsers).where(eq(id, staff_user_id));
  return found === undefined ? null : { ...found, level: "admin", session_id: 0 };
}

const jsonOf = (value: unknown): SQL => sql`${sql.param(JSON.stringify(value))}::jsonb`;

/** Plans rows; of rows about one record the first counts. */
async function storePlans(importing: Importing, { id, mapping }: Import, kind: ImportKind, rows: readonly Row[]) {
  const { tx } = importing;
  const files = rows.map(({ n, cells }) => ({ n, values: valuesOf(mapping, cells) }));
  const formulas = files.map(({ values }) => formulaIn(kind.fields, values));
  const readable = files.filter((_, index) => formulas[index] === undefined);
  const plans = await kind.plan(importing, readable);
  const planOf = new Map(readable.map(({ n }, index) => [n, plans[index]]));
  const keys = plans.flatMap(({ keys: own, plan }) => [
    ...own,
    ...(plan?.completes ?? []).flatMap(({ customer_id, values }) =>
      Object.keys(values).map((name) => completionKey(customer_id, name)),
    ),
  ]);
  const earlier = await tx
    .select({ key: importKeys.key, n: importKeys.n })
    .from(importKeys)
    .where(
      and(
        eq(importKeys.import_id, id),
        sql`${importKeys.key} = any(array(select jsonb_array_elements_text(${jsonOf(keys)})))`,
      ),
    );
  const firstOf = new Map(earlier.map(({ key, n }) => [key, n]));
  const left: { key: string; n: number }[] = [];
  /** The values that the row is the first to fill in. */
  const completing = ({ completes }: RowPlan, n: number): Pick<RowPlan, "completes"> => {
    if (completes === undefined) return {};
    const firsts = completes.map(({ customer_id, values }) => {
      const isFirst = (name: string) => {
        const key = completionKey(customer_id, name);
        if (firstOf.has(key)) return false;
        firstOf.set(key, n);
        left.push({ key, n });
        return true;
      };
      return { customer_id, values: Object.fromEntries(Object.entries(values).filter(([name]) => isFirst(name))) };
    });
    return { completes: firsts.filter(({ values }) => Object.keys(values).length > 0) };
  };
  const planned = files.map(({ n }, index): Planned & { readonly n: number } => {
    const formula = formulas[index];
    if (formula !== undefined) return { n, ...refused(`${formula.label}: This looks like a formula.`) };
    const plan = planOf.get(n) ?? refused(unexpected);
    const first = plan.keys.map((key) => firstOf.get(key)).find((one) => one !== undefined);
    if (first === undefined) {
      for (const key of plan.action === "refused" ? [] : (plan.leaves ?? plan.keys)) {
        if (firstOf.has(key)) continue;
        firstOf.set(key, n);
        left.push({ key, n });
      }
      return { n, ...plan, plan: plan.plan && { ...plan.plan, ...completing(plan.plan, n) } };
    }
    return { ...plan, n, action: "skip", reason: `The same as row ${first}.`, record_id: null, plan: null };
  });
  await tx.execute(sql`insert into ${importKeys} (import_id, key, n)
    select ${id}::int, key, n from jsonb_to_recordset(${jsonOf(left)}) as left_keys(key text, n int) on conflict do nothing`);
  await tx.execute(sql`update ${importRows} set action = planned.action, reason = planned.reason, 
    record_id = planned.record_id, plan = planned.plan,
    state = case when planned.action in ('create', 'update') then 'waiting' else 'done' end
    from jsonb_to_recordset(${jsonOf(planned)}) as planned(n int, action text, reason text, record_id int, plan jsonb)
    where import_rows.import_id = ${id} and import_rows.n = planned.n`);
}

async function outcomesOf(
  importing: Importing,
  { mapping, state }: Import,
  kind: ImportKind,
  rows: readonly Row[],
): Promise<readonly Outcome[]> {
  if (state === "undoing") {
    const done: DoneRow[] = [];
    const erased: Outcome[] = [];
    for (const { n, cells, action, plan, record_id, lock_version } of rows) {
      const isKnown = action !== null && plan !== null && record_id !== null && lock_version !== null;
      if (isKnown) done.push({ n, values: valuesOf(mapping, cells), action, plan, record_id, lock_version });
      else erased.push(kept(n, "Its person was erased.", record_id));
    }
    return [...erased, ...(await kind.undo(importing, done))];
  }
  const planned = rows.flatMap(({ n, cells, action, record_id, plan }) =>
    action === null || plan === null ? [] : [{ n, values: valuesOf(mapping, cells), action, record_id, plan }],
  );
  return kind.run(importing, planned);
}

const storeOutcomes = (tx: Database, id: number, outcomes: readonly Outcome[]) =>
  tx.execute(sql`update ${importRows} set state = outcome.state, note = outcome.note,
    record_id = coalesce(outcome.record_id, import_rows.record_id), lock_version = coalesce(outcome.lock_version, import_rows.lock_version)
    from jsonb_to_recordset(${jsonOf(outcomes)}) as outcome(n int, state text, note text, record_id int, lock_version int)
    where import_rows.import_id = ${id} and import_rows.n = outcome.n`);

/** The state of rows that could not be planned, run or undone. */
async function storeFailure(tx: Database, { id, state }: Import, rows: readonly Row[], reason: string): Promise<void> {
  const isOne = and(
    eq(importRows.import_id, id),
    inArray(
      importRows.n,
      rows.map(({ n }) => n),
    ),
  );
  if (state === "planning") {
    await tx
      .update(importRows)
      .set({ ...refused(reason), state: "done" })
      .where(isOne);
    return;
  }
  const outcome =
    state === "undoing" ? { state: "kept" as const, note: reason } : { state: "failed" as const, note: reason };
  await tx.update(importRows).set(outcome).where(isOne);
}
