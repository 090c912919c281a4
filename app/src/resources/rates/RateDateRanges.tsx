import {
  isLocalDate,
  isTimeOfDay,
  mayCall,
  overlappingRanges,
  overlapsWith,
  type RateDateRangeDraft,
  type RateDateRangeInput,
  rateDateRangeForm,
} from "@teedesk/domain";
import { Alert, Button, Checkbox, DateInput, Link, TextArea, TimeInput } from "@teedesk/ui";
import { createContext, useContext, useState } from "react";
import { useLocation } from "wouter";
import { member } from "../../api/record.ts";
import type { RecordChanges } from "../../editing/editableRecord.ts";
import { RecordRows, type RowRecord } from "../../editing/RecordRows.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { decimalText } from "../../format/amountText.ts";
import { dayText } from "../../format/dayText.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices, useSession } from "../../services/services.tsx";
import { type GolfRate, type RateDateRange, rateCalls, rateDateRangeCalls } from "./rate.api.ts";
import { weekdayOptions } from "./weekdaysFilter.tsx";

const CopyRangesDialog = lazyPart(async () => (await import("./CopyRangesDialog.tsx")).CopyRangesDialog);

/** ADM-RATE-50 to ADM-RATE-55. */
const { TextField, ListField, useValue, table } = recordFields(rateDateRangeForm, {
  start: "Start",
  end: "End",
  time_start: "Time Start",
  time_end: "Time End",
  description: "Description",
  rate_days: { label: "Weekdays", options: weekdayOptions },
});

/** The stored ranges to copy (`should_copy`); null for staff who may not copy. */
type Selection = {
  readonly ids: ReadonlySet<number>;
  readonly select: (id: number, isSelected: boolean) => void;
} | null;
const SelectionContext = createContext<Selection>(null);

const datesOf = ({ start, end }: Pick<RateDateRange, "start" | "end">): string => `${dayText(start)} – ${dayText(end)}`;

const titleOf = (range: RateDateRange): string =>
  `${datesOf(range)}, ${range.time_start} – ${range.time_end}, ${range.rate_days.map(({ name }) => name).join(" ")}`;

/** Says that M and H name no day, where one of them is ticked: a range of these alone never prices a round (ANSWER-22). */
function codesHint(ticked: readonly string[]): string | undefined {
  const codes = ticked.filter((name) => name === "M" || name === "H");
  if (codes.length === 0) return undefined;
  const text = `${codes.join(" and ")} ${codes.length === 1 ? "names" : "name"} no day`;
  return codes.length === ticked.length ? `${text}: this range prices no tee time.` : `${text}.`;
}

function RangeFields({ record }: { readonly record: RateDateRange | null }) {
  const selection = useContext(SelectionContext);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 lg:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,9rem))_1fr]">
        <TextField name="start" as={DateInput} year="next" />
        <TextField name="end" as={DateInput} year="next" start={useValue("start")} />
        <TextField name="time_start" as={TimeInput} />
        <TextField name="time_end" as={TimeInput} />
        <TextField name="description" as={TextArea} className="col-span-2 lg:col-span-4 xl:col-span-1" />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <ListField name="rate_days" hint={codesHint(useValue("rate_days"))} />
        {selection !== null && record !== null && (
          <Checkbox
            name={`should_copy.${record.id}`}
            label="Select for copying"
            className="mb-1"
            checked={selection.ids.has(record.id)}
            onChange={(isSelected) => selection.select(record.id, isSelected)}
          />
        )}
      </div>
    </>
  );
}

const rangeRow: RowRecord<RateDateRangeDraft, RateDateRangeInput, RateDateRange> = {
  ...table,
  name: "rate",
  titleOf,
  may: { create: "createRateDateRange", save: "updateRateDateRange", remove: "deleteRateDateRange" },
  Fields: RangeFields,
  calls: rateDateRangeCalls,
};

type RateDateRangesProps = RecordChanges<GolfRate> & { readonly record: GolfRate | null };

/** The date ranges of a rate, each saved on its own (ADM-RATE-25, ADM-RATE-50 to ADM-RATE-73). */
export function RateDateRanges({ record, replaceRecord }: RateDateRangesProps) {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const mayCopy = mayCall(useSession(selectLevel), "copyRateDateRanges");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isCopying, setIsCopying] = useState(false);
  const ranges = record?.rate_date_ranges ?? [];
  const chosen = ranges.filter(({ id }) => selected.has(id));
  const select = (id: number, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((one) => one !== id)));

  const changed = async (saved: RateDateRange | null) => {
    if (record === null) return;
    // A server may store the change with another rate, whose page is then opened (ADM-RATE-68); a specified server names no rate.
    const rateId = member(saved, "rate_id");
    if (typeof rateId === "number" && rateId !== record.id) return navigate(paths.rate(rateId));
    const result = await rateCalls(api).load(record.id);
    if (result.kind === "ok") replaceRecord(result.value);
  };
  return (
    <SelectionContext value={mayCopy ? { ids: selected, select } : null}>
      <Overlaps ranges={ranges} />
      {record !== null && <OtherRates rate={record} />}
      <RecordRows
        heading="Date Ranges"
        row={rangeRow}
        parentId={record?.id ?? null}
        stored={ranges}
        newText="New Date Range"
        empty="No date ranges yet, so the rate applies to no tee time."
        saveParentFirst={messages.saveRateFirst}
        onChanged={(saved) => void changed(saved)}
        actions={
          mayCopy && (
            <Button size="small" disabled={chosen.length === 0} onClick={() => setIsCopying(true)}>
              Copy Selected Rates to Course(s)
            </Button>
          )
        }
      />
      {isCopying && record !== null && (
        <CopyRangesDialog rateId={record.id} ranges={chosen.map(({ id }) => id)} onClose={() => setIsCopying(false)} />
      )}
    </SelectionContext>
  );
}

const shownOverlaps = 5;

/** A range whose days and times the domain can compare; one in another form, as from a specified server, overlaps nothing. */
function readable({ start, end, time_start, time_end, ...range }: RateDateRange) {
  const isReadable = isLocalDate(start) && isLocalDate(end) && isTimeOfDay(time_start) && isTimeOfDay(time_end);
  return isReadable ? [{ ...range, start, end, time_start, time_end }] : [];
}

/** Overlapping ranges are allowed, but always shown: the shorter one prices the round. */
function Overlaps({ ranges }: { readonly ranges: readonly RateDateRange[] }) {
  const overlaps = overlappingRanges(ranges.flatMap(readable));
  if (overlaps.length === 0) return null;
  return (
    <Alert tone="warning">
      Some date ranges overlap. The one with fewer days prices the round, then the one with shorter hours.
      <ul className="mt-1 list-disc pl-5 font-normal">
        {overlaps.slice(0, shownOverlaps).map((overlap) => (
          <li key={overlap.ranges.map(({ id }) => id).join()}>
            {overlap.ranges.map(datesOf).join(" and ")}: {overlap.days.join(", ")}, {overlap.time_start} –{" "}
            {overlap.time_end}, {datesOf(overlap)}
          </li>
        ))}
        {overlaps.length > shownOverlaps && <li>and {overlaps.length - shownOverlaps} more</li>}
      </ul>
    </Alert>
  );
}

/** Overlaps with ranges of the course's other rates, whose price differs; a specified server sends none. */
function OtherRates({ rate }: { readonly rate: GolfRate }) {
  const others = (rate.other_rate_date_ranges ?? []).flatMap(({ rate_date_range, ...other }) =>
    readable(rate_date_range).map((range) => ({ ...range, ...other })),
  );
  const overlaps = overlapsWith(rate.rate_date_ranges.flatMap(readable), others);
  if (overlaps.length === 0) return null;
  return (
    <Alert tone="warning">
      Other rates of this course apply at the same times, at another price. The date range with fewer days prices the
      round, then the one with shorter hours, then the newer rate.
      <ul className="mt-1 list-disc pl-5 font-normal">
        {overlaps.slice(0, shownOverlaps).map((overlap) => {
          const [one, other] = overlap.ranges;
          return (
            <li key={`${one.id}-${other.id}`}>
              {datesOf(one)} and{" "}
              <Link href={paths.rate(other.rate_id)}>
                {other.humanized_type} ${decimalText(other.rate)}
              </Link>{" "}
              {datesOf(other)}: {overlap.days.join(", ")}, {overlap.time_start} – {overlap.time_end}, {datesOf(overlap)}
            </li>
          );
        })}
        {overlaps.length > shownOverlaps && <li>and {overlaps.length - shownOverlaps} more</li>}
      </ul>
    </Alert>
  );
}
