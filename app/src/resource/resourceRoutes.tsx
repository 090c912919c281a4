import type { Screen } from "@teedesk/domain";
import { recordReads } from "../editing/recordReads.ts";
import type { ListSource } from "../listing/list.ts";
import { listReads } from "../listing/listReads.ts";
import { type LazyPage, lazyPage } from "../navigation/lazyPage.tsx";
import type { PageProps } from "../navigation/page.ts";
import type { ResourceRecord } from "./record.ts";

/** A line of routes.tsx. */
export type AppRoute = {
  /** Pattern of the address; navigation/paths.ts builds the links to it, the domain's screens decide who may open it. */
  readonly path: Screen;
  /** Names the page in its heading and, with the product's tag, in the window's title. */
  readonly title: string;
  readonly page: LazyPage<PageProps>;
};

/** The route of a list. Its code is loaded with its page. */
export function listRoute<Row extends { readonly id: number }, Values extends object, Field extends string>(
  title: string,
  path: Screen,
  load: () => Promise<ListSource<Row, Values, Field>>,
): AppRoute {
  const page = lazyPage<PageProps>(async () => {
    const [list, { ResourceListPage }] = await Promise.all([load(), import("./ResourceListPage.tsx")]);
    const Component = (props: PageProps) => <ResourceListPage {...props} list={list} />;
    return { Component, reads: listReads(list) };
  });
  return { path, title, page };
}

/** The routes of a record, with the path of a new one where that is not `new` in place of the id. */
export function recordRoutes<Draft extends object, Input, Entity extends { readonly id: number }>(
  title: string,
  paths: readonly Screen[],
  load: () => Promise<ResourceRecord<Draft, Input, Entity>>,
): readonly AppRoute[] {
  // One page for all of its addresses: it stays when a new record gets its own.
  const page = lazyPage<PageProps>(async () => {
    const [record, { ResourcePage }] = await Promise.all([load(), import("./ResourcePage.tsx")]);
    const Component = (props: PageProps) => <ResourcePage {...props} record={record} />;
    return { Component, reads: recordReads(record) };
  });
  return paths.map((path) => ({ path, title, page }));
}
