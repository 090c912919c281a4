import type { Figure } from "@teedesk/domain";
import { figureWords } from "@teedesk/domain";
import { Button, DefinitionList, FormGrid, InSight, LinkButton, PageHeader, Panel, TextInput } from "@teedesk/ui";
import type { ComponentType, ReactNode } from "react";
import { paths } from "../../navigation/paths.ts";
import { ReportOutcome } from "./ReportOutcome.tsx";
import type { AskedFigures, Query, Report, ReportDraft } from "./useReport.ts";

type ReportPageProps<Draft extends ReportDraft, Asked extends Query> = {
  readonly title: string;
  /** The contents of the workbook, in a sentence or two. */
  readonly contents: string;
  readonly report: Report<Draft, Asked>;
  /** The dates that the report will cover, once they can be read. */
  readonly covers: string | null;
  /** The figures to explain. */
  readonly figures: readonly Figure[];
  /** Titles and meanings of the figures that only this report has. */
  readonly words?: readonly { readonly title: string; readonly meaning: string }[];
  /** Further rules of how it is counted. */
  readonly notes?: readonly string[];
  /** Shows the figures that were asked for. Only for a report that has some to show. */
  readonly Figures?: ComponentType<AskedFigures<Asked>>;
  readonly children: ReactNode;
};

/** The page of a report: its form, the dates it covers, the outcome of running it and how it is counted. */
export function ReportPage<Draft extends ReportDraft, Asked extends Query>(props: ReportPageProps<Draft, Asked>) {
  const { title, contents, report, covers, figures, words = [], notes = [], Figures, children } = props;
  const explained = [...words, ...figures.map((figure) => figureWords[figure])];
  const shownFigures = Figures === undefined ? null : report.figures;
  // Printed figures state their period themselves.
  const besides = (shownFigures?.shown ?? null) === null ? "" : "print:hidden";
  return (
    <div className={`mx-auto ${shownFigures === null ? "max-w-200" : "max-w-300"}`}>
      <PageHeader title={title} actions={<LinkButton href={paths.reports()}>All reports</LinkButton>} />
      <p className="mb-4 text-ink-muted text-pretty">{contents}</p>
      <Panel heading="What to report" className={besides}>
        <form noValidate onSubmit={report.submit}>
          {children}
          {report.asOf !== null && (
            <FormGrid className="mt-2">
              <TextInput
                label="As of"
                name="as_of"
                kind="date"
                value={report.asOf}
                onChange={report.changeAsOf}
                error={report.errorAt("as_of")}
                placeholder="mm/dd/yyyy HH:MM"
                hint="Blank is now; else as it was at that moment."
              />
            </FormGrid>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" kind="primary" busy={report.isOpening}>
              Run Report
            </Button>
            {shownFigures !== null && <Button onClick={shownFigures.show}>Show Figures</Button>}
            <output className="block min-w-0 text-sm text-ink-muted">
              {covers !== null && (
                <>
                  Covers <span className="font-medium text-ink tabular-nums">{covers}</span>
                </>
              )}
            </output>
          </div>
          <InSight className="mt-4">{report.outcome !== null && <ReportOutcome outcome={report.outcome} />}</InSight>
        </form>
      </Panel>
      <details className={`mt-4 rounded-lg border border-line bg-surface px-4 py-3 ${besides}`}>
        <summary className="cursor-pointer font-medium">How it is counted</summary>
        {notes.map((note) => (
          <p key={note} className="mt-2 text-pretty">
            {note}
          </p>
        ))}
        {explained.length > 0 && (
          <DefinitionList
            className="mt-2"
            items={explained.map(({ title, meaning }) => ({ label: title, value: meaning }))}
          />
        )}
      </details>
      <InSight className="mt-4">
        {Figures !== undefined && shownFigures !== null && shownFigures.shown !== null && (
          // Its room is in sight as soon as it is asked for. Those of an address are there from the start, and nothing moves.
          <div key={shownFigures.shown.asked} className="min-h-80">
            <Figures {...shownFigures.shown} />
          </div>
        )}
      </InSight>
    </div>
  );
}
