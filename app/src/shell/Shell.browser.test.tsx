import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultConfig } from "../config/config.ts";
import { menuOf } from "../navigation/destinations.ts";
import { openConsole } from "../testing/openConsole.tsx";

const link = (id: number, description: string, url: string, type: string) => ({
  id,
  description,
  url,
  type,
  order: id,
});

const links = [
  link(1, "Weather", "https://weather.example/", "helpful"),
  link(2, "Lodge", "https://lodge.example/", "hotel"),
  link(3, "Passenger desk", "https://desk.example/", "psgr"),
];

const replies = {
  "GET /api/helpful_links/index": (request: Request) => {
    const { type } = JSON.parse(new URL(request.url).searchParams.get("filters") ?? "{}");
    return Response.json(links.filter((entry) => entry.type === type));
  },
};

describe("the bar at 1280 px", () => {
  it.each([
    ["OPS-SHELL-04 OPS-SHELL-07", "Helpful Links", "Weather", "https://weather.example/"],
    ["OPS-SHELL-05 OPS-SHELL-07", "Hotel Links", "Lodge", "https://lodge.example/"],
    ["OPS-SHELL-06 OPS-SHELL-07", "PSGR Links", "Passenger desk", "https://desk.example/"],
  ])("%s the menu %s opens %s in a new tab", async (_id, menu, entry, url) => {
    await page.viewport(1280, 800);
    const { screen } = await openConsole("/", { replies });
    const button = screen.getByRole("banner").getByRole("button", { name: menu });
    await button.click();
    const item = screen.getByRole("menuitem", { name: new RegExp(`^${entry}`) });
    await expect.element(item).toHaveAttribute("href", url);
    await expect.element(item).toHaveAttribute("target", "_blank");
    await expect.element(item).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getByRole("menuitem").elements().length).toBe(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });

  it("OPS-SHELL-03 OPS-SHELL-08..12 OPS-SHELL-47 has its links and the badge", async () => {
    await page.viewport(1280, 800);
    const { screen } = await openConsole("/manage-rates");
    const bar = screen.getByRole("banner");
    await expect.element(bar.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect.element(bar.getByRole("link", { name: "IBE", exact: true })).toHaveAttribute("href", "/ibe");
    await expect.element(bar.getByRole("link", { name: "Sign Out" })).toHaveAttribute("href", "/logout");
    const engine = bar.getByRole("link", { name: /^Booking Engine/ });
    await expect.element(engine).toHaveAttribute("target", "_blank");
    await expect.element(engine).toHaveAttribute("href", "https://book.teedesk.test/?agent_email=agent%40teedesk.test");
    await expect.element(bar.getByText("STAGING SITE")).toBeVisible();
  });

  it("OPS-SHELL-21..26 offers records of the course on its page, and nothing overflows", async () => {
    await page.viewport(1280, 800);
    const { screen } = await openConsole("/manage-course/5", { level: "admin" });
    const bar = screen.getByRole("banner");
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [name, href] of [
      ["New Course", "/course/new"],
      ["New Maintenance", "/maintenance/new/5"],
      ["New Holiday", "/holiday/new/5"],
      ["New Rental Club", "/rental-club/new/5"],
    ] as const)
      await expect.element(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await document.fonts.ready;
    expect(document.documentElement.scrollWidth, "the bar has room for its links").toBe(1280);
    await bar.getByRole("link", { name: "Home" }).click();
    await expect.poll(() => bar.getByRole("link", { name: /^New/ }).elements()).toEqual([]);
  });

  it.each([
    ["Frost delay until 8:30", 1],
    ["", 0],
    ["  ", 0],
    [null, 0],
  ])("OPS-SHELL-13 shows the message %j %i times", async (message, times) => {
    const { screen, calls } = await openConsole("/", { replies: { "GET /api/ric_messages/get": { message } } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => calls.filter((call) => call === "GET /api/ric_messages/get").length).toBe(1);
    await expect.poll(() => screen.getByRole("banner").getByText("Frost delay").elements().length).toBe(times);
  });

  it("OPS-SHELL-46 asks for each menu's links once", async () => {
    const { calls } = await openConsole("/");
    const asked = () =>
      calls
        .filter((call) => call.startsWith("GET /api/helpful_links/index"))
        .map((call) => new URLSearchParams(call.split("?")[1]).get("filters"));
    await expect.poll(asked).toEqual(['{"type":"helpful"}', '{"type":"hotel"}', '{"type":"psgr"}']);
  });
});

describe("the drawer", () => {
  it.each(["admin", "other"] as const)(
    "OPS-SHELL-27..44 ROLE-02 ROLE-04..07 holds the screens of level %s",
    async (level) => {
      await page.viewport(1280, 800);
      const { screen } = await openConsole("/", { level });
      const links = screen.getByRole("navigation", { name: "Main" }).getByRole("link");
      await expect.element(links.filter({ hasText: "Tee Times" }).first()).toBeVisible();
      const shown = links.elements().map((link) => [link.textContent, link.getAttribute("href")]);
      const screens = menuOf("drawer", level, defaultConfig).flatMap(({ destinations }) => destinations);
      expect(shown).toEqual(expect.arrayContaining(screens.map(({ name, path }) => [name, path])));
      expect(shown.some(([name]) => name === "RIC Users")).toBe(level === "admin");
      const home = screen.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: /^RIC Users/ });
      await expect.poll(() => home.elements().length).toBe(level === "admin" ? 1 : 0);
    },
  );

  it("OPS-SHELL-02 opens and closes, marks the place and is remembered", async () => {
    await page.viewport(1280, 800);
    const { screen } = await openConsole("/manage-rate/5");
    const drawer = screen.getByRole("navigation", { name: "Main" });
    await expect.element(drawer.getByRole("link", { name: "Rates" })).toHaveAttribute("aria-current", "page");
    await screen.getByRole("button", { name: "Menu" }).click();
    expect(drawer.elements()).toEqual([]);
    expect(localStorage.getItem("teedesk.drawer")).toBe("closed");
    await screen.getByRole("button", { name: "Menu" }).click();
    await expect.element(drawer).toBeVisible();
  });

  it("is over the page at 390 px, has the links that do not fit into the bar and closes with a step", async () => {
    await page.viewport(390, 844);
    const { screen } = await openConsole("/manage-course/5", { level: "admin", replies });
    await expect.element(screen.getByRole("button", { name: "New" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await screen.getByRole("button", { name: "Menu" }).click();
    const drawer = screen.getByRole("navigation", { name: "Main" });
    await expect.element(drawer).toBeInTheDocument();
    // It does not open empty.
    expect(drawer.getByRole("link", { name: "Sign Out" }).element().getAttribute("href")).toBe("/logout");
    await drawer.getByText("Hotel Links").click();
    await expect.element(drawer.getByRole("link", { name: /^Lodge/ })).toBeVisible();
    await drawer.getByRole("link", { name: "Rates" }).click();
    await expect.poll(() => drawer.elements()).toEqual([]);
    await expect.poll(() => location.pathname).toBe("/manage-rates");
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });
});

it("? lists the keys and Esc closes the list", async () => {
  const { screen } = await openConsole("/");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.keyboard("?");
  const keys = screen.getByRole("dialog").getByRole("heading", { name: "Keys" });
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => keys.elements()).toEqual([]);
});

it("the theme cycles and is remembered", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openConsole("/");
  const theme = screen.getByRole("button", { name: /^Theme/ });
  const seen: unknown[] = [];
  for (const name of ["light", "dark", "system"]) {
    await theme.click();
    await expect.element(theme).toHaveTextContent(`Theme: ${name}`);
    seen.push([document.documentElement.dataset["theme"], localStorage.getItem("teedesk.theme")]);
  }
  expect(seen).toEqual([
    ["light", "light"],
    ["dark", "dark"],
    [undefined, "system"],
  ]);
});
