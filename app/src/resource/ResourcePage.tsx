import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EmptyState, LinkButton, PageHeader, showToast } from "@teedesk/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { navigate as replaceAddress } from "wouter/use-browser-location";
import { RecordPage } from "../editing/RecordPage.tsx";
import { messages } from "../messages/messages.ts";
import { Waiting } from "../messages/Waiting.tsx";
import type { PageProps, ReadContext } from "../navigation/page.ts";
import { ReadFailure } from "../queries/ReadFailure.tsx";
import { useServices } from "../services/services.tsx";
import type { ResourceRecord } from "./record.ts";

/** The id in an address; whatever is no whole number above 0 opens a new record (CROSS-20, CROSS-21). */
const idOf = (text = ""): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** The ids in an address by name; what is no id is left out. */
const idsOf = (params: PageProps["params"]): PageProps["params"] =>
  Object.fromEntries(Object.entries(params).filter(([, text]) => idOf(text) !== null));

/** One stay on a page; `next` is where a new record that was just stored will have its address, which may follow later. */
type Visit = { readonly place: string; readonly next: string | null; readonly number: number };

/** Another record than the one on the page: start over. */
function visitAt(visit: Visit, place: string): Visit {
  if (place === visit.place) return visit;
  return { place, next: null, number: place === visit.next ? visit.number : visit.number + 1 };
}

type ResourcePageProps<Draft extends object, Input, Entity extends { readonly id: number }> = PageProps & {
  readonly record: ResourceRecord<Draft, Input, Entity>;
};

/**
 * The page of one record, stored or new. It stays when a save gives a new record its id and address (CROSS-37), and
 * starts afresh for every other record and for another preset.
 */
export function ResourcePage<Draft extends object, Input, Entity extends { readonly id: number }>({
  record,
  title,
  params,
}: ResourcePageProps<Draft, Input, Entity>) {
  const { api, navigationGuard } = useServices();
  const [, navigate] = useLocation();
  const id = idOf(params["id"]);
  const preset = id === null ? record.preset?.(idsOf(params)) : undefined;
  const place = JSON.stringify([id, preset]);
  const [visit, setVisit] = useState<Visit>({ place, next: null, number: 0 });
  const current = visitAt(visit, place);
  if (current !== visit) setVisit(current);
  const isNew = id === null;
  const begun = usePreset(record, isNew);
  if (isNew && record.calls(api).create === null) return <NoNewRecord title={title} list={record.paths.list()} />;
  if (begun.error !== null) return <ReadFailure what="The choices" error={begun.error} retry={begun.retry} />;
  if (begun.isPending) return <Waiting />;
  return (
    <RecordPage
      key={current.number}
      kind={record}
      title={title}
      list={record.paths.list()}
      id={id}
      preset={isNew ? { ...begun.preset, ...preset } : undefined}
      onCreated={(created) => {
        if (created === null) {
          showToast(messages.success);
          return navigate(record.paths.list(), { replace: true });
        }
        setVisit({ ...current, next: JSON.stringify([created, undefined]) });
        // The page stays: rows on it that are not saved yet are kept, without a question about them.
        replaceAddress(record.paths.record(created), { replace: true });
      }}
      onDeleted={(deleted) => {
        showToast(`${record.titleOf(deleted)} was deleted.`, "success");
        // Rows of it that were never saved went with it.
        navigationGuard.release();
        navigate(record.paths.list(), { replace: true });
      }}
    />
  );
}

/** The initial values of a new record, where they have to be read; nothing to wait for elsewhere. */
function usePreset<Draft>(
  { name, reads }: { readonly name: string; readonly reads?: (context: ReadContext) => Promise<Partial<Draft>> },
  isNew: boolean,
) {
  const { api } = useServices();
  const queries = useQueryClient();
  const isRead = isNew && reads !== undefined;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, "preset"],
    queryFn: () => reads?.({ api, queries }) ?? {},
    enabled: isRead,
    // The next new record begins with what there is to choose then.
    gcTime: 0,
  });
  return { preset: data, error, isPending: isRead && isPending, retry: () => void refetch() };
}

/** Records of some kinds are created elsewhere only: tee times are booked, gift certificates are sold. */
function NoNewRecord({ title, list }: { readonly title: string; readonly list: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={`There is no such ${title.toLowerCase()}.`}
        actions={<LinkButton href={list}>Go to the list</LinkButton>}
      />
    </>
  );
}
