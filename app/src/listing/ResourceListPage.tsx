import { mayCall, type OperationId } from "@teedesk/domain";
import { LinkButton, PageHeader } from "@teedesk/ui";
import type { ReactNode } from "react";
import { type Loadable, useReadAhead } from "../editing/ahead.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import type { PageProps } from "../navigation/pageProps.ts";
import { useSession } from "../services/services.tsx";
import type { List } from "./list.ts";
import { useAddress } from "./listStore.ts";
import { ResourceList } from "./ResourceList.tsx";
import { type OpenList, useList } from "./useList.ts";

/** The way to a new record, for those who may make the call that stores it. */
type Create = { readonly text: string; readonly path: () => string; readonly call: OperationId };

type ResourceListPageProps<Row extends { readonly id: number }, Values, Field extends string, Entity> = PageProps & {
  readonly list: List<Row, Values, Field>;
  /** The kind of record a row leads to, which is read ahead. */
  readonly kind: Loadable<Entity>;
  readonly create?: Create;
  /** What else can be done with the list as it is shown. */
  readonly actions?: ((open: OpenList<Row, Values>) => ReactNode) | undefined;
};

/** The page of a list: its state is the address (CROSS-01 to CROSS-08). */
export function ResourceListPage<
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
  Entity,
>({ title, list, kind, create, actions }: ResourceListPageProps<Row, Values, Field, Entity>) {
  const open = useList(list, useAddress());
  const level = useSession(selectLevel);
  const readAhead = useReadAhead(kind);
  return (
    <>
      <PageHeader
        title={title}
        count={open.total}
        actions={
          <>
            {actions?.(open)}
            {create !== undefined && mayCall(level, create.call) && (
              <LinkButton kind="primary" href={create.path()}>
                {create.text}
              </LinkButton>
            )}
          </>
        }
      />
      <ResourceList list={list} open={open} onRowEnter={readAhead} />
    </>
  );
}
