import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../basics/Button.tsx";
import { loadLate } from "../basics/loadLate.ts";
import { CalendarNotYet } from "./CalendarNotYet.tsx";
import { type TypedYear, useCalendar } from "./CalendarProvider.tsx";
import { type DateRange, type DateShortcut, openRange, orderedRange, pickDay } from "./dateRange.ts";
import { focusFirstError } from "./focus.ts";
import { TypedDateInput } from "./TypedDateInput.tsx";
import { tidyDate } from "./tidy.ts";
import { readTypedDate, typedDateProblem } from "./typedDate.ts";

const RangeCalendar = lazy(() =>
  loadLate(async () => ({ default: (await import("./RangeCalendar.tsx")).RangeCalendar })),
);

type DateRangeEditorProps = {
  name: string;
  value: DateRange;
  shortcuts: readonly DateShortcut[];
  year: TypedYear | undefined;
  /** OK, Clear or a shortcut was pressed; the range has its earlier day first. */
  onApply: (range: DateRange) => void;
  onCancel: () => void;
};

/** Two typed dates and a calendar that fill each other, and what becomes of them (OPS-TTL-35, 36, 37). */
export function DateRangeEditor({ name, value, shortcuts, year, onApply, onCancel }: DateRangeEditorProps) {
  const [range, setRange] = useState(value);
  const { today, complete } = useCalendar();
  const [month, setMonth] = useState(() => readTypedDate(value.start) ?? readTypedDate(value.end) ?? today());
  const [refused, setRefused] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  // Each end is completed from the other one, so that a guessed year never puts the end before the start.
  const typedEnd = tidyDate(range.end.trim());
  const tidyStart = (text: string) =>
    complete(tidyDate(text.trim()), year !== undefined && readTypedDate(typedEnd) ? "last" : year, typedEnd);
  const start = tidyStart(range.start);
  const tidyEnd = (text: string) => complete(tidyDate(text.trim()), readTypedDate(start) ? "next" : year, start);
  const tidied = { start, end: tidyEnd(range.end) };
  const problems = { start: typedDateProblem(tidied.start), end: typedDateProblem(tidied.end) };

  const apply = () => {
    if (problems.start === undefined && problems.end === undefined) {
      onApply(orderedRange(tidied));
      return;
    }
    flushSync(() => setRefused(true));
    if (boxRef.current) focusFirstError(boxRef.current);
  };

  const date = (side: keyof DateRange, label: string, tidy: (text: string) => string) => (
    <TypedDateInput
      label={label}
      name={`${name}.${side}`}
      value={range[side]}
      onChange={(typed) => {
        setRange({ ...range, [side]: typed });
        setMonth(readTypedDate(tidy(typed)) ?? month);
      }}
      onEnter={apply}
      tidy={tidy}
      error={refused ? problems[side] : undefined}
    />
  );

  return (
    <div ref={boxRef} className="w-64 p-1 pointer-coarse:w-70">
      <div className="grid grid-cols-2 gap-x-2">
        {date("start", "From", tidyStart)}
        {date("end", "To", tidyEnd)}
      </div>
      {shortcuts.length > 0 && (
        <div className="my-2 grid grid-cols-3 gap-1">
          {shortcuts.map(({ text, range: named }) => (
            <Button key={text} size="small" onClick={() => onApply(named)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <div className="min-h-64 pointer-coarse:min-h-78">
        <Suspense fallback={<CalendarNotYet className="mx-auto mt-32" />}>
          <RangeCalendar
            value={tidied}
            onPick={(day) => setRange(pickDay(tidied, day))}
            month={month}
            onMonth={setMonth}
          />
        </Suspense>
      </div>
      <div className="mt-2 flex gap-2">
        <Button kind="quiet" onClick={() => onApply(openRange)}>
          Clear
        </Button>
        <Button className="ml-auto" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={apply}>
          OK
        </Button>
      </div>
    </div>
  );
}
