import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../basics/Icon.tsx";
import { VisuallyHidden } from "../basics/VisuallyHidden.tsx";
import { type Column, nextSort, type SortKey } from "./column.ts";

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: readonly SortKey[];
  onSort: ((sort: SortKey[]) => void) | undefined;
  filters: Readonly<Record<string, ReactNode>> | undefined;
};

/** The header row and, when there are filters, the filter row; both stick to the top of the scrolling box. */
export function TableHead<Row>({ columns, sort, onSort, filters }: TableHeadProps<Row>) {
  "use memo";
  return (
    <thead className="sticky top-0 z-2 bg-sunken print:static">
      <tr className="bg-sunken">
        {columns.map((column, index) => {
          const place = sort.findIndex((one) => one.key === column.key);
          const sorted = sort[place];
          return (
            <th
              key={column.key}
              scope="col"
              data-sortable={column.sortable && onSort ? "" : undefined}
              // Only the first key: only one header may have the attribute.
              aria-sort={place === 0 ? (sorted?.desc ? "descending" : "ascending") : undefined}
              className={clsx(
                "head-cell",
                !filters && "border-b border-line",
                column.align === "end" && "text-right",
                index === 0 && "cell-first",
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
        <tr data-filters className="bg-sunken print:hidden">
          {columns.map((column, index) => (
            <td
              key={column.key}
              data-title={column.header}
              className={clsx("filter-cell", index === 0 && "cell-first")}
            >
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
  /** Right-aligned: the arrow is before the word, so that the word lines up with the figures. */
  atEnd: boolean;
  sorted: SortKey | undefined;
  /** Place in an order of several keys, from 1; 0 when there is nothing to number. */
  order: number;
  onPress: (additive: boolean) => void;
};

function SortButton({ header, atEnd, sorted, order, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={(event: MouseEvent) => onPress(event.shiftKey)}
      data-sorted={sorted && ""}
      className={clsx(
        "sort-name",
        atEnd && "flex-row-reverse",
        atEnd && !sorted && "after:right-full after:left-auto after:-scale-x-100",
        sorted && "text-ink",
      )}
    >
      {header}
      {sorted && (
        <>
          <span className={clsx("inline-flex w-5 items-center text-accent-text", atEnd && "justify-end")}>
            <Icon shapes={sorted.desc ? ArrowDown : ArrowUp} className="size-3.5" />
            {order > 0 && (
              <span aria-hidden className="text-xs">
                {order}
              </span>
            )}
          </span>
          <VisuallyHidden>
            {`, sorted ${sorted.desc ? "descending" : "ascending"}${order > 0 ? `, key ${order}` : ""}`}
          </VisuallyHidden>
        </>
      )}
    </button>
  );
}
