import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOpening } from "./opening.ts";

/** A part that is loaded, or fails to load, when the test says so. */
function part() {
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

describe("opening a place", () => {
  const setUp = () => {
    const places = { "/a": part(), "/b": part(), "/known": part() };
    places["/known"].arrive();
    const opened: string[] = [];
    const opening = createOpening((path) =>
      Object.entries(places).flatMap(([name, it]) => (name === path ? [it] : [])),
    );
    const open = (path: string) => opening.open(path, () => opened.push(path));
    return { places, opened, open };
  };

  it("happens at once when its code is there", () => {
    const { opened, open } = setUp();
    open("/known");
    expect(opened).toEqual(["/known"]);
  });

  it("waits for its code", async () => {
    const { places, opened, open } = setUp();
    open("/a");
    await flush();
    expect(opened).toEqual([]);
    places["/a"].arrive();
    await flush();
    expect(opened).toEqual(["/a"]);
  });

  it("does not wait longer than a blink", async () => {
    const { opened, open } = setUp();
    open("/a");
    await vi.advanceTimersByTimeAsync(299);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toEqual(["/a"]);
  });

  it("happens without its code when that cannot be loaded: the place says so", async () => {
    const { places, opened, open } = setUp();
    open("/a");
    places["/a"].fail();
    await flush();
    expect(opened).toEqual(["/a"]);
  });

  it.each(["/b", "/known", "/a"])("is overtaken by a later wish for %s", async (later) => {
    const { places, opened, open } = setUp();
    open("/a");
    open(later);
    places["/a"].arrive();
    places["/b"].arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toEqual([later]);
  });
});
