import { Button, DateInput } from "@teedesk/ui";
import { todayIn } from "../../format/businessTime.ts";
import { periodShortcuts } from "../../listing/dayShortcuts.ts";
import { useServices } from "../../services/services.tsx";
import type { Report, ReportDraft } from "./useReport.ts";

type PeriodFieldsProps<Draft extends ReportDraft> = {
  readonly report: Report<Draft>;
  /** The names of the two inputs. */
  readonly start: keyof Draft & string;
  readonly end: keyof Draft & string;
  readonly labels?: readonly [start: string, end: string];
  readonly disabled?: boolean;
};

/** Two fields of a form grid, first and last day, typed, picked or filled by a shortcut; a blank one is open (OPS-REP-48, UNCLEAR-61). */
export function PeriodFields<Draft extends ReportDraft>(props: PeriodFieldsProps<Draft>) {
  const { config } = useServices();
  const { report, start, end, labels = ["Start date", "End date"], disabled = false } = props;
  const input = (name: keyof Draft & string, label: string, first?: string) => (
    <DateInput
      name={name}
      label={label}
      value={report.draft[name] ?? ""}
      onChange={(typed) => report.change(name, typed)}
      error={report.errorAt(name)}
      disabled={disabled}
      year="last"
      start={first}
    />
  );
  return (
    <>
      {input(start, labels[0])}
      {input(end, labels[1], report.draft[start])}
      <fieldset disabled={disabled} className="col-span-full flex flex-wrap gap-1 pb-2">
        <legend className="sr-only">{`${labels[0]} and ${labels[1].toLowerCase()}`}</legend>
        {periodShortcuts(todayIn(config)).map(({ text, range }) => (
          <Button
            key={text}
            size="small"
            onClick={() => {
              report.change(start, range.start);
              report.change(end, range.end);
            }}
          >
            {text}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
