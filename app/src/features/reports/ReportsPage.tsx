import { Anchor, InSight, PageHeader, Panel } from "@teedesk/ui";
import { useState } from "react";
import { selectLevel } from "../../flows/session/selectors.ts";
import type { PageProps } from "../../navigation/page.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { ReportOutcome } from "./ReportOutcome.tsx";
import { type ReportEntry, reportsFor } from "./reportIndex.ts";

const look = "block rounded-md px-2 py-2 hover:bg-hover";

/** The reports of the signed-in level (OPS-REP-01, OPS-REP-10 to OPS-REP-21, ROLE-14). */
export function ReportsPage({ title }: PageProps) {
  const { openReport, config } = useServices();
  const level = useSession(selectLevel) ?? "other";
  const [outcome, setOutcome] = useState<OpenedReport | null>(null);

  const lines = (entry: ReportEntry) => (
    <>
      <span className="block font-medium">{entry.name}</span>
      <span className="block text-sm text-ink-muted">
        {entry.purpose} {"download" in entry && <span className="whitespace-nowrap">Downloads immediately.</span>}
      </span>
    </>
  );
  const entryLink = (entry: ReportEntry) => {
    if ("path" in entry) {
      return (
        <Anchor href={entry.path} className={look}>
          {lines(entry)}
        </Anchor>
      );
    }
    const open = async () => {
      setOutcome(null);
      setOutcome(await openReport(entry.download, {}));
    };
    return (
      // The server refuses this address: a download needs the token that the click requests (ANSWER-27).
      <a
        href={`/api/reports/${entry.download}.xlsx`}
        className={look}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
        onAuxClick={(event) => event.preventDefault()}
      >
        {lines(entry)}
      </a>
    );
  };

  return (
    <div className="mx-auto max-w-300">
      <PageHeader title={title} />
      <InSight className="mb-4">{outcome !== null && <ReportOutcome outcome={outcome} />}</InSight>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {reportsFor(level, config).map(({ heading, entries }) => (
          <Panel key={heading} heading={heading} flush>
            <ul className="p-2">
              {entries.map((entry) => (
                <li key={entry.name}>{entryLink(entry)}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  );
}
