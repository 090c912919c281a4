import type { Screen } from "@teedesk/domain";

/** A screen that has its address and its title but no page yet. */
type NotBuiltScreen = { readonly path: Screen; readonly title: string };

/**
 * The screens that lead to a page saying so. Whoever builds one takes its line from here to routes.tsx and adds the
 * page; this list is empty when the console is complete.
 */
export const notBuilt: readonly NotBuiltScreen[] = [];
