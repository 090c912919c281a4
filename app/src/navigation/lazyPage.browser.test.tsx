import { Suspense, useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { lazyPage } from "./lazyPage.tsx";

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

it("is drawn immediately when it was prefetched", async () => {
  const counter = lazyPage(async () => ({ Component: Counter }));
  expect(counter.isLoaded()).toBe(false);
  await counter.load();
  expect(counter.isLoaded()).toBe(true);
  let fallbacks = 0;
  const Fallback = () => {
    fallbacks += 1;
    return null;
  };
  const screen = await render(
    <Suspense fallback={<Fallback />}>
      <counter.Component name="Count" />
    </Suspense>,
  );
  await expect.element(screen.getByRole("button")).toHaveTextContent("Count 0");
  expect(fallbacks).toBe(0);
});

it("loads when it was not, and keeps its state when its code is requested again", async () => {
  const counter = lazyPage(async () => ({ Component: Counter }));
  const view = (name: string) => (
    <Suspense fallback="Loading">
      <counter.Component name={name} />
    </Suspense>
  );
  const screen = await render(view("Count"));
  await screen.getByRole("button").click();
  await counter.load();
  await screen.rerender(view("Still"));
  await expect.element(screen.getByRole("button")).toHaveTextContent("Still 1");
});

it("shows that its code could not be loaded, and may be tried again", async () => {
  let tries = 0;
  const counter = lazyPage(async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return { Component: Counter };
  });
  await expect(counter.load()).rejects.toThrow("offline");
  await counter.load();
  expect(counter.isLoaded()).toBe(true);
});
