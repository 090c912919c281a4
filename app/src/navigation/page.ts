/**
 * What every page is given: the title of its line in routes.tsx, and the values of the `:names` in its path as they
 * stand in the address bar.
 */
export type PageProps = { readonly title: string; readonly params: Readonly<Record<string, string | undefined>> };
