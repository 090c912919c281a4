import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
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

describe("DECISION-70 a second factor", () => {
  const asked = () =>
    Response.json(
      {
        message: "Enter the code.",
        request_id: "r",
        second_factor: { token: "p1", expires_at: "2026-11-21T18:35:00.000Z" },
      },
      { status: 401 },
    );
  const wrong = () => Response.json({ errors: { code: ["wrong"] } }, { status: 422 });
  const session = {
    "access-token": "t1",
    client: "c1",
    uid: "agent@teedesk.test",
    expiry: "1800000000",
    "token-type": "Bearer",
  };

  async function askedForCode(reply: (request: Request) => Response | Promise<Response>) {
    const replies = { "POST /api/auth/sign_in": asked, "POST /api/auth/second_factor/sign_in": reply };
    const { screen, calls } = await openConsole("/login?return=%2Fmanage-rates", { level: null, replies });
    await screen.getByLabelText("Email").fill("agent@teedesk.test");
    await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
    const button = (name: string) => screen.getByRole("button", { name, exact: true });
    await button("Sign in").click();
    await expect.element(screen.getByRole("heading", { name: "Enter your code" })).toBeVisible();
    return { screen, calls, button, code: screen.getByLabelText("Code", { exact: true }) };
  }

  it("asks for the app's code, pasted as it is shown, and then goes to the requested page", async () => {
    const sent: unknown[] = [];
    const { code } = await askedForCode(async (request) => {
      sent.push(await request.json());
      return Response.json({}, { headers: session });
    });
    const input = await code.findElement();
    expect([input.getAttribute("autocomplete"), input.getAttribute("inputmode")]).toEqual(["one-time-code", "numeric"]);
    await expect.element(code).toHaveFocus();
    await code.fill("492 039");
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(location.pathname).toBe("/manage-rates"));
    expect(sent).toEqual([{ token: "p1", code: "492 039" }]);
  });

  it("says at the field that a code is wrong or missing, and keeps what was typed", async () => {
    const { code, button } = await askedForCode(wrong);
    await button("Sign in").click();
    await expect.element(code).toHaveAccessibleDescription(/^Enter the code\./);
    await code.fill("111111");
    await button("Sign in").click();
    await expect
      .element(code)
      .toHaveAccessibleDescription(/^This code is wrong or has been used\. Wait for the next one\./);
    await expect.element(code).toHaveValue("111111");
    await expect.element(code).toHaveFocus();
    await code.fill("1111112");
    await expect.element(code).not.toHaveAttribute("aria-invalid");
  });

  it.each([
    ["429", () => new Response("{}", { status: 429 }), "Too many attempts. Wait a minute, then try again."],
    ["500", () => new Response("{}", { status: 500 }), "The server did not respond properly. Try again in a moment."],
    [
      "a 401",
      () => Response.json({}, { status: 401 }),
      "The code came too late, or was wrong too often. Sign in again.",
    ],
  ])("says so after %s", async (_case, reply, text) => {
    const { screen, code, button } = await askedForCode(reply);
    await code.fill("111111");
    await button("Sign in").click();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it("takes a recovery code in its place, and Back leads to the password", async () => {
    const { screen, button } = await askedForCode(wrong);
    await button("Use a recovery code").click();
    const recovery = screen.getByLabelText("Recovery code", { exact: true });
    await expect.element(recovery).toHaveFocus();
    await expect.element(recovery).not.toHaveAttribute("inputmode");
    await button("Use the authenticator app").click();
    await button("Back").click();
    await expect.element(screen.getByLabelText("Email")).toHaveValue("agent@teedesk.test");
  });

  it("that must be there is set up before anything else: secret, code, recovery codes, then the requested page", async () => {
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    const recovery_codes = ["MFZW-E3LP-OBTG-K4TT-MFRG-GZDF", "GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV"];
    let isSetUp = false;
    const missing = { status: 403, headers: { "second-factor": "missing" } };
    const { screen, calls } = await openConsole("/login?return=%2Fmanage-rates", {
      level: null,
      replies: {
        "POST /api/ric_users/level": () =>
          isSetUp ? Response.json({ level: "other" }) : Response.json({ message: "Set it up." }, missing),
        "POST /api/auth/second_factor": { secret, uri: `otpauth://totp/RIC:a?secret=${secret}&issuer=RIC` },
        "POST /api/auth/second_factor/confirm": () => {
          isSetUp = true;
          return Response.json({ recovery_codes });
        },
      },
    });
    const button = (name: string) => screen.getByRole("button", { name, exact: true });
    await screen.getByLabelText("Email").fill("agent@teedesk.test");
    await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
    await button("Sign in").click();
    await expect.element(screen.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
    expect(screen.getByRole("banner").elements()).toEqual([]);
    await screen.getByLabelText(/^Your Password/).fill("demo-fairway");
    await button("Set Up").click();
    await expect.element(screen.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await expect.element(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await screen.getByLabelText(/^Code/).fill("492039");
    await button("Confirm").click();
    const listed = screen.getByRole("list", { name: "Recovery codes" });
    await expect.element(listed.getByText("MFZW-E3LP-OBTG-K4TT-MFRG-GZDF")).toBeVisible();
    for (const name of ["Copy", "Download", "Print"]) await expect.element(button(name)).toBeVisible();
    await button("I have stored them").click();
    await vi.waitFor(() => expect(location.pathname).toBe("/manage-rates"));
    expect(calls.filter((call) => call.includes("level"))).toHaveLength(2);
  });
});
