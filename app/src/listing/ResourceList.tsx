import { Badge, Button, ColumnMenu, FilterChips, FormBox, focusFirstError, Pager, Table } from "@teedesk/ui";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { member } from "../api/record.ts";
import { formatValue } from "../editing/formatValue.ts";
import { ReadFailure } from "../queries/ReadFailure.tsx";
import { FoldedRefusals, filterRow, filtersAbove } from "./filterRow.tsx";
import type { List } from "./list.ts";
import { useHiddenColumns } from "./useHiddenColumns.ts";
import type { OpenList } from "./useList.ts";
import { useListPlace } from "./useListPlace.ts";
import { useRowActions } from "./useRowActions.tsx";

type ResourceListProps<Row extends { readonly id: number }, Values, Field extends string> = {
  readonly list: List<Row, Values, Field>;
  readonly open: OpenList<Row>;
  /**
   * A `page` is as high as the window and lets columns be hidden. A `picker` is in a dialog. An `embedded` list is
   * inside one course, without a filter row (CROSS-04); one in a `panel` fills it.
   */
  readonly place?: "page" | "picker" | "embedded" | "panel";
  /** The link to a new record, which an empty list names. */
  readonly firstStep?: string | undefined;
  readonly onRowEnter?: ((row: Row) => void) | undefined;
};

/** A part of a row; "—" where the row lacks what the part is made from. One odd row must not take the page down. */
function orUnknown(part: () => ReactNode): ReactNode;
function orUnknown<Part>(part: () => Part, otherwise: Part): Part;
function orUnknown(part: () => unknown, otherwise: unknown = "—"): unknown {
  try {
    return part();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return otherwise;
  }
}

const noRows: readonly never[] = [];

const boxLook = "overflow-clip rounded-lg border border-line bg-surface print:overflow-visible print:border-0";

const pageHeight = "max-h-[calc(100dvh-var(--spacing-topbar)-12.5rem)] min-h-80";

/** The text in place of rows; empty until it is known whether there are any. */
function emptyText(
  empty: string | { readonly plural: string },
  firstStep: string | undefined,
  { failure, issues, state, inUse }: OpenList<unknown>,
): string {
  if (failure !== null || issues.length > 0) return "";
  if (state.page > 1) return "No more rows.";
  if (inUse.length > 0) return typeof empty === "string" ? empty : `No ${empty.plural} match.`;
  const none = typeof empty === "string" ? empty : `No ${empty.plural} yet.`;
  return firstStep === undefined ? none : `${none} Add the first with ${firstStep}.`;
}

/** Enter submits the form of an input, but not that of a select (ADM-CUST-28): a filter's select, not one of a row or the pager. */
function submitFromSelect({ key, target }: KeyboardEvent) {
  if (key === "Enter" && target instanceof HTMLSelectElement && target.closest("[data-filters]"))
    target.form?.requestSubmit();
}

/** A list on its panel: the filters in use, the table with its filter row, the pager where there are pages. */
export function ResourceList<Row extends { readonly id: number }, Values, Field extends string>({
  list,
  open,
  place = "page",
  firstStep,
  onRowEnter,
}: ResourceListProps<Row, Values, Field>) {
  "use memo";
  const { hidden, hide } = useHiddenColumns(list.name, list.columns);
  const { state } = open;
  const isInside = place === "embedded" || place === "panel";
  const { actions, outcome } = useRowActions(list.name, list.movesRows === true ? open.rows : noRows);
  const shown = list.columns;
  // By hand: as the menu filters them after other hooks, the compiler would make them anew each time, and so draw all rows.
  const columns = useMemo(
    () =>
      shown.map((column) => ({
        ...column,
        cell: (row: Row) =>
          orUnknown(() =>
            column.cell === undefined ? formatValue(member(row, column.key)) : column.cell(row, actions),
          ),
      })),
    [shown, actions],
  );
  const { box, keep } = useListPlace(place, open.rows.length > 0);
  const { pageSizes } = list.defaults;
  const hasFilters = Object.keys(list.filters).length > 0;
  const isSearched = hasFilters && !isInside;
  const search = () => {
    open.search();
    // The messages are drawn in the next frame.
    requestAnimationFrame(() => box.current !== null && focusFirstError(box.current));
  };
  return (
    <FormBox
      box={box}
      aria-label={isSearched ? list.label : undefined}
      onSubmit={isSearched ? search : undefined}
      onKeyDown={submitFromSelect}
      onClickCapture={keep}
      className={place === "panel" ? undefined : boxLook}
    >
      {!isInside && (
        <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2 print:hidden">
          {filtersAbove(list.filters, open)}
          {hasFilters && <FilterChips filters={open.inUse} onRemove={open.remove} onClear={open.clear} />}
          <div className="ml-auto flex items-center gap-2">
            <output>
              {open.hasUnreadableFilters && <Badge tone="attention">The filters of this link cannot be read</Badge>}
              {open.isPending && <Badge tone="attention">Not searched yet</Badge>}
            </output>
            {place === "page" && (
              <ColumnMenu columns={columns.filter(({ key }) => key !== "view")} hidden={hidden} onChange={hide} />
            )}
            {hasFilters && (
              <Button type="submit" kind={open.isPending ? "primary" : "secondary"}>
                Search
              </Button>
            )}
          </div>
        </div>
      )}
      {isSearched && <FoldedRefusals filters={list.filters} open={open} />}
      {outcome}
      {open.failure !== null && <ReadFailure what={list.label} error={open.failure} retry={open.retry} />}
      <Table
        label={list.label}
        columns={columns}
        hidden={place === "page" ? hidden : []}
        rows={open.rows}
        rowKey={({ id }) => id}
        sort={state.sort}
        onSort={open.sortBy}
        filters={isSearched ? filterRow(list.filters, open) : undefined}
        rowTone={(row) => orUnknown(() => list.rowTone?.(row), undefined)}
        onRowEnter={onRowEnter}
        loading={open.isLoading}
        skeletonRows={isInside ? 5 : Math.max(state.per_page, list.defaults.per_page)}
        empty={emptyText(list.empty, firstStep, open)}
        {...(place === "page" ? { className: pageHeight } : {})}
      />
      {pageSizes.length > 0 && (
        <Pager
          label={list.label}
          page={state.page}
          pageSize={state.per_page}
          total={open.total}
          rows={open.isLoading ? null : open.rows.length}
          onPage={open.goToPage}
          pageSizes={pageSizes}
          onPageSize={open.resize}
        />
      )}
    </FormBox>
  );
}
