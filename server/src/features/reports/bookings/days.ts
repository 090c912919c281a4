import { type LocalDate, weekdayOf } from "@teedesk/domain";
import { dateCell, textCell } from "@teedesk/xlsx";
import type { TableColumn } from "../table.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A row that is about a day. */
export const dayColumns: readonly TableColumn<{ readonly key: LocalDate }>[] = [
  { title: "Day", width: 12, cell: ({ key }) => dateCell(key) },
  { title: "Weekday", width: 12, cell: ({ key }) => textCell(weekdays[weekdayOf(key) - 1] ?? "") },
];
