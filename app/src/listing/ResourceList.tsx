import { Button, Chip, ColumnMenu, Pager, Table } from "@teedesk/ui";
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

/** A list on its panel: the filters in use, the table with its filter row, the pager. */
export function ResourceList<Row extends { readonly id: number }, Values, Field extends string>({
  list,
  open,
  isEmbedded = false,
  onRowEnter,
}: ResourceListProps<Row, Values, Field>) {
  const { hidden, hide } = useHiddenColumns(list.name);
  const { state } = open;
  const search = (event: FormEvent) => {
    event.preventDefault();
    open.search();
  };
  return (
    <form noValidate aria-label={list.label} onSubmit={search} className="rounded-lg border border-line bg-surface">
      {!isEmbedded && (
        <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2 print:hidden">
          {filtersInUse(list.filters, open.applied).map(({ name, label, text }) => (
            <Chip key={name} name={label} value={text} onRemove={() => open.search({ [name]: "" })} />
          ))}
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
        {...(onRowEnter === undefined ? {} : { onRowEnter })}
        loading={open.isLoading}
        skeletonRows={state.per_page}
        empty={list.empty}
        {...(isEmbedded ? {} : { className: "max-h-[calc(100dvh-var(--spacing-topbar)-12.5rem)] min-h-80" })}
      />
      <Pager
        page={state.page}
        pageSize={state.per_page}
        total={open.total}
        onPage={open.goToPage}
        pageSizes={list.defaults.pageSizes}
        onPageSize={open.resize}
      />
    </form>
  );
}
