import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRoutePreloader } from "./routePreloader.ts";

/** A chunk that the test loads or makes fail. */
function chunk() {
  let isLoaded = false;
  let settle = { resolve: () => {}, reject: (_cause: Error) => {} };
  const loading = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    isLoaded: () => isLoaded,
    load: () => loading,
    arrive: () => {
      isLoaded = true;
      settle.resolve();
    },
    fail: () => settle.reject(new Error("offline")),
  };
}

const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("opening a page", () => {
  const setUp = () => {
    const pages = { "/a": chunk(), "/b": chunk(), "/known": chunk() };
    pages["/known"].arrive();
    const opened: string[] = [];
    const preloader = createRoutePreloader((path) =>
      Object.entries(pages).flatMap(([name, it]) => (name === path ? [it] : [])),
    );
    const open = (path: string) =>
      preloader.open(path, (isMissing) => opened.push(isMissing ? `${path} missing` : path));
    return { pages, opened, open };
  };

  it("opens immediately when its code has loaded", () => {
    const { opened, open } = setUp();
    open("/known");
    expect(opened).toEqual(["/known"]);
  });

  it("waits for its code", async () => {
    const { pages, opened, open } = setUp();
    open("/a");
    await flush();
    expect(opened).toEqual([]);
    pages["/a"].arrive();
    await flush();
    expect(opened).toEqual(["/a"]);
  });

  it("waits no longer than 300 ms", async () => {
    const { opened, open } = setUp();
    open("/a");
    await vi.advanceTimersByTimeAsync(299);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toEqual(["/a"]);
  });

  it("opens without its code when that cannot be loaded, and reports it", async () => {
    const { pages, opened, open } = setUp();
    open("/a");
    pages["/a"].fail();
    await flush();
    expect(opened).toEqual(["/a missing"]);
  });

  it("reports code that fails to load after the page was opened without it", async () => {
    const { pages, opened, open } = setUp();
    open("/a");
    await vi.advanceTimersByTimeAsync(300);
    pages["/a"].fail();
    await flush();
    expect(opened).toEqual(["/a", "/a missing"]);
  });

  it("reports no failure of a page that was left meanwhile", async () => {
    const { pages, opened, open } = setUp();
    open("/a");
    await vi.advanceTimersByTimeAsync(300);
    open("/known");
    pages["/a"].fail();
    await flush();
    expect(opened).toEqual(["/a", "/known"]);
  });

  it.each(["/b", "/known", "/a"])("is replaced by a later call for %s", async (later) => {
    const { pages, opened, open } = setUp();
    open("/a");
    open(later);
    pages["/a"].arrive();
    pages["/b"].arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toEqual([later]);
  });
});
