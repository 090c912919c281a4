import { abbreviateDay } from "@teedesk/domain";
import { decimalText } from "../../format/amountText.ts";
import { dayText } from "../../format/dayText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import type { Filter } from "../../listing/filter.ts";
import { flagFilter, textFilter, timeFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { holidayFilter } from "../choices/holidayFilter.tsx";
import { liveRateCalls, rateCalls } from "./rate.api.ts";
import { weekdaysFilter } from "./weekdaysFilter.tsx";

const all = listDefaults([
  { key: "dates", desc: true },
  { key: "course_name", desc: true },
]);

const defaults = { ...all, pageSizes: [...all.pageSizes, -1], filters: { disabled: false, archived: false } };

const under = <Value,>(key: string, filter: Filter<Value>): Filter<Value> => ({ ...filter, under: key });

/** "Mo, Tu" (CALC-23), each day once, however many ranges name it. */
const daysText = (days: string): string => Array.from(new Set(days.split(", ")), abbreviateDay).join(", ");

const datesText = (dates: string): string => dates.replaceAll(/\d{4}-\d\d-\d\d/g, dayText).replaceAll(" - ", " – ");

/** Several ranges take several lines, of which each has room for one. */
const lines = { wrap: true, className: "min-w-28" };
const lineOfDates = { wrap: true, className: "min-w-48" };

/** The rates, the latest dates first (ADM-RATE-07 to ADM-RATE-22, CONST-21, CONST-27, CONST-30 to CONST-32). */
export const rateList: ListOf<"listRates"> = {
  name: "rate",
  label: "Rates",
  empty: messages.noRates,
  columns: [
    viewColumn(paths.rate),
    {
      key: "course_name",
      header: "Course",
      cell: ({ course }) => course.course_name,
      sortable: true,
      wrap: true,
      className: "min-w-28",
    },
    { key: "type", header: "Type", cell: ({ humanized_type }) => humanized_type, sortable: true },
    {
      key: "days",
      header: "Days",
      cell: ({ days }) => daysText(days),
      sortable: true,
      wrap: true,
      className: "xl:min-w-28",
    },
    { key: "dates", header: "Dates", cell: ({ dates }) => datesText(dates), sortable: true, ...lineOfDates },
    { key: "times", header: "Times", cell: ({ times }) => times.replaceAll(" - ", " – "), sortable: true, ...lines },
    { key: "rate", header: "Rate", cell: ({ rate }) => decimalText(rate), sortable: true, align: "end" },
    {
      key: "wholesale_rate",
      header: "Wholesale Rate",
      cell: (row) => decimalText(row.wholesale_rate),
      sortable: true,
      align: "end",
    },
    { key: "internal_memo", header: "Internal Memo", cell: (row) => row.internal_memo, sortable: true, cut: true },
    { key: "disabled", header: "Disabled?", sortable: true },
    { key: "archived", header: "Archived?", sortable: true, minor: true },
  ],
  filters: {
    holiday_id: holidayFilter("Holiday"),
    course_id: courseFilter("Course", "course_name"),
    course_name: textFilter("Course Name", "course_name"),
    days: weekdaysFilter("Days", "days"),
    start_date: under("dates", dayFilter("Start Date")),
    end_date: under("dates", dayFilter("End Date")),
    time_start: under("times", timeFilter("Time Start")),
    time_end: under("times", timeFilter("Time End")),
    rate: textFilter("Rate"),
    wholesale_rate: textFilter("Wholesale Rate"),
    internal_memo: textFilter("Internal Memo"),
    disabled: flagFilter("Disabled?"),
    archived: flagFilter("Archived?"),
  },
  defaults,
  calls: rateCalls,
  create: { text: "New Rate", call: "createRate", path: paths.newRate },
};

/** The live rates of a course (ADM-RATE-23). */
export const liveRateList: ListOf<"listLiveRates"> = {
  ...rateList,
  variant: "live",
  filters: { course_id: rateList.filters.course_id },
  defaults: { ...all, pageSizes: defaults.pageSizes },
  calls: liveRateCalls,
};
