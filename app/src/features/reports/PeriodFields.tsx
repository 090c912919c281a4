import { DateInput } from "@teedesk/ui";
import type { Report, ReportDraft } from "./useReport.ts";

type PeriodFieldsProps<Draft extends ReportDraft> = {
  readonly report: Report<Draft>;
  /** The names of the two inputs. */
  readonly start: keyof Draft & string;
  readonly end: keyof Draft & string;
  readonly labels?: readonly [start: string, end: string];
  readonly disabled?: boolean;
};

/** Two fields of a form grid: first and last day, typed or picked; a blank one is open (OPS-REP-48, UNCLEAR-61). */
export function PeriodFields<Draft extends ReportDraft>(props: PeriodFieldsProps<Draft>) {
  const { report, start, end, labels = ["Start date", "End date"], disabled = false } = props;
  const input = (name: keyof Draft & string, label: string) => (
    <DateInput
      name={name}
      label={label}
      value={report.draft[name] ?? ""}
      onChange={(typed) => report.change(name, typed)}
      error={report.errorAt(name)}
      disabled={disabled}
    />
  );
  return (
    <>
      {input(start, labels[0])}
      {input(end, labels[1])}
    </>
  );
}
