import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../basics/Icon.tsx";
import { VisuallyHidden } from "../basics/VisuallyHidden.tsx";
import type { Column } from "./column.ts";
import { nextSort, type SortKey } from "./sort.ts";
import { firstLook } from "./tableLook.ts";

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: readonly SortKey[];
  onSort: ((sort: SortKey[]) => void) | undefined;
  filters: Readonly<Record<string, ReactNode>> | undefined;
};

const headLook = "bg-sunken px-3 text-left font-medium text-ink-muted first:pl-4 last:pr-4 print:px-2";
/** What is typed into a filter lines up with the values under it. */
const filterLook = "border-b border-line bg-sunken px-1 pb-1 align-top first:pl-2 last:pr-2";

/** The header row and, when there are filters, the filter row; both stick to the top of the scrolling box. */
export function TableHead<Row>({ columns, sort, onSort, filters }: TableHeadProps<Row>) {
  "use memo";
  return (
    <thead className="sticky top-0 z-2 bg-sunken print:static">
      <tr>
        {columns.map((column, index) => {
          const place = sort.findIndex((one) => one.key === column.key);
          const sorted = sort[place];
          return (
            <th
              key={column.key}
              scope="col"
              // Only the first key: the attribute may stand on one header at a time.
              aria-sort={place === 0 ? (sorted?.desc ? "descending" : "ascending") : undefined}
              className={clsx(
                headLook,
                "h-8 whitespace-nowrap",
                !filters && "border-b border-line",
                column.align === "end" && "text-right",
                index === 0 && firstLook,
                column.className,
              )}
            >
              {column.sortable && onSort ? (
                <SortButton
                  header={column.header}
                  atEnd={column.align === "end"}
                  sorted={sorted}
                  order={sort.length > 1 ? place + 1 : 0}
                  onPress={(additive) => onSort(nextSort(sort, column.key, additive))}
                />
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
      {filters && (
        <tr data-filters className="print:hidden">
          {columns.map((column, index) => (
            <td key={column.key} className={clsx(filterLook, index === 0 && firstLook)}>
              {filters[column.key]}
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}

type SortButtonProps = {
  header: string;
  /** Right-aligned: the arrow stands before the word, so that the word lines up with the figures. */
  atEnd: boolean;
  sorted: SortKey | undefined;
  /** Place in an order of several keys, from 1; 0 when there is nothing to number. */
  order: number;
  onPress: (additive: boolean) => void;
};

function SortButton({ header, atEnd, sorted, order, onPress }: SortButtonProps) {
  const arrow = sorted === undefined ? ChevronsUpDown : sorted.desc ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={(event: MouseEvent) => onPress(event.shiftKey)}
      className={clsx(
        "group/sort inline-flex h-8 items-center gap-1 rounded-sm hover:text-ink",
        atEnd && "flex-row-reverse",
      )}
    >
      <span className={sorted && "text-ink"}>{header}</span>
      <span className={clsx("inline-flex w-5 items-center", atEnd && "justify-end")}>
        <Icon
          shapes={arrow}
          className={clsx(
            "size-3.5",
            sorted ? "text-accent-text" : "opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100",
          )}
        />
        {sorted && order > 0 && (
          <span aria-hidden className="text-xs text-accent-text">
            {order}
          </span>
        )}
      </span>
      {sorted && (
        <VisuallyHidden>
          {`, sorted ${sorted.desc ? "descending" : "ascending"}${order > 0 ? `, key ${order}` : ""}`}
        </VisuallyHidden>
      )}
    </button>
  );
}
