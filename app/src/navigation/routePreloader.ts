import type { LazyPage } from "./lazyPage.tsx";

/** How long staff may be kept on the page they are leaving, in milliseconds; then the next one shows that it is loading. */
const maxWait = 300;

type Chunk = Pick<LazyPage<never>, "isLoaded" | "load">;

/** Loads the code of pages before they are shown. */
export type RoutePreloader = {
  /** Prefetches a page's code. What cannot be loaded fails again, visibly, when the page is shown. */
  readonly load: (path: string) => Promise<void>;
  /**
   * Calls `proceed` at once, or when the page's code is there or known to be missing; a later call replaces one that still
   * waits.
   */
  readonly open: (path: string, proceed: (isMissing: boolean) => void) => void;
};

/**
 * `chunksOf` gives the code that a path's page is made of; routes.tsx has the console's. `requestFiles` asks for all of its
 * files beforehand, so that none waits for the one that imports it.
 */
export function createRoutePreloader(
  chunksOf: (path: string) => readonly Chunk[],
  requestFiles?: (path: string) => void,
): RoutePreloader {
  let calls = 0;
  const load = async (path: string) => {
    const missing = chunksOf(path).filter((chunk) => !chunk.isLoaded());
    if (missing.length > 0) requestFiles?.(path);
    const loads = await Promise.allSettled(missing.map((chunk) => chunk.load()));
    return loads.some(({ status }) => status === "rejected");
  };
  return {
    load: async (path) => void (await load(path)),
    open: (path, proceed) => {
      calls += 1;
      const call = calls;
      const proceedIfLatest = (isMissing: boolean) => {
        if (call === calls) proceed(isMissing);
      };
      if (chunksOf(path).every((chunk) => chunk.isLoaded())) return proceedIfLatest(false);
      const wait = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxWait));
      void Promise.race([load(path), wait]).then(proceedIfLatest);
    },
  };
}
