import type { ApiResult, OperationId } from "@teedesk/domain";
import type { operations } from "@teedesk/openapi";
import type { Column, RowTone, SortKey } from "@teedesk/ui";
import type { ComponentType, ReactNode } from "react";
import type { Api } from "../api/client.ts";
import type { FiltersOf, RowOf, RowsQuery, SortFieldOf } from "../api/contract.ts";
import type { Config } from "../config/config.ts";
import type { Filters } from "./filter.ts";
import type { ListDefaults } from "./listState.ts";
import { pageSizes } from "./pageSizes.ts";

/** Actions on the rows of a list in place: a swap, another type. */
export type RowActions<Row> = {
  /** The rows as they are shown, of a list that moves them; of any other there are none. */
  readonly rows: readonly Row[];
  /**
   * Makes a call, for one row or for all, and reads the list again; a refusal is shown above the list. One call at a time:
   * a second one for the same row is made after the first, any other is ignored.
   */
  readonly run: (call: (api: Api) => Promise<ApiResult<unknown>>, id?: number) => Promise<void>;
  readonly isRunning: boolean;
  /** The row that the running call is made for. */
  readonly runningId: number | null;
};

/** The content of a row's cell in a column. */
export type Cell<Row> = (row: Row, actions: RowActions<Row>) => ReactNode;

type Plain = string | number | boolean | null | undefined;

/** Without a `cell` a column shows the row's member of that name. */
type Shown<Row, Key> = { readonly key: Key } & (Key extends keyof Row
  ? Row[Key] extends Plain
    ? unknown
    : { readonly cell: Cell<Row> }
  : { readonly cell: Cell<Row> });

/** A column; one that can be sorted by has the contract's name of the field as its key. */
export type ListColumn<Row, Field extends string> = Omit<Column<Row>, "cell"> & {
  readonly cell?: Cell<Row>;
  /** Not shown at a width of less than 1280 px until it is chosen in the menu of columns; on a phone's cards it is. */
  readonly minor?: true;
  /** Where the link in it leads, for the column that leads to the row's record. */
  readonly path?: (id: number) => string;
} & (
    | ({ readonly [Key in Field]: Shown<Row, Key> }[Field] & { readonly sortable: true })
    | (({ readonly [Key in keyof Row & string]: Shown<Row, Key> }[keyof Row & string] | Shown<Row, string>) & {
        readonly sortable?: false;
      })
  );

/** The calls of a list; `load` reads one of its records, for rows that lead to one. */
type ListCalls<Row, Values, Field> = {
  readonly list: (query: RowsQuery<Values, Field>, signal: AbortSignal) => Promise<ApiResult<readonly Row[]>>;
  readonly count: (filters: Partial<Values>, signal: AbortSignal) => Promise<ApiResult<number>>;
  readonly load?: (id: number, signal: AbortSignal) => Promise<ApiResult<unknown>>;
};

export type ListActions<Values> = {
  /** The filters that the rows were asked for with. */
  readonly filters: Partial<Values>;
  /** Searches for what is typed, if that was not done yet, and returns it; null where it cannot be read. */
  readonly apply: () => Partial<Values> | null;
};

/** Configuration of one list. */
export type List<Row extends { readonly id: number }, Values, Field extends string> = {
  /** Names the list where reads are cached and columns are remembered: the name of its resource. */
  readonly name: string;
  /** The call or mode that returns the rows, where a list has more than one. */
  readonly variant?: string;
  /** Name of the table for screen readers. */
  readonly label: string;
  /** The text of an empty list, or the plural of its noun: "No holidays match.", and without a filter "No holidays yet." */
  readonly empty: string | { readonly plural: string };
  readonly columns: readonly ListColumn<Row, Field>[];
  readonly filters: Filters<Values>;
  readonly defaults: ListDefaults;
  readonly calls: (api: Api) => ListCalls<Row, Values, Field>;
  /** The button that leads to a new record, for those who may make the call: "New Customer". */
  readonly create?: {
    readonly text: string;
    readonly call: OperationId;
    /** None where a record is always created from another one. */
    readonly path?: () => string;
  };
  /** Refresh interval in milliseconds while the list is in view, for a list that is watched. */
  readonly renewedEvery?: number;
  /** Read again whenever its tab is seen again: what is done with its rows in others takes them off it. */
  readonly renewedOnReturn?: true;
  /** The tone of a row; a cell states the same. */
  readonly rowTone?: (row: Row) => RowTone | undefined;
  /** Its cells read the rows around their own (`moveCell`): each row is drawn again when any changes. */
  readonly movesRows?: true;
  /** A notice about all rows, above them. */
  readonly Notice?: ComponentType;
  /** Further actions on the list as it is filtered now. */
  readonly Actions?: ComponentType<ListActions<Values>>;
  /** A narrowing that is no filter: a parameter of the address, in the words of a chip that takes it away. */
  readonly narrowed?: { readonly by: string; readonly name: string; readonly value: string };
};

/** A list, or which list it is by the rest of its address (`?monthly=true`) and by what its owner has configured. */
export type ListSource<Row extends { readonly id: number }, Values, Field extends string> =
  | List<Row, Values, Field>
  | ((search: URLSearchParams, config: Config) => List<Row, Values, Field>);

/** The list whose rows come from an operation of the contract. */
export type ListOf<Id extends keyof operations> =
  RowOf<Id> extends { readonly id: number } ? List<RowOf<Id>, FiltersOf<Id>, SortFieldOf<Id>> : never;

/** A list's own order, size and choice of sizes; 30 rows by default (CONST-01, CONST-23). */
export const listDefaults = (sort: readonly SortKey[], per_page = 30): ListDefaults => ({ sort, per_page, pageSizes });

/** A list that is loaded in one call (ADM-CRS-20): its call leaves out the page and its size, and it has no pager. */
export const unpaged = (sort: readonly SortKey[]): ListDefaults => ({ sort, per_page: 30, pageSizes: [] });

/** The sort keys that are fields of the list; an address may hold others. */
export function sortOf<Row, Field extends string>(
  columns: readonly ListColumn<Row, Field>[],
  keys: readonly SortKey[],
): Pick<RowsQuery<never, Field>, "sort_fields" | "sort_desc"> {
  const sorts = keys.flatMap(({ key, desc }) =>
    columns.flatMap((column) => (column.sortable && column.key === key ? [{ field: column.key, desc }] : [])),
  );
  return { sort_fields: sorts.map(({ field }) => field), sort_desc: sorts.map(({ desc }) => desc) };
}
