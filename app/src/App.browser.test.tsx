import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "./testing/openConsole.tsx";

const address = () => location.pathname + location.search;

describe("the guard", () => {
  it.each([
    ["/", "/login"],
    ["/ibe", "/login?return=%2Fibe"],
    ["/reports/weekly?x=1", "/login?return=%2Freports%2Fweekly%3Fx%3D1"],
    ["/no-such-screen", "/login?return=%2Fno-such-screen"],
  ])("OPS-SES-02 %s without a session goes to %s", async (path, expected) => {
    await openConsole(path, { level: null });
    await vi.waitFor(() => expect(address()).toBe(expected));
  });

  it.each([
    "/ric-users",
    "/ric-user/1",
    "/manage-discounts",
    "/manage-discount/new",
    "/email-templates",
    "/ric-messages",
  ])("ROLE-08..13 ROLE-17 %s sends a non-admin home", async (path) => {
    await openConsole(path);
    await vi.waitFor(() => expect(address()).toBe("/"));
  });

  it("UNCLEAR-01 the course groups are open to all staff by their address", async () => {
    const { screen } = await openConsole("/manage-course-groups");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Golf Course Groups");
  });

  it("OPS-SES-13 a 401 goes to sign-in and keeps the address", async () => {
    const replies = { "GET /api/helpful_links/index": () => Response.json({}, { status: 401 }) };
    const { screen } = await openConsole("/manage-rates?page=2", { replies });
    await expect.element(screen.getByText("Your session has ended.")).toBeVisible();
    expect(address()).toBe("/login?return=%2Fmanage-rates%3Fpage%3D2");
    expect(localStorage.getItem("teedesk.authHeader")).toBeNull();
  });
});

describe("signing out", () => {
  it("OPS-SIGN-02 OPS-SES-09 OPS-SES-10 UNCLEAR-23 goes back one page, where the guard shows sign-in", async () => {
    const { screen } = await openConsole("/manage-rates");
    await page.viewport(1280, 800);
    await screen.getByRole("banner").getByRole("link", { name: "Sign Out" }).click();
    await expect.element(screen.getByLabelText("Email")).toBeVisible();
    await vi.waitFor(() => expect(address()).toBe("/login"));
    expect(localStorage.length).toBe(0);
  });

  it("UNCLEAR-23 ends on sign-in without a page to go back to", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
    const { screen, calls } = await openConsole("/logout");
    await expect.element(screen.getByLabelText("Email")).toBeVisible();
    expect([address(), back.mock.calls.length]).toEqual(["/login", 1]);
    expect(calls).toEqual(["DELETE /api/auth/sign_out"]);
    back.mockRestore();
  });
});

describe("another tab", () => {
  const asAdmin = () => {
    localStorage.setItem("teedesk.authName", "admin@teedesk.test");
    localStorage.setItem("teedesk.level", "admin");
    window.dispatchEvent(new StorageEvent("storage", { key: "teedesk.authHeader" }));
  };

  it("ANSWER-23 that signed in as somebody else leaves nothing of the previous person on screen", async () => {
    const { screen, calls } = await openConsole("/");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("agent@teedesk.test");
    const asked = () => calls.filter((call) => call === "GET /api/ric_messages/get").length;
    await expect.poll(asked).toBe(1);
    asAdmin();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("admin@teedesk.test");
    await expect.poll(asked).toBe(2);
  });
});

describe("pages", () => {
  it.each([
    ["/", "Home – RIC"],
    ["/home", "Home – RIC"],
    ["/manage-rates", "Rate Management – RIC"],
    ["/no-such-screen", "Page not found – RIC"],
  ])("OPS-SHELL-45 the title of %s is %s", async (path, title) => {
    await openConsole(path);
    await vi.waitFor(() => expect(document.title).toBe(title));
  });

  it("UNCLEAR-66 an unknown address is named as such and leads home", async () => {
    const { screen } = await openConsole("/no-such-screen");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
    await screen.getByRole("main").getByRole("link", { name: /home/i }).click();
    expect(address()).toBe("/");
  });

  it("MSG-32 a bar that cannot be drawn is shown as an error", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(function read(this: Storage, key) {
      if (key === "teedesk.drawer") throw new Error("no such store");
      return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
    });
    const { screen } = await openConsole("/");
    await expect.element(screen.getByRole("alert")).toHaveTextContent("A fatal error occured.");
    vi.restoreAllMocks();
  });

  it("OPS-HOME-03 OPS-HOME-04 home leads to the drawer's places and to Images", async () => {
    const { screen } = await openConsole("/");
    const menu = screen.getByRole("navigation", { name: "Screens" });
    await expect.element(menu.getByRole("link", { name: /^Images/ })).toHaveAttribute("href", "/manage-images");
    expect(menu.getByRole("link").elements().length).toBe(15);
  });
});
