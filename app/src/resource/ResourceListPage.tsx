import { mayCall } from "@teedesk/domain";
import { LinkButton, PageHeader, whenIdle } from "@teedesk/ui";
import { useEffect, useMemo } from "react";
import { useSearch } from "wouter";
import { usePrefetch } from "../editing/prefetchRecord.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import type { ListSource } from "../listing/list.ts";
import { useAddress } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { useList } from "../listing/useList.ts";
import type { PageProps } from "../navigation/page.ts";
import { useServices, useSession } from "../services/services.tsx";

type ResourceListPageProps<
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
> = PageProps & {
  readonly list: ListSource<Row, Values, Field>;
};

/** Loads the code of the page that the rows lead to while the browser is idle. */
function usePreloadedRecord(
  { columns }: { readonly columns: readonly { readonly path?: (id: number) => string }[] },
  rows: readonly { readonly id: number }[],
): void {
  const { preloader } = useServices();
  const [row] = rows;
  const path = row && columns.find((column) => column.path !== undefined)?.path?.(row.id);
  useEffect(() => {
    if (path !== undefined) void whenIdle().then(() => preloader.load(path));
  }, [preloader, path]);
}

/** The page of a list: its state is the address (CROSS-01 to CROSS-08). */
export function ResourceListPage<Row extends { readonly id: number }, Values extends object, Field extends string>({
  title,
  list: listOf,
}: ResourceListPageProps<Row, Values, Field>) {
  const search = useSearch();
  const { config } = useServices();
  const list = useMemo(
    () => (typeof listOf === "function" ? listOf(new URLSearchParams(search), config) : listOf),
    [listOf, search, config],
  );
  const { Actions, Notice, create } = list;
  const open = useList(list, useAddress());
  const level = useSession(selectLevel);
  const prefetch = usePrefetch(list);
  usePreloadedRecord(list, open.rows);
  const newRecord = create?.path !== undefined && mayCall(level, create.call) ? create : null;
  return (
    <>
      <PageHeader
        title={title}
        count={open.total}
        actions={
          <>
            {Actions !== undefined && <Actions filters={open.filters} apply={open.apply} />}
            {newRecord?.path !== undefined && (
              <LinkButton kind="primary" href={newRecord.path()}>
                {newRecord.text}
              </LinkButton>
            )}
          </>
        }
      />
      {Notice !== undefined && <Notice />}
      <ResourceList list={list} open={open} firstStep={newRecord?.text} onRowEnter={prefetch} />
    </>
  );
}
