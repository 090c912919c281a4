import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { reportTokens } from "../../db/schema/reportTokens.ts";
import { notFound, Refusal } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Run = components["schemas"]["ReportRun"];
type Bytes = AsyncIterable<Uint8Array>;
type Change = Partial<Pick<typeof reportTokens.$inferInsert, "state" | "rows" | "size" | "file_name" | "problem">>;

/** How far a report has come that is not over. */
type Come = { state: "queued" | "making"; rows: number; size: number };

/** How often it is written how far a report has come, in milliseconds. */
const writeEvery = 1000;

/** After what silence a report is taken for dead: its server was stopped, or refused it before it began. */
const silence = sql`interval '1 minute'`;

/** How a report tells how far it has come. */
export type Progress = {
  readonly begins: () => void;
  readonly onRow: () => void;
  /** The same bytes, counted. */
  readonly through: (bytes: Bytes) => Bytes;
};

/**
 * Keeps how far a report has come, for whoever asked for it to see. `id` is null where nobody can ask: a specified console's download.
 * What is written waits for nobody: on the embedded database the report itself has the only connection.
 */
export async function followRun(
  db: Database,
  { id, fileName, hasLeft }: { id: number | null; fileName: () => string; hasLeft: () => boolean },
  work: (progress: Progress) => Promise<void>,
): Promise<void> {
  const come: Come = { state: "queued", rows: 0, size: 0 };
  let writing: Promise<unknown> | null = null;
  // Whether it can be seen how far a report has come is not what decides about the report.
  const write = async (change: Change): Promise<void> => {
    if (id === null) return;
    const update = db.update(reportTokens).set({ ...change, updated_at: sql`now()` });
    await update.where(eq(reportTokens.id, id)).catch(() => undefined);
  };
  const timer = setInterval(() => {
    writing ??= write({ ...come }).finally(() => {
      writing = null;
    });
  }, writeEvery);
  const ends = async (change: Change): Promise<void> => {
    clearInterval(timer);
    await writing;
    await write({ ...come, ...change });
  };
  try {
    await work({
      begins: () => {
        come.state = "making";
      },
      onRow: () => {
        come.rows += 1;
      },
      async *through(bytes) {
        for await (const chunk of bytes) {
          come.size += chunk.length;
          yield chunk;
        }
      },
    });
  } catch (error) {
    await ends({
      state: "failed",
      problem: hasLeft() ? "The tab was closed before the report was made." : wordsOf(error),
    });
    throw error;
  }
  await ends({ state: "made", file_name: fileName() });
}

/** What is said of a refusal; of all else only the log tells. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Refusal)) return "The report could not be made.";
  return error.body.kind === "invalid" ? Object.values(error.body.errors).flat().join(" ") : error.body.message;
}

/** How far a report has come that this session asked for. Throws 404 for every other one. */
export async function findRun(db: Database, id: number, { session_id }: StaffMember): Promise<Run> {
  const { state, rows, size, file_name, problem, updated_at } = reportTokens;
  const isSilent = sql<boolean>`${updated_at} < now() - ${silence}`;
  const [run] = await db
    .select({ state, rows, size, file_name, problem, isSilent })
    .from(reportTokens)
    .where(and(eq(reportTokens.id, id), eq(reportTokens.session_id, session_id)));
  if (run === undefined) throw notFound("There is no such report.");
  const { isSilent: isOver, ...shown } = run;
  if (!isOver || shown.state === "made" || shown.state === "failed") return shown;
  const why =
    shown.state === "asked"
      ? "The new tab was closed before the report began."
      : "Nothing has been heard of the report for a minute.";
  return { ...shown, state: "failed", problem: why };
}
