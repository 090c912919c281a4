import { Button, ColumnMenu, FilterChips, Pager, Table } from "@teedesk/ui";
import type { FormEvent } from "react";
import { ReadFailure } from "../queries/ReadFailure.tsx";
import { filtersInUse } from "./filter.ts";
import { filterRow } from "./filterRow.tsx";
import type { List } from "./list.ts";
import { useHiddenColumns } from "./useHiddenColumns.ts";
import type { OpenList } from "./useList.ts";

type ResourceListProps<Row extends { readonly id: number }, Values, Field extends string> = {
  readonly list: List<Row, Values, Field>;
  readonly open: OpenList<Row>;
  /** Without a filter row: a list that stands inside one course (CROSS-04). */
  readonly isEmbedded?: boolean;
  readonly onRowEnter?: ((row: Row) => void) | undefined;
};

/** A list on its panel: the filters in use, the table with its filter row, the pager where there are pages. */
export function ResourceList<Row extends { readonly id: number }, Values, Field extends string>({
  list,
  open,
  isEmbedded = false,
  onRowEnter,
}: ResourceListProps<Row, Values, Field>) {
  const { hidden, hide } = useHiddenColumns(list.name);
  const { state } = open;
  const { pageSizes } = list.defaults;
  const search = (event: FormEvent) => {
    event.preventDefault();
    open.search();
  };
  return (
    <form
      noValidate
      aria-label={list.label}
      onSubmit={search}
      className="overflow-clip rounded-lg border border-line bg-surface"
    >
      {!isEmbedded && (
        <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2 print:hidden">
          <FilterChips
            filters={filtersInUse(list.filters, open.applied)}
            onRemove={(name) => open.search({ [name]: "" })}
            onClear={open.clear}
          />
          <span className="ml-auto flex gap-2">
            <ColumnMenu columns={list.columns.filter(({ key }) => key !== "view")} hidden={hidden} onChange={hide} />
            <Button type="submit">Search</Button>
          </span>
        </div>
      )}
      {open.failure !== null && <ReadFailure what={list.label} error={open.failure} retry={open.retry} />}
      <Table
        label={list.label}
        columns={list.columns}
        hidden={hidden}
        rows={open.rows}
        rowKey={({ id }) => id}
        sort={state.sort}
        onSort={open.sortBy}
        filters={isEmbedded ? undefined : filterRow(list.filters, open)}
        onRowEnter={onRowEnter}
        loading={open.isLoading}
        skeletonRows={isEmbedded ? 5 : state.per_page}
        empty={list.empty}
        {...(isEmbedded ? {} : { className: "max-h-[calc(100dvh-var(--spacing-topbar)-12.5rem)] min-h-80" })}
      />
      {pageSizes.length > 0 && (
        <Pager
          page={state.page}
          pageSize={state.per_page}
          total={open.total}
          rows={open.isLoading ? null : open.rows.length}
          onPage={open.goToPage}
          pageSizes={pageSizes}
          onPageSize={open.resize}
        />
      )}
    </form>
  );
}
