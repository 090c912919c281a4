import { useState } from "react";
import { useLocation } from "wouter";
import type { PageProps } from "../navigation/pageProps.ts";
import { RecordPage } from "./RecordPage.tsx";
import type { RecordKind } from "./recordKind.ts";

/** The id in an address; whatever is no whole number above 0 opens a new record (CROSS-20, CROSS-21). */
export const idOf = (text = ""): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/**
 * The page of one kind of record, stored or new. It stays when a save gives a new record its id and address (CROSS-37),
 * and starts afresh for every other record.
 */
export function ResourceEditPage<Draft extends object, Input, Entity extends { readonly id: number }>({
  kind,
  title,
  params,
}: PageProps & { readonly kind: RecordKind<Draft, Input, Entity> }) {
  const [, navigate] = useLocation();
  const asked = idOf(params["id"]);
  const [visit, setVisit] = useState({ id: asked, number: 0 });
  // Another record than the one on the page: begin anew.
  const current = visit.id === asked ? visit : { id: asked, number: visit.number + 1 };
  if (current !== visit) setVisit(current);
  return (
    <RecordPage
      key={current.number}
      kind={kind}
      title={title}
      id={asked}
      onCreated={(id) => {
        setVisit({ ...current, id });
        navigate(kind.recordPath(id), { replace: true });
      }}
      onDeleted={() => navigate(kind.listPath(), { replace: true })}
    />
  );
}
