import { mayCall } from "@teedesk/domain";
import { LinkButton, PageHeader } from "@teedesk/ui";
import { useMemo } from "react";
import { useSearch } from "wouter";
import { usePrefetch } from "../editing/prefetchRecord.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import type { ListSource } from "../listing/list.ts";
import { useAddress } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { useList } from "../listing/useList.ts";
import type { PageProps } from "../navigation/pageProps.ts";
import { useServices, useSession } from "../services/services.tsx";

type ResourceListPageProps<
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
> = PageProps & {
  readonly list: ListSource<Row, Values, Field>;
};

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
  return (
    <>
      <PageHeader
        title={title}
        count={open.total}
        actions={
          <>
            {Actions !== undefined && <Actions filters={open.filters} apply={open.apply} />}
            {create?.path !== undefined && mayCall(level, create.call) && (
              <LinkButton kind="primary" href={create.path()}>
                {create.text}
              </LinkButton>
            )}
          </>
        }
      />
      {Notice !== undefined && <Notice />}
      <ResourceList list={list} open={open} onRowEnter={prefetch} />
    </>
  );
}
