import type { components, operations } from "@teedesk/openapi";

export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;
type Member<Values, Name extends string> = Values extends { readonly [key in Name]?: infer Value }
  ? NonNullable<Value>
  : never;

/** A row of an index call, by the operation's id. */
export type RowOf<Id extends keyof operations> = operations[Id] extends {
  readonly responses: { readonly 200: { readonly content: { readonly "application/json": readonly (infer Row)[] } } };
}
  ? Row
  : never;

export type FiltersOf<Id extends keyof operations> = Member<Query<Id>, "filters">;
export type SortFieldOf<Id extends keyof operations> = Member<Query<Id>, "sort_fields">[number];

/** The query of a list's rows; without a page where all rows are returned. */
export type RowsQuery<Values, Field> = {
  readonly filters: Partial<Values>;
  readonly page?: number;
  readonly per_page?: number;
  readonly sort_fields: Field[];
  readonly sort_desc: boolean[];
};

export type ListQuery<Id extends keyof operations> = RowsQuery<FiltersOf<Id>, SortFieldOf<Id>>;
