import { mayCall } from "@teedesk/domain";
import { LinkButton, PageHeader } from "@teedesk/ui";
import { useSearch } from "wouter";
import { usePrefetch } from "../editing/prefetchRecord.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import type { List } from "../listing/list.ts";
import { useAddress } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { useList } from "../listing/useList.ts";
import type { PageProps } from "../navigation/pageProps.ts";
import { useSession } from "../services/services.tsx";

type ResourceListPageProps<
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
> = PageProps & {
  /** A function where the rest of the address says which list it is (`?monthly=true`). */
  readonly list: List<Row, Values, Field> | ((search: URLSearchParams) => List<Row, Values, Field>);
};

/** The page of a list: its state is the address (CROSS-01 to CROSS-08). */
export function ResourceListPage<Row extends { readonly id: number }, Values extends object, Field extends string>({
  title,
  list: listOf,
}: ResourceListPageProps<Row, Values, Field>) {
  const search = useSearch();
  const list = typeof listOf === "function" ? listOf(new URLSearchParams(search)) : listOf;
  const { Actions, create } = list;
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
            {Actions !== undefined && <Actions filters={open.filters} />}
            {create?.path !== undefined && mayCall(level, create.call) && (
              <LinkButton kind="primary" href={create.path()}>
                {create.text}
              </LinkButton>
            )}
          </>
        }
      />
      <ResourceList list={list} open={open} onRowEnter={prefetch} />
    </>
  );
}
