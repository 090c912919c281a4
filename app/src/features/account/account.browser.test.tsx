import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const session = {
  id: 1,
  is_current: true,
  browser: chrome,
  network_address: "203.0.113.7",
  created_at: "2026-11-20T18:30:00.000Z",
  last_used_at: "2026-11-21T18:30:00.000Z",
  expires_at: "2026-12-05T18:30:00.000Z",
};
const other = { ...session, id: 2, is_current: false, browser: "Firefox/140.0", network_address: "" };
const words = { current: "demo-fairway", next: "correct horse battery" };

async function open(more: Readonly<Record<string, unknown>> = {}) {
  let sessions = [session, other];
  const end = (left: (id: number) => boolean) => (request: Request) => {
    sessions = sessions.filter(({ id }) => left(id));
    return Response.json({ method: request.method });
  };
  const { screen, calls } = await openConsole("/account", {
    replies: {
      "GET /api/auth/sessions": () => Response.json(sessions),
      "DELETE /api/auth/sessions/2": end((id) => id !== 2),
      "DELETE /api/auth/sessions": end((id) => id === 1),
      ...more,
    },
  });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const secret = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\W*$`));
  const fill = async (current: string, next: string, again = next) => {
    await secret("Current Password").fill(current);
    await secret("New Password").fill(next);
    await secret("New Password Confirmation").fill(again);
  };
  return { screen, calls, button, secret, fill };
}

it("the drawer leads to one's own account", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openConsole("/");
  await expect.element(screen.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
});

it("Ctrl+S sends the form from within it, in place of the browser's dialog", async () => {
  const { fill, button, calls } = await open({ "PUT /api/auth/password": () => Response.json({}) });
  const pressed: KeyboardEvent[] = [];
  const note = (event: KeyboardEvent) => event.key === "s" && pressed.push(event);
  window.addEventListener("keydown", note);
  await expect.element(button("Change Password")).toBeVisible();
  await userEvent.keyboard("{Control>}s{/Control}");
  await fill(words.current, words.next);
  expect(calls).not.toContain("PUT /api/auth/password");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => calls).toContain("PUT /api/auth/password");
  window.removeEventListener("keydown", note);
  expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
});

it("a password is changed, and the form is blank again", async () => {
  const sent: unknown[] = [];
  const { screen, button, fill, secret } = await open({
    "PUT /api/auth/password": async (request: Request) => {
      sent.push(await request.json());
      return Response.json({});
    },
  });
  await fill(words.current, words.next);
  await button("Change Password").click();
  await expect.element(screen.getByText("Success. Your other sessions have ended.")).toBeVisible();
  expect(sent).toEqual([{ current_password: words.current, password: words.next, password_confirmation: words.next }]);
  for (const name of ["Current Password", "New Password", "New Password Confirmation"])
    await expect.element(secret(name)).toHaveValue("");
});

it("an invalid password is refused before it is sent", async () => {
  const { calls, button, fill, secret } = await open();
  await expect.element(secret("New Password")).toHaveAccessibleDescription(/^12 characters or more\./);
  await fill(words.current, "short", "other");
  await button("Change Password").click();
  await expect.element(secret("New Password")).toHaveAccessibleDescription(/^Enter at least 12 characters./);
  await expect.element(secret("New Password")).toHaveFocus();
  expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
});

it("a refusal of the server is under its field, and the typed text stays", async () => {
  const errors = { current_password: ["This is not your password."] };
  const { button, fill, secret } = await open({
    "PUT /api/auth/password": () => Response.json({ errors }, { status: 422 }),
  });
  await fill("wrong", words.next);
  await button("Change Password").click();
  await expect.element(secret("Current Password")).toHaveAccessibleDescription(/^This is not your password./);
  await expect.element(secret("New Password")).toHaveValue(words.next);
});

it("the limit of attempts is shown", async () => {
  const { screen, button, fill } = await open({
    "PUT /api/auth/password": () =>
      Response.json({ message: "Too many attempts. Try again in 15 minutes.", request_id: "r" }, { status: 429 }),
  });
  await fill("wrong", words.next);
  await button("Change Password").click();
  await expect.element(screen.getByText(/Too many attempts/)).toBeVisible();
});

it("the sessions are listed by browser, and others can be ended, one or all", async () => {
  const { screen, button, calls } = await open();
  const row = (name: RegExp) => screen.getByRole("table", { name: "Your sessions" }).getByRole("row", { name });
  await expect.element(row(/^Chrome on Windows/)).toHaveTextContent(/This one.*203\.0\.113\.7/);
  await expect.element(row(/^Firefox/)).toHaveTextContent("—");
  expect(button("End Chrome on Windows").query()).toBeNull();
  await button("End Firefox").click();
  await expect.element(row(/^Firefox/)).not.toBeInTheDocument();
  await expect.element(button("End All Others")).not.toBeInTheDocument();
  expect(calls).toContain("DELETE /api/auth/sessions/2");
});

it("all other sessions are ended by one button", async () => {
  const { screen, button, calls } = await open();
  await button("End All Others").click();
  await expect.element(button("End Firefox")).not.toBeInTheDocument();
  await expect.element(screen.getByText("This one")).toBeVisible();
  expect(calls).toContain("DELETE /api/auth/sessions");
});
