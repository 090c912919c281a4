import { formatTypedDate, parseLocalDate } from "@teedesk/domain";
import { amountText } from "../../format/amountText.ts";
import { dateRangeFilter } from "../../listing/dateRangeFilter.tsx";
import { textFilter, timeFilter, wholeFilter } from "../../listing/filters.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { cached } from "../../queries/cached.ts";
import { coursesFilter } from "../../resources/courses/coursesFilter.tsx";
import {
  countTeeTimes,
  listTeeTimes,
  type QueryType,
  type TeeTimeFilters,
  type TeeTimeRow,
  type TeeTimeSortField,
} from "./teeTime.api.ts";

/** A day of the wire as month/day/year; what is none is shown as it came. */
function dayText(date: string): string {
  const day = parseLocalDate(date);
  return "success" in day ? formatTypedDate(day.success) : date;
}

const filters: List<TeeTimeRow, TeeTimeFilters, TeeTimeSortField>["filters"] = {
  first_name: textFilter("First Name"),
  last_name: textFilter("Last Name"),
  status: textFilter("Status"),
  created_at: dateRangeFilter("Created At"),
  play_date: dateRangeFilter("Play Date"),
  play_time: timeFilter("Play Time"),
  players: wholeFilter("Players"),
  courses: coursesFilter("Course", "course_name"),
  confirmation: textFilter("Confirmation"),
  agent: textFilter("Agent"),
  notes: textFilter("Notes"),
  internal_notes: textFilter("Internal Notes"),
};

/** The tee times of a query type, newest first (OPS-TTL-04 to OPS-TTL-32, CONST-09). */
export const teeTimeList = (
  query_type: QueryType,
  momentText: (instant: string) => string,
): List<TeeTimeRow, TeeTimeFilters, TeeTimeSortField> => ({
  name: cached.teeTimes,
  variant: query_type,
  label: "Tee Times",
  empty: "No tee times match.",
  columns: [
    viewColumn<TeeTimeRow>(({ id }) => paths.teeTime(id)),
    {
      key: "first_name",
      header: "First Name",
      cell: ({ customers }) => customers[0]?.first_name,
      sortable: true,
      className: "min-w-28",
    },
    {
      key: "last_name",
      header: "Last Name",
      cell: ({ customers }) => customers[0]?.last_name,
      sortable: true,
      className: "min-w-28",
    },
    { key: "status", header: "Status", cell: ({ status }) => status, sortable: true, className: "min-w-24" },
    {
      key: "created_at",
      header: "Created At",
      cell: ({ created_at }) => momentText(created_at),
      sortable: true,
      className: "min-w-40",
    },
    {
      key: "play_date",
      header: "Play Date",
      cell: ({ play_date }) => dayText(play_date),
      sortable: true,
      className: "min-w-40",
    },
    {
      key: "play_time",
      header: "Play Time",
      cell: ({ play_time }) => play_time,
      sortable: true,
      className: "min-w-24",
    },
    { key: "players", header: "Players", cell: ({ players }) => players, sortable: true, align: "end" },
    {
      key: "total",
      header: "Paid",
      cell: ({ transaction_record }) => (transaction_record === null ? "" : amountText(transaction_record.total)),
      sortable: true,
      align: "end",
    },
    { key: "cost", header: "Cost", cell: ({ cost }) => cost, sortable: true, align: "end" },
    {
      key: "course_name",
      header: "Course",
      cell: ({ course }) => course.course_name,
      sortable: true,
      className: "min-w-48",
    },
    {
      key: "confirmation",
      header: "Confirmation",
      cell: ({ confirmation }) => confirmation,
      sortable: true,
      className: "min-w-32",
    },
    {
      key: "payment_id",
      header: "CC Conf",
      cell: ({ transaction_record }) => transaction_record?.payment_id,
      sortable: true,
    },
    { key: "agent", header: "Agent", cell: ({ agent }) => agent, sortable: true, className: "min-w-32" },
    { key: "notes", header: "Notes", cell: ({ notes }) => notes, sortable: true, cut: true, className: "min-w-40" },
    {
      key: "internal_notes",
      header: "Internal Notes",
      cell: ({ internal_notes }) => internal_notes,
      sortable: true,
      cut: true,
      className: "min-w-40",
    },
  ],
  filters,
  defaults: listDefaults([{ key: "created_at", desc: true }]),
  rows: (api, query, signal) => listTeeTimes(api, { ...query, query_type }, signal),
  count: (api, asked, signal) => countTeeTimes(api, { filters: asked, query_type }, signal),
});
