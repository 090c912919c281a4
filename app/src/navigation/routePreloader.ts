import type { LazyPage } from "./lazyPage.tsx";

/** The longest wait on the page that is left, in milliseconds; then the next one shows that it is loading. */
const maxWait = 300;

type Chunk = Pick<LazyPage<never>, "isLoaded" | "load">;

/** Loads the code of pages before they are shown. */
export type RoutePreloader = {
  /** Prefetches a page's code. A failure is repeated, visibly, when the page is shown. */
  readonly load: (path: string) => Promise<void>;
  /**
   * Calls `proceed` as soon as the page's code has loaded or failed to load, at the latest after 300 ms; and once more, with true, when code
   * that was still loading then fails. A later call replaces one that still waits.
   */
  readonly open: (path: string, proceed: (isMissing: boolean) => void) => void;
};

/**
 * `chunksOf` returns the chunks of a path's page; the console's is in routes.tsx. `requestFiles` requests all of their files beforehand,
 * so that none waits for the one that imports it.
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
      let isWaiting = true;
      const end = (isMissing: boolean) => {
        if (isWaiting || isMissing) proceedIfLatest(isMissing);
        isWaiting = false;
      };
      setTimeout(() => isWaiting && end(false), maxWait);
      void load(path).then(end);
    },
  };
}
