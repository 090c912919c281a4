import { mayCall } from "@teedesk/domain";
import { LinkButton, PageHeader } from "@teedesk/ui";
import { useSearch } from "wouter";
import { usePrefetch } from "../editing/prefetchRecord.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import { useAddress } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { useList } from "../listing/useList.ts";
import type { PageProps } from "../navigation/pageProps.ts";
import { useSession } from "../services/services.tsx";
import type { Resource } from "./resource.ts";

/** The page of a list: its state is the address (CROSS-01 to CROSS-08). */
export function ResourceListPage<
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
>({ title, resource }: PageProps & { readonly resource: Resource<Draft, Input, Entity, Row, Values, Field> }) {
  const { ListActions, newText, paths, may } = resource;
  const search = useSearch();
  const list = typeof resource.list === "function" ? resource.list(new URLSearchParams(search)) : resource.list;
  const open = useList(list, useAddress());
  const level = useSession(selectLevel);
  const prefetch = usePrefetch(resource);
  return (
    <>
      <PageHeader
        title={title}
        count={open.total}
        actions={
          <>
            {ListActions !== undefined && <ListActions filters={open.filters} />}
            {paths.create !== undefined && may.create !== undefined && mayCall(level, may.create) && (
              <LinkButton kind="primary" href={paths.create()}>
                {newText}
              </LinkButton>
            )}
          </>
        }
      />
      <ResourceList list={list} open={open} onRowEnter={prefetch} />
    </>
  );
}
