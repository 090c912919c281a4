import type { Screen } from "@teedesk/domain";
import { recordReads } from "../editing/recordReads.ts";
import { listReads } from "../listing/listReads.ts";
import { type LazyPage, lazyPage } from "../navigation/lazyPage.tsx";
import type { PageProps } from "../navigation/pageProps.ts";
import type { Resource } from "./resource.ts";

/** A line of routes.tsx. */
export type AppRoute = {
  /** Pattern of the address; navigation/paths.ts builds the links to it, the domain's screenAccess says who may open it. */
  readonly path: Screen;
  /** Names the page in its heading and, with the product's tag, in the window's title. */
  readonly title: string;
  readonly page: LazyPage<PageProps>;
};

/**
 * The routes of a resource: the title and path of its list, then those of its record, with the path of a new one where that
 * is not `new` in place of the id. Its code is loaded with its page.
 */
export function resourceRoutes<
  Draft extends object,
  Input,
  Entity extends { readonly id: number },
  Row extends { readonly id: number },
  Values extends object,
  Field extends string,
>(
  [listTitle, listPath]: readonly [string, Screen],
  [title, ...paths]: readonly [string, ...Screen[]],
  load: () => Promise<Resource<Draft, Input, Entity, Row, Values, Field>>,
): readonly AppRoute[] {
  const list = lazyPage<PageProps>(async () => {
    const [resource, { ResourceListPage }] = await Promise.all([load(), import("./ResourceListPage.tsx")]);
    const Page = (props: PageProps) => <ResourceListPage {...props} resource={resource} />;
    return Object.assign(Page, { firstReads: listReads(resource.list) });
  });
  // One page for all of its addresses: it stays when a new record gets its own.
  const record = lazyPage<PageProps>(async () => {
    const [resource, { ResourcePage }] = await Promise.all([load(), import("./ResourcePage.tsx")]);
    const Page = (props: PageProps) => <ResourcePage {...props} resource={resource} />;
    return Object.assign(Page, { firstReads: recordReads(resource) });
  });
  return [{ path: listPath, title: listTitle, page: list }, ...paths.map((path) => ({ path, title, page: record }))];
}
