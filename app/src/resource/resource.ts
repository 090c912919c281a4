import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Api } from "../api/client.ts";
import type { EditableRecord } from "../editing/editableRecord.ts";
import type { RecordParts } from "../editing/RecordPage.tsx";
import type { List } from "../listing/list.ts";

/** What a list is given to show beside its rows: the filters it is narrowed by now. */
export type ListActionsProps<Values> = { readonly filters: Partial<Values> };

/** One noun of the console: its list and the page of one record. routes.tsx gives it its addresses. */
export type Resource<
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
> = EditableRecord<Draft, Input, Entity> &
  RecordParts<Entity> & {
    readonly paths: {
      readonly list: () => string;
      readonly record: (id: number) => string;
      /** The way to a new record from the list; none where a record is always created from another one. */
      readonly create?: () => string;
    };
    /** The button that leads to a new record, for those who may create one: "New Customer". */
    readonly newText?: string;
    /** The draft fields that the address of a new record presets; `params` are the ids in it (`/holiday/new/:course_id`). */
    readonly preset?: (params: Readonly<Record<string, string | undefined>>) => Partial<Draft>;
    /** The fields of a new record that begin with what has to be read first: a list with everything in it chosen. */
    readonly readPreset?: (api: Api, queries: QueryClient) => Promise<Partial<Draft>>;
    /** A function where the rest of the address says which list it is (`?monthly=true`). */
    readonly list: List<Row, Values, Field> | ((search: URLSearchParams) => List<Row, Values, Field>);
    /** What else can be done with the list as it is shown. */
    readonly ListActions?: ComponentType<ListActionsProps<Values>>;
  };

/** Gives a resource its types by what it is made of. */
export const resource = <
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
>(
  parts: Resource<Draft, Input, Entity, Row, Values, Field>,
): Resource<Draft, Input, Entity, Row, Values, Field> => parts;
