import { useQuery } from "@tanstack/react-query";
import { HistoryList, Panel } from "@teedesk/ui";
import { member } from "../api/record.ts";
import { momentIn } from "../format/businessTime.ts";
import { ReadFailure } from "../queries/ReadFailure.tsx";
import { useServices } from "../services/services.tsx";
import { type HistoryEntity, historyLimit, historyOf } from "./history.api.ts";
import { fieldName, historyChanges } from "./historyChanges.ts";
import { type ValueNames, valueIn } from "./valueIn.tsx";

type HistoryPanelProps = {
  readonly entity: HistoryEntity;
  readonly id: number;
  readonly labels: Readonly<Record<string, string>>;
  readonly names: ValueNames;
};

/** Who changed what of a record, and when. A specified server keeps no history: then there is no panel. */
export function HistoryPanel({ entity, id, labels, names }: HistoryPanelProps) {
  const { api, config } = useServices();
  const { data = [], isPending, error, refetch } = useQuery(historyOf(api, entity, id));
  const isNamed = (field: string) => names[field] !== undefined;
  if (member(error?.cause, "status") === 404) return null;
  return (
    <Panel heading="History">
      {error === null ? (
        <>
          <HistoryList
            loading={isPending}
            entries={data.map(({ id: key, created_at, staff_user, action, changes }) => ({
              key,
              when: momentIn(config, created_at),
              who: staff_user ?? "Teedesk",
              action,
              changes: historyChanges(changes, isNamed, config).map(({ field, before, after }) => ({
                field: labels[field] ?? fieldName(field),
                before: valueIn(names, field, before),
                after: valueIn(names, field, after),
              })),
            }))}
          />
          {data.length === historyLimit && (
            <p className="mt-3 text-sm text-ink-muted">Only the latest {historyLimit} changes are shown.</p>
          )}
        </>
      ) : (
        <ReadFailure what="The history" error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}
