import { momentCells, workbookBytes } from "@teedesk/xlsx";
import type { Download } from "../../contract/download.ts";
import type { Database } from "../../db/database.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { bufferToTempFile } from "./bufferToTempFile.ts";
import { asOfIn, createReportReader } from "./createReportReader.ts";
import type { Report } from "./report.ts";
import { followRun, type RunReporter } from "./reportRun.ts";
import { reportSheets } from "./reportSheets.ts";

/** The parts of its call that a report needs. */
type Ask<Asked> = {
  readonly query: Asked;
  readonly staff: StaffMember;
  readonly hasLeft: () => boolean;
  readonly reportRun: number | null;
};

type Needed = Pick<Services, "db" | "reading" | "clock" | "config">;

/**
 * Makes the workbook of a report, as fast as the database returns rows and however slowly it is read (DECISION-13).
 * Throws as its reader does.
 */
export function createReporter({ db, reading, clock, config }: Needed) {
  const read = createReportReader({ reading, clock });
  const timeZone = config.names.business_time_zone;

  return async <Asked>(report: Report<Asked>, { query, staff, hasLeft, reportRun }: Ask<Asked>): Promise<Download> => {
    const as_of = asOfIn(query);
    const circumstances = {
      timeZone,
      ...(as_of === null ? { now: clock.now(), by: staff.email } : { as_of }),
      hasLeft,
    };
    const suffix = as_of === null ? "" : `-as-of-${as_of.toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")}`;
    const fileName = () => `${report.fileName(query)}${suffix}.xlsx`;

    const sheets = (tx: Database, { onRow }: RunReporter) => {
      const tables = report.tables(tx, query, momentCells(timeZone));
      return reportSheets(
        { title: report.title, tables, lines: () => report.about(tx, query) },
        { ...circumstances, onRow },
      );
    };
    const file = await bufferToTempFile((write) =>
      followRun(db, { id: reportRun, fileName, hasLeft }, (progress) =>
        read(
          report,
          { query, hasLeft },
          (tx) => write(progress.through(workbookBytes(sheets(tx, progress)))),
          progress,
        ),
      ),
    );
    return { ...file, fileName: fileName() };
  };
}
