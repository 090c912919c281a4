import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { foldText } from "@teedesk/domain";
import { Finder, loadFinder, whenIdle } from "@teedesk/ui";
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { selectLevel } from "../../flows/session/selectors.ts";
import { useRested } from "../../queries/useRested.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { type Entry, entriesOf } from "./entries.ts";
import { foundRecords, longestText, searchedPart } from "./find.api.ts";
import { type Act, watchActs } from "./pageActs.ts";
import { placesFor } from "./places.ts";

/** Milliseconds without a key before the server is asked. */
const pause = 120;

/** More than the line is meant for: a pasted page is named as too long, not cut. */
const maxLength = 100_000;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The records found for a text, without those of an earlier one among the exact matches. */
function useRecords(typed: string) {
  "use memo";
  const { api, config } = useServices();
  const rested = useRested(typed, pause);
  const sought = config.finds_records ? rested : "";
  const found = useQuery({ ...foundRecords(api, sought), placeholderData: keepPreviousData });
  const isPending = config.finds_records && typed !== "" && (typed !== rested || found.isFetching);
  const isStale = isPending || found.isPlaceholderData;
  const all = typed === "" ? [] : (found.data ?? []);
  return {
    records: isStale ? all.map((record) => ({ ...record, is_exact: false })) : all,
    isPending,
    hasFailed: found.isError && typed !== "",
  };
}

/** The acts of the page below: parts of it may load while the box is open. */
function useActs() {
  const [acts, setActs] = useState<readonly Act[]>([]);
  useLayoutEffect(() => watchActs(setActs), []);
  return acts;
}

/** The open box: one line for whatever a caller says or an agent wants to do. */
function FindDialog({ onClose }: { readonly onClose: () => void }) {
  "use memo";
  const { config } = useServices();
  const level = useSession(selectLevel) ?? "other";
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  // The text at which Enter came before its records.
  const [awaited, setAwaited] = useState<string | null>(null);
  const typed = searchedPart(query);
  const isTooLong = query.trim().length > longestText;
  const { records: read, isPending: isReading, hasFailed } = useRecords(typed);
  const acts = useActs();
  // Records that arrive are drawn when no key waits.
  const records = useDeferredValue(read);
  const isPending = isReading || records !== read;
  const groups = entriesOf({ typed, records, acts, places: placesFor(level, config) });
  const all = groups.flatMap(({ entries }) => entries);

  const choose = ({ target }: Entry) => {
    onClose();
    if ("path" in target) navigate(target.path);
    // The box has given the focus back by then.
    else requestAnimationFrame(() => requestAnimationFrame(target.run));
  };
  // The one exact match is what was meant, then the act or page of that name, else the only one; several are for the person to choose from.
  const settle = useEffectEvent(() => {
    const exact = records.filter(({ is_exact }) => is_exact).length;
    const isNamed = ({ kind, text }: Entry) => kind === undefined && foldText(text) === foldText(typed);
    const named = all.filter(isNamed);
    const unnamed = records.length === 0 ? all : [];
    const [meant, ...more] = exact === 1 ? all.slice(0, 1) : exact > 1 ? [] : named.length > 0 ? named : unnamed;
    if (meant !== undefined && more.length === 0) choose(meant);
  });
  useEffect(() => {
    if (awaited === typed && !isPending) settle();
  }, [awaited, typed, isPending]);

  const others = all.length - records.length;
  const found = [
    ...(records.length > 0 ? [counted(records.length, "record", "records")] : []),
    ...(others > 0 ? [counted(others, "page or act", "pages and acts")] : []),
  ].join(", ");
  const outcome = hasFailed ? "The records could not be searched." : isPending ? "" : found || "Nothing found.";
  return (
    <Finder
      label="Find"
      placeholder={
        config.finds_records ? "Confirmation, phone, name, e-mail, code, page or act" : "Find a page or an act"
      }
      query={query}
      onQuery={setQuery}
      onType={() => setAwaited(null)}
      pause={0}
      maxLength={maxLength}
      groups={groups}
      pending={isPending}
      onEarlyEnter={() => setAwaited(typed)}
      status={isTooLong ? `Only the first ${longestText} characters are searched. ${outcome}` : outcome}
      onChoose={(key) => {
        const entry = all.find((one) => one.key === key);
        if (entry !== undefined) choose(entry);
      }}
      onClose={onClose}
    />
  );
}

/** The box that finds records, pages and acts. Mounted before it is opened, so that its code has loaded by then. */
export function FindLayer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  useEffect(() => {
    // Code that cannot be loaded now is requested again when the box opens.
    void whenIdle().then(() => loadFinder().catch(() => undefined));
  }, []);
  return open && <FindDialog onClose={onClose} />;
}
