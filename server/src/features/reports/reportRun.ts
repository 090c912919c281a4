import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { reportTokens } from "../../db/schema/reportTokens.ts";
import { notFound, Refusal } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Run = components["schemas"]["ReportRun"];
type Bytes = AsyncIterable<Uint8Array>;
type Change = Partial<Pick<typeof reportTokens.$inferInsert, "state" | "rows" | "size" | "file_name" | "problem">>;

/** Progress of a running report. */
type Progress = { state: "queued" | "making"; rows: number; size: number };

/** The interval at which progress is written, in milliseconds. */
const writeEvery = 1000;

/** A report without progress for this long counts as failed: its server was stopped, or refused it before it began. */
const silence = sql`interval '1 minute'`;

/** The means by which a report states its progress. */
export type RunReporter = {
  /** It waits for other reports. */
  readonly waits: () => void;
  readonly begins: () => void;
  readonly onRow: () => void;
  /** The same bytes, counted. */
  readonly through: (bytes: Bytes) => Bytes;
};

/**
 * Stores the progress of a report for the session that asked for it. `id` is null for the download of a specified console, which has
 * no call for it. The report does not wait for these writes: on the embedded database the report itself has the only connection.
 */
export async function followRun(
  db: Database,
  { id, fileName, hasLeft }: { id: number | null; fileName: () => string; hasLeft: () => boolean },
  work: (progress: RunReporter) => Promise<void>,
): Promise<void> {
  const progress: Progress = { state: "making", rows: 0, size: 0 };
  let writing: Promise<unknown> | null = null;
  // A failure to write progress does not fail the report.
  const write = async (change: Change): Promise<void> => {
    if (id === null) return;
    const update = db.update(reportTokens).set({ ...change, updated_at: sql`now()` });
    await update.where(eq(reportTokens.id, id)).catch(() => undefined);
  };
  const timer = setInterval(() => {
    writing ??= write({ ...progress }).finally(() => {
      writing = null;
    });
  }, writeEvery);
  const ends = async (change: Change): Promise<void> => {
    clearInterval(timer);
    await writing;
    await write({ ...progress, ...change });
  };
  try {
    await work({
      waits: () => {
        progress.state = "queued";
      },
      begins: () => {
        progress.state = "making";
      },
      onRow: () => {
        progress.rows += 1;
      },
      async *through(bytes) {
        for await (const chunk of bytes) {
          progress.size += chunk.length;
          yield chunk;
        }
      },
    });
  } catch (error) {
    await ends({
      state: "failed",
      problem: hasLeft() ? "The tab was closed before the report was made." : problemText(error),
    });
    throw error;
  }
  await ends({ state: "made", file_name: fileName() });
}

/** The message of a refusal; any other error is in the log alone. */
function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return "The report could not be made.";
  return error.body.kind === "invalid" ? Object.values(error.body.errors).flat().join(" ") : error.body.message;
}

/** The state of a report that this session asked for. Throws 404 for every other one. */
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
    shown.state === "asked" ? "The new tab was closed before the report began." : "The report stopped responding.";
  return { ...shown, state: "failed", problem: why };
}
