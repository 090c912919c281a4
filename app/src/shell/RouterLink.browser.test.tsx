import { expect, it } from "vitest";
import { Router } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { openConsole, renderPart } from "../testing/openConsole.tsx";
import { rendersDuring } from "../testing/renders.ts";
import { RouterLink } from "./RouterLink.tsx";

const replies = {
  "GET /api/customers/index": [],
  "GET /api/customers/count": 0,
};

async function openHome() {
  const { screen } = await openConsole("/home", { replies });
  const drawer = screen.getByRole("navigation", { name: "Main" });
  const link = drawer.getByRole("link", { name: "Customers", exact: true });
  await expect.element(link).toBeVisible();
  return { link };
}

it("a link renders once, whatever the address becomes", async () => {
  const { screen } = await renderPart(
    <Router>
      <RouterLink href="/manage-rates">A rate</RouterLink>
    </Router>,
  );
  await expect.element(screen.getByRole("link", { name: "A rate" })).toBeVisible();
  const during = await rendersDuring(async () => {
    navigate("/manage-customers");
    await expect.element(screen.getByRole("link", { name: "A rate" })).toBeVisible();
  });
  expect(during).toEqual([]);
});

it("a navigation renders only the drawer's entries whose current state changes", async () => {
  const { link } = await openHome();
  const during = await rendersDuring(async () => {
    await link.click();
    await expect.element(link).toHaveAttribute("aria-current", "page");
  });
  expect(during.filter((name) => name === "NavLink")).toEqual(["NavLink"]);
});

/** Clicks, and returns whether the console handled the click; a click left to the browser opens nothing here. */
function isTaken(link: Element, how: MouseEventInit = {}): boolean {
  let taken = false;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return taken;
}

it("a plain click goes there without a page load", async () => {
  const { link } = await openHome();
  expect(isTaken(link.element())).toBe(true);
  await expect.poll(() => location.pathname).toBe("/manage-customers");
});

it("a click that its owner has handled goes nowhere", async () => {
  const { screen } = await renderPart(
    <RouterLink href="/manage-rates" onClick={(event) => event.preventDefault()}>
      A rate
    </RouterLink>,
  );
  await screen.getByRole("link", { name: "A rate" }).click();
  expect(location.pathname).toBe("/");
});

it.each<[string, MouseEventInit]>([
  ["Ctrl", { ctrlKey: true }],
  ["Cmd", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is the browser's: a new tab or window, or a download", async (_, how) => {
  const { link } = await openHome();
  expect([isTaken(link.element(), how), location.pathname]).toEqual([false, "/home"]);
});
