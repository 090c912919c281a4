import { isAdmin, teeTimeQueryType } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { FiltersOf, RowOf } from "../../api/contract.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { amountText, decimalText } from "../../format/amountText.ts";
import { dayText } from "../../format/dayText.ts";
import { Moment } from "../../format/Moment.tsx";
import { dateRangeFilter } from "../../listing/dateRangeFilter.tsx";
import { recordFilter, searchFilter, textFilter, timeFilter, wholeFilter } from "../../listing/filters.tsx";
import { type ListActions, type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { useSession } from "../../services/services.tsx";
import { coursesFilter } from "../choices/coursesFilter.tsx";
import { ExportButton } from "./ExportButton.tsx";

/** The tee times of a list: all, those booked this month, or those booked today. */
type QueryType = "played" | "monthly" | "daily";

const filters: ListOf<"listTeeTimes">["filters"] = {
  search: searchFilter("Name, email, phone, confirmation or ID"),
  customer_id: recordFilter("Customer"),
  first_name: textFilter("First Name"),
  last_name: textFilter("Last Name"),
  status: textFilter("Status"),
  created_at: dateRangeFilter("Created At", "last"),
  play_date: dateRangeFilter("Play Date"),
  play_time: timeFilter("Play Time"),
  players: wholeFilter("Players"),
  courses: coursesFilter("Course", "course_name"),
  confirmation: textFilter("Confirmation"),
  agent: textFilter("Agent"),
  notes: textFilter("Notes"),
  internal_notes: textFilter("Internal Notes"),
};

const narrowedTo = {
  monthly: { by: "monthly", name: "Booked", value: "this month" },
  daily: { by: "monthly", name: "Booked", value: "today" },
} as const;

/** OPS-TTL-12 ANSWER-34; a specified server returns the total alone. */
function Paid({
  total,
  paid = total,
  due = 0,
  refunded = 0,
}: NonNullable<RowOf<"listTeeTimes">["transaction_record"]>) {
  if (refunded > 0) {
    return (
      <span>
        {amountText(paid)}
        <span className="block text-xs text-ink-muted">{amountText(refunded)} refunded</span>
      </span>
    );
  }
  if (due <= 0) return amountText(paid);
  return (
    <span className="text-ink-muted" title="No card was charged.">
      {paid > 0 && `${amountText(paid)}, `}due {amountText(due)}
    </span>
  );
}

/**
 * The tee times of a query type, newest first (OPS-TTL-04 to OPS-TTL-32, CONST-09). A window of 1024 px has room for the columns
 * by which a caller's booking is found and read back; the minor ones are on its page too.
 */
const teeTimeList = (query_type: QueryType): ListOf<"listTeeTimes"> => ({
  name: "tee_time",
  variant: query_type,
  label: "Tee Times",
  empty: { plural: "tee times" },
  ...(query_type === "played" ? {} : { narrowed: narrowedTo[query_type] }),
  columns: [
    viewColumn(paths.teeTime),
    {
      key: "first_name",
      header: "First Name",
      cell: ({ customers }) => customers[0]?.first_name,
      sortable: true,
      cut: true,
      className: "2xl:min-w-28",
    },
    {
      key: "last_name",
      header: "Last Name",
      cell: ({ customers }) => customers[0]?.last_name,
      sortable: true,
      cut: true,
      className: "2xl:min-w-28",
    },
    { key: "status", header: "Status", sortable: true, className: "2xl:min-w-24" },
    {
      key: "created_at",
      header: "Created At",
      cell: ({ created_at }) => <Moment instant={created_at} />,
      sortable: true,
      className: "2xl:min-w-40",
    },
    {
      key: "play_date",
      header: "Play Date",
      cell: ({ play_date }) => dayText(play_date),
      sortable: true,
      className: "2xl:min-w-40",
    },
    {
      key: "play_time",
      header: "Play Time",
      cell: ({ play_time }) => play_time,
      sortable: true,
      className: "sm:min-w-19 2xl:min-w-24",
    },
    { key: "players", header: "Players", sortable: true, align: "end" },
    {
      key: "total",
      header: "Paid",
      cell: ({ transaction_record }) => transaction_record !== null && <Paid {...transaction_record} />,
      sortable: true,
      align: "end",
    },
    { key: "cost", header: "Cost", cell: ({ cost }) => decimalText(cost), sortable: true, align: "end", minor: true },
    {
      key: "course_name",
      header: "Course",
      cell: ({ course }) => course.course_name,
      sortable: true,
      cut: true,
      className: "min-w-28 xl:min-w-43",
    },
    {
      key: "confirmation",
      header: "Confirmation",
      cell: ({ confirmation }) => confirmation,
      sortable: true,
      cut: true,
      className: "2xl:min-w-32",
    },
    {
      key: "payment_id",
      header: "CC Conf",
      cell: ({ transaction_record }) => transaction_record?.payment_id,
      sortable: true,
      cut: true,
      minor: true,
    },
    { key: "agent", header: "Agent", sortable: true, cut: true, className: "2xl:min-w-32", minor: true },
    { key: "notes", header: "Notes", sortable: true, cut: true, className: "min-w-40", minor: true },
    {
      key: "internal_notes",
      header: "Internal Notes",
      cell: ({ internal_notes }) => internal_notes,
      sortable: true,
      cut: true,
      className: "min-w-40",
      minor: true,
    },
  ],
  filters,
  defaults: listDefaults([{ key: "created_at", desc: true }]),
  calls: (api) => ({
    list: (query, signal) =>
      apiResult(api.GET("/api/tee_times/index", { params: { query: { ...query, query_type } }, signal })),
    count: (asked, signal) =>
      apiResult(api.GET("/api/tee_times/count", { params: { query: { filters: asked, query_type } }, signal })),
    // Loaded lazily: the list does not need the code that decodes a tee time.
    load: async (id, signal) => (await import("./teeTime.api.ts")).loadTeeTime(api, id, signal),
  }),
  Actions: ExportForAdmins,
});

const lists = { played: teeTimeList("played"), monthly: teeTimeList("monthly"), daily: teeTimeList("daily") };

/** For admins only (ROLE-15). */
function ExportForAdmins({ apply }: ListActions<FiltersOf<"listTeeTimes">>) {
  const level = useSession(selectLevel);
  return level !== null && isAdmin(level) && <ExportButton apply={apply} />;
}

/** All tee times, or those booked this month or today (OPS-TTL-42 to OPS-TTL-44). */
export const teeTimeLists = (search: URLSearchParams) => lists[teeTimeQueryType(search.get("monthly"))];
