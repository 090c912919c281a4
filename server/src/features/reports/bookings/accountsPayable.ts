import { reportFigures, reportPeriodIssues } from "@teedesk/domain";
import { textCell } from "@teedesk/xlsx";
import { eq, inArray, type SQL } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { groupByCourse } from "../../../sales/groups.ts";
import { bookedIn, wasPlayed } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { courseNames } from "../teeTimeFilters.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { costNotKnownLine } from "./costNotKnown.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";

type Asked = Query<"downloadAccountsPayableReport">;

const figures = reportFigures["ap-monthly"];

/** The amounts owed to each course for the rounds of a period, by day of play (OPS-REP-22 to 27). */
export const accountsPayable = ({ clock, timeZone }: Calendar): Report<Asked> => {
  const whereOf = (asked: Asked): readonly SQL[] => [
    ...bookedIn(periodOf(asked), "played", timeZone),
    ...(asked.only_played === false ? [] : [wasPlayed(clock.today())]),
    ...(asked.courses === undefined ? [] : [inArray(teeTimes.golf_course_id, asked.courses)]),
  ];
  return {
    title: "Accounts payable",
    fileName: (asked) => `accounts-payable-${periodInName(periodOf(asked))}`,
    issues: (asked) => reportPeriodIssues(periodOf(asked)),
    about: async (db, asked) => [
      ["Played", periodText(periodOf(asked))],
      ["Show only played", asked.only_played === false ? "no" : `yes: bookings that stand, before ${clock.today()}`],
      ["Courses", asked.courses === undefined ? "all" : ((await courseNames(db, asked.courses)) ?? "none")],
      ...figureLines(figures),
      await costNotKnownLine(db, whereOf(asked)),
    ],
    tables(db, asked, moment) {
      const { id, course, play_date, play_time, players, status, first_name, last_name, confirmation, agent } =
        bookingColumns(moment);
      const where = whereOf(asked);
      return groupedTables({
        figures,
        group: {
          name: "By course",
          columns: [{ title: "Course", width: 28, cell: ({ course_name }) => textCell(course_name) }],
          read: () => groupByCourse(db, where),
        },
        list: {
          name: "Bookings",
          columns: [id, course, play_date, play_time, players, status, first_name, last_name, confirmation, agent],
          rowsOf: ({ key }) => bookingRows(db, [...where, eq(teeTimes.golf_course_id, key)], "played"),
        },
      });
    },
  };
};
