import { mayCall } from "@teedesk/domain";
import { LinkButton } from "@teedesk/ui";
import { selectLevel } from "../flows/session/selectors.ts";
import type { List } from "../listing/list.ts";
import { useMemory } from "../listing/listStore.ts";
import { ResourceList } from "../listing/ResourceList.tsx";
import { type OpenList, useList } from "../listing/useList.ts";
import { useSession } from "../services/services.tsx";

type EmbeddedListProps<Row extends { readonly id: number }, Values extends object, Field extends string> = {
  readonly list: List<Row, Values, Field>;
  /** The filters that tie the rows to the record around them. */
  readonly filters: Partial<Values>;
  /** Address of a new row, for those who may create one; none where none can be added now. */
  readonly create?: (open: OpenList<Row>) => string | null;
  /** In a `panel` it has no border of its own; a way to a new row is one of the panel's actions there. */
  readonly place?: "embedded" | "panel";
};

/** A list inside the page of another record (CROSS-04), with the way to a new row. */
export function EmbeddedList<Row extends { readonly id: number }, Values extends object, Field extends string>({
  list,
  filters,
  create,
  place = "embedded",
}: EmbeddedListProps<Row, Values, Field>) {
  const open = useList(list, useMemory(), filters);
  const level = useSession(selectLevel);
  const isAllowed = list.create !== undefined && mayCall(level, list.create.call);
  const path = isAllowed ? (create?.(open) ?? null) : null;
  return (
    <div className="flex flex-col gap-3">
      {path !== null && (
        <div data-acts className="self-end">
          <LinkButton href={path}>{list.create?.text}</LinkButton>
        </div>
      )}
      <ResourceList list={list} open={open} place={place} />
    </div>
  );
}
