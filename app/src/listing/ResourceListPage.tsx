import { PageHeader } from "@teedesk/ui";
import type { ReactNode } from "react";
import type { List } from "./list.ts";
import { ResourceList } from "./ResourceList.tsx";
import type { OpenList } from "./useList.ts";

type ResourceListPageProps<Row extends { readonly id: number }, Values, Field extends string> = {
  readonly title: string;
  readonly list: List<Row, Values, Field>;
  /** The list on the address bar: `useList(list, useAddress())`. */
  readonly open: OpenList<Row>;
  /** The page's buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** The pointer or the focus came to a row: `useReadAhead(kind)`. */
  readonly onRowEnter?: ((row: Row) => void) | undefined;
};

/** The page of a list: its state is the address (CROSS-01 to CROSS-08). */
export function ResourceListPage<Row extends { readonly id: number }, Values extends object, Field extends string>({
  title,
  list,
  open,
  actions,
  onRowEnter,
}: ResourceListPageProps<Row, Values, Field>) {
  return (
    <>
      <PageHeader title={title} count={open.total} actions={actions} />
      <ResourceList list={list} open={open} onRowEnter={onRowEnter} />
    </>
  );
}
