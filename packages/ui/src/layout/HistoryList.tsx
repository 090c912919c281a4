import { Skeleton } from "../feedback/Skeleton.tsx";
import { type HistoryEntry, HistoryItem } from "./HistoryItem.tsx";

export type HistoryListProps = {
  /** The newest first. */
  entries: readonly HistoryEntry[];
  loading?: boolean;
};

/** Who changed what, and when. */
export function HistoryList({ entries, loading = false }: HistoryListProps) {
  if (loading && entries.length === 0) {
    return (
      <div className="flex flex-col gap-6 py-2">
        <output className="sr-only">Loading…</output>
        {["max-w-1/2", "max-w-2/3", "max-w-1/3"].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    );
  }
  if (entries.length === 0) return <p className="py-2 text-ink-muted">Nothing has been changed yet.</p>;
  return (
    <ol aria-busy={loading}>
      {entries.map((entry) => (
        <HistoryItem key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}
