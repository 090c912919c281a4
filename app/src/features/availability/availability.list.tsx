import { Badge, Button, Link } from "@teedesk/ui";
import { useState } from "react";
import type { FiltersOf, SortFieldOf } from "../../api/contract.ts";
import type { Config } from "../../config/config.ts";
import { Age } from "../../format/Age.tsx";
import { heldText, soldText } from "../../format/seatText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import { textFilter, timeFilter, wholeFilter } from "../../listing/filters.tsx";
import type { List, RowActions } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { seatsRenewedEvery } from "../../queries/seatPlace.ts";
import { CallerPicker } from "../../resources/matches/CallerPicker.tsx";
import { useServices } from "../../services/services.tsx";
import { availabilityCalls, type FreeTeeTime } from "./availability.api.ts";
import { SilentSources, staleAfter } from "./SilentSources.tsx";

type AvailabilityList = List<FreeTeeTime, FiltersOf<"listAvailability">, SortFieldOf<"listAvailability">>;

/** Each number of players leads to the booking engine, prefilled, in a new tab (OPS-AVL-18, OPS-AVL-19, UNCLEAR-13). */
function BookLinks({ course_id, course_name, available_date, available_time, spots }: FreeTeeTime) {
  return (
    <span className="inline-flex gap-0.5">
      {spots.map((players) => (
        <Link
          key={players}
          external
          href={paths.booking({
            providedPlayers: players,
            providedCourseId: course_id,
            providedDateString: available_date,
            providedTime: available_time,
          })}
          aria-label={`${players}: book ${course_name}, ${available_date} ${available_time}`}
        >
          {players}
        </Link>
      ))}
    </span>
  );
}

/** A time that the latest reading saw first is highlighted and labelled (OPS-AVL-20). */
function Time({ available_time, is_new }: FreeTeeTime) {
  if (!is_new) return available_time;
  return (
    <span className="inline-flex items-center gap-1">
      <mark className="rounded-sm bg-attention px-1 text-black print-color-adjust-exact">{available_time}</mark>
      <Badge tone="attention">New</Badge>
    </span>
  );
}

const columns: AvailabilityList["columns"] = [
  { key: "course_name", header: "Course name", sortable: true },
  {
    key: "scraped_at",
    header: "Last scrape",
    cell: ({ scraped_at }) => <Age instant={scraped_at} staleAfter={staleAfter} />,
    sortable: true,
  },
  { key: "rate", header: "Rate", cell: ({ rate }) => (rate === null ? "—" : `$${rate}`), align: "end", sortable: true },
  { key: "group_name", header: "Group", cell: ({ group_name }) => group_name ?? "", cut: true, sortable: true },
  { key: "date", header: "Date", cell: ({ read_date }) => read_date, sortable: true },
  { key: "sortingDate", header: "Sorting date", cell: ({ available_date }) => available_date, sortable: true },
  { key: "time", header: "Time", cell: Time, sortable: true },
  { key: "book", header: "Book", cell: BookLinks },
  { key: "callers", header: "Callers", cell: (row) => <CallerPicker row={row} /> },
];

/**
 * The seats left of a tee time, and who has the rest: held until when, sold since when (ANSWER-36). None while its course is being closed
 * (DECISION-61). Holds are first, as they end soon; what
 * follows the first one is shown on request, so that a row stays low.
 */
function Seats({
  row,
  run,
  isRunning,
}: { readonly row: FreeTeeTime } & Pick<RowActions<FreeTeeTime>, "run" | "isRunning">) {
  const { config } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { id, left, sold = [], held = [], course_name, read_date, available_time, is_closing = false } = row;
  if (left === undefined) return null;
  const which = `${course_name}, ${read_date} ${available_time}`;
  const others = held.filter(({ is_own }) => !is_own);
  const takers = [...others.map((hold) => heldText(config, hold)), ...sold.map((booking) => soldText(config, booking))];
  const ask = others.every(({ has_asked }) => has_asked === true) ? "Asked for" : "Ask for it";
  const more = isOpen ? "Less" : `+${takers.length - 1}`;
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-sm:justify-end">
      {is_closing ? <span>Course is being closed</span> : <span className="whitespace-nowrap">{left} left</span>}
      {takers.length > 1 && (
        <Button
          size="small"
          kind="quiet"
          className="-mx-2"
          aria-expanded={isOpen}
          aria-label={`${more}: who has seats of ${which}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {more}
        </Button>
      )}
      {others.length > 0 && (
        <Button
          size="small"
          disabled={isRunning}
          aria-label={`${ask}: ${which}`}
          onClick={() =>
            void run(async (api) => (await import("../../resources/seats/seats.api.ts")).askForSlot(api, id), id)
          }
        >
          {ask}
        </Button>
      )}
      {takers.length > 0 && (
        <span className="text-xs text-ink-muted">{(isOpen ? takers : takers.slice(0, 1)).join("; ")}</span>
      )}
    </span>
  );
}

const seats: AvailabilityList["columns"] = [
  {
    key: "seats",
    header: "Seats",
    cell: (row, actions) => <Seats row={row} {...actions} />,
    wrap: true,
    className: "min-w-24",
  },
];

/** The free tee times, by day and time (OPS-AVL-01 to OPS-AVL-26, CONST-07, CONST-08, CONST-10, CONST-11). */
export const availabilityList = (
  _search: URLSearchParams,
  {
    availability_filter,
    grey_course_id,
    keeps_seats,
  }: Pick<Config, "availability_filter" | "grey_course_id" | "keeps_seats">,
): AvailabilityList => ({
  name: "availability",
  label: "Free tee times",
  empty: { plural: "free tee times" },
  columns: keeps_seats ? [...columns, ...seats] : columns,
  filters: {
    course_name: textFilter("Course Name"),
    rate: textFilter("Rate"),
    group_name: textFilter("Course Group", "group_name"),
    available_date: dayFilter("Date", "date"),
    available_time: timeFilter("Time", "time"),
    spots: wholeFilter("Slots", "book"),
  },
  defaults: {
    ...(availability_filter === "" ? {} : { filters: { course_name: availability_filter } }),
    sort: [
      { key: "sortingDate", desc: false },
      { key: "time", desc: false },
    ],
    per_page: 100,
    pageSizes: [100, 10, 20, 30, 40, 50],
  },
  rowTone: ({ course_id }) => (course_id === grey_course_id ? "muted" : undefined),
  renewedEvery: keeps_seats ? seatsRenewedEvery : 30_000,
  Notice: SilentSources,
  calls: availabilityCalls,
});
