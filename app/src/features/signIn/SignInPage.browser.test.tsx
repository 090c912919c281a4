import { describe, expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const failure = "Your email or password are incorrect.";

async function openSignIn(signIn?: () => Response) {
  const replies = signIn === undefined ? {} : { "POST /api/auth/sign_in": signIn };
  const { screen, calls } = await openConsole("/login?return=%2Fmanage-rates%3Fpage%3D2", { level: null, replies });
  const email = screen.getByLabelText("Email");
  const password = screen.getByLabelText("Password", { exact: true });
  const submit = screen.getByRole("button", { name: "Sign in", exact: true });
  await expect.element(email).toBeVisible();
  return { screen, calls, email, password, submit };
}

describe("sign-in", () => {
  it("MSG-01 OPS-SIGN-01 OPS-SIGN-03..05 OPS-SHELL-01 UNCLEAR-24 welcomes, without the bar", async () => {
    const { screen, email, password } = await openSignIn();
    await expect.element(screen.getByText("Welcome to RIC. Please sign in to continue.")).toBeVisible();
    await expect.element(screen.getByRole("img", { name: "RIC" })).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(password).toHaveAttribute("type", "password");
    expect(screen.getByRole("banner").elements()).toEqual([]);
  });

  it("OPS-SIGN-09 requires both before anything is sent", async () => {
    const { email, password, submit, calls } = await openSignIn();
    await submit.click();
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await expect.element(password).toHaveAttribute("aria-invalid", "true");
    await expect.element(email).toHaveFocus();
    expect(calls).toEqual([]);
    await email.fill("a");
    await expect.element(email).not.toHaveAttribute("aria-invalid");
    await expect.element(password).toHaveAttribute("aria-invalid", "true");
  });

  it("OPS-SIGN-06 OPS-SIGN-08 goes home by the button without a requested page", async () => {
    const { screen } = await openConsole("/login", { level: null });
    await screen.getByLabelText("Email").fill("agent@teedesk.test");
    await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
    await screen.getByRole("button", { name: "Sign in", exact: true }).click();
    await vi.waitFor(() => expect(location.pathname).toBe("/"));
    await expect.element(screen.getByRole("banner")).toBeVisible();
  });

  it("OPS-SIGN-07 OPS-SES-07 signs in with Enter, reads the level and goes to the requested page", async () => {
    const { email, password, calls } = await openSignIn();
    await email.fill("agent@teedesk.test");
    await password.fill("demo-fairway");
    (await password.findElement()).closest("form")?.requestSubmit();
    await vi.waitFor(() => expect(location.pathname + location.search).toBe("/manage-rates?page=2"));
    expect(calls.slice(0, 2)).toEqual(["POST /api/auth/sign_in", "POST /api/ric_users/level"]);
    expect(localStorage.getItem("teedesk.authName")).toBe("agent@teedesk.test");
  });

  it.each(["/", "/ibe?providedPlayers=3", "/manage-tee-times", "/reports/weekly", "/ric-users"])(
    "OPS-SES-02 a page without a session, %s, comes back after it",
    async (path) => {
      const { screen } = await openConsole(path, {
        level: null,
        replies: { "POST /api/ric_users/level": { level: "admin" } },
      });
      await screen.getByLabelText("Email").fill("admin@teedesk.test");
      await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
      await screen.getByRole("button", { name: "Sign in", exact: true }).click();
      await vi.waitFor(() => expect(location.pathname + location.search).toBe(path));
      await expect.element(screen.getByRole("banner")).toBeVisible();
    },
  );

  it.each(["//evil.test/x", "https://evil.test/", "javascript:alert(1)"])(
    "the return path %s never leaves the console",
    async (target) => {
      const { screen } = await openConsole(`/login?return=${encodeURIComponent(target)}`, { level: null });
      await screen.getByLabelText("Email").fill("agent@teedesk.test");
      await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
      await screen.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect.element(screen.getByRole("banner")).toBeVisible();
      expect(location.pathname).toBe("/");
    },
  );

  it.each([
    ["401", () => Response.json({}, { status: 401 })],
    ["a 200 without a token", () => Response.json({})],
    ["500", () => new Response("x", { status: 500 })],
    ["no network", () => Response.error()],
  ])(
    "MSG-02 OPS-SIGN-10 OPS-SES-03 OPS-SES-12 says so after %s, keeps the email and stores nothing",
    async (_case, reply) => {
      const { screen, email, password, submit } = await openSignIn(reply);
      await email.fill("agent@teedesk.test");
      await password.fill("wrong");
      await submit.click();
      await expect.element(screen.getByText(failure)).toBeVisible();
      await expect.element(email).toHaveValue("agent@teedesk.test");
      expect([location.pathname, localStorage.length]).toEqual(["/login", 0]);
    },
  );
});
