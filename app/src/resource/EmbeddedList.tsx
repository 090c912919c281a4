import { mayCall } from "@teedesk/domain";
import { LinkButton } from "@teedesk/ui";
import { selectLevel } from "../flows/session/selectors.ts";
import type { List } from "../listing/list.ts";
import { useMemory } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { type OpenList, useList } from "../listing/useList.ts";
import { useSession } from "../services/services.tsx";
import type { Resource } from "./resource.ts";

type EmbeddedListProps<
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
> = {
  readonly resource: Resource<Draft, Input, Entity, Row, Values, Field>;
  /** Another list of the resource than its own: the live rates of a course. */
  readonly list?: List<Row, Values, Field>;
  /** What ties the rows to the record around them. */
  readonly filters: Partial<Values>;
  /** Address of a new row, for those who may create one; none where none can be added now. */
  readonly create?: (open: OpenList<Row>) => string | null;
};

/** A list inside the page of another record (CROSS-04), with the way to a new row. */
export function EmbeddedList<
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
>({ resource, list, filters, create }: EmbeddedListProps<Draft, Input, Entity, Row, Values, Field>) {
  const own = typeof resource.list === "function" ? resource.list(new URLSearchParams()) : resource.list;
  const shown = list ?? own;
  const open = useList(shown, useMemory(), filters);
  const level = useSession(selectLevel);
  const { newText, may } = resource;
  const isAllowed = may.create !== undefined && mayCall(level, may.create);
  const path = isAllowed ? (create?.(open) ?? null) : null;
  return (
    <div className="flex flex-col gap-3">
      {path !== null && (
        <LinkButton href={path} className="self-end">
          {newText}
        </LinkButton>
      )}
      <ResourceList list={shown} open={open} place="embedded" />
    </div>
  );
}
