import { expect, it, vi } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

const replies = {
  "GET /api/customers/index": [],
  "GET /api/customers/count": 0,
};

it("a step to another page draws no link again but those that say which page is shown", async () => {
  const { screen } = await openConsole("/home", { replies });
  const link = screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers", exact: true });
  await expect.element(link).toBeVisible();
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement) changed.add(target.textContent);
  });
  observer.observe(document.querySelector("#drawer") ?? document, { subtree: true, attributes: true });
  await link.click();
  await expect.element(link).toHaveAttribute("aria-current", "page");
  expect(location.pathname).toBe("/manage-customers");
  expect([...changed]).toEqual(["Customers"]);
  observer.disconnect();
});

it.each<[string, MouseEventInit]>([
  ["Ctrl", { ctrlKey: true }],
  ["Cmd", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is the browser's: a tab or window of its own", async (_, how) => {
  const { screen } = await openConsole("/home", { replies });
  const link = screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers", exact: true });
  const stop = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  await expect.element(link).toBeVisible();
  // Past the console: what it left to the browser is stopped here, so that the test opens nothing.
  let wasTaken = true;
  const last = (event: Event) => {
    wasTaken = event.defaultPrevented;
    stop(event);
  };
  addEventListener("click", last, { once: true });
  link.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  expect(stop).toHaveBeenCalledOnce();
  expect([wasTaken, location.pathname]).toEqual([false, "/home"]);
});
