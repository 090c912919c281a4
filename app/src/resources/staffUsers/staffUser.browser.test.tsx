import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const alex = {
  id: 4,
  lock_version: 1,
  email: "alex@teedesk.test",
  name: "Alex Agent",
  admin_user_groups: [{ level: "agent" }, { level: "psgr" }],
};
const password = "correct horse battery";

const replies = {
  "GET /api/ric_users/all_groups": ["admin", "agent", "psgr"],
  "GET /api/ric_users/index": [alex],
  "GET /api/ric_users/count": 1,
  "GET /api/ric_users/show/4": alex,
  "GET /api/history/staff_user/4": [],
};

async function open(path: string, more: Readonly<Record<string, unknown>> = {}, level: "admin" | "other" = "admin") {
  const { screen, calls } = await openConsole(path, { level, replies: { ...replies, ...more } });
  const button = (name: string) => screen.getByRole("main").getByRole("button", { name, exact: true });
  const input = (name: string) => screen.getByRole("textbox", { name, exact: true });
  const secret = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\W*$`));
  const radio = (name: string) => screen.getByRole("radio", { name, exact: true });
  return { screen, calls, button, input, secret, radio };
}

/** A reply that keeps the bodies sent to it. */
function remembering(reply: () => Response) {
  const sent: unknown[] = [];
  const hear = async (request: Request) => {
    sent.push(await request.json());
    return reply();
  };
  return { sent, hear };
}

it("ADM-USER-01 ADM-USER-04..06 ADM-USER-18 CONST-03 lists e-mails, groups and a link to each", async () => {
  const { screen, calls } = await open("/ric-users");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^RIC Users/);
  const table = screen.getByRole("table", { name: "RIC Users" });
  await expect.element(table.getByText("agent, psgr")).toBeVisible();
  await expect.element(table.getByRole("link", { name: "View 4" })).toHaveAttribute("href", "/ric-user/4");
  const headers = table.getByRole("columnheader").elements();
  expect(headers.map(({ textContent }) => textContent?.split(/[,\n]/)[0])).toEqual(["Email", "Groups", "View"]);
  expect(decodeURIComponent(calls.find((call) => call.includes("/ric_users/index")) ?? "")).toBe(
    'GET /api/ric_users/index?filters={}&page=1&per_page=30&sort_fields=["email"]&sort_desc=[false]',
  );
});

it("CONST-04 offers pages of 5 to 50", async () => {
  const { screen } = await open("/ric-users");
  const sizes = screen.getByRole("combobox", { name: /rows/i });
  await expect.element(sizes).toBeVisible();
  const options = sizes.getByRole("option").elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(["5", "10", "20", "30", "40", "50"]);
});

it("ADM-USER-07..09 filters by e-mail and by groups with commas between them, on Enter and on Search", async () => {
  const { calls, input, button } = await open("/ric-users");
  const asked = () =>
    calls
      .filter((call) => call.startsWith("GET /api/ric_users/count"))
      .map((call) => new URL(`http://x${call.slice(4)}`).searchParams.get("filters"));
  await input("Email").fill("teedesk");
  await button("Search").click();
  await expect.poll(() => asked().at(-1)).toBe('{"email":"teedesk"}');
  await input("Groups").fill(" admin,psgr, ");
  (await input("Groups").findElement()).closest("form")?.requestSubmit();
  await expect.poll(() => asked().at(-1)).toBe('{"email":"teedesk","groups":["admin","psgr"]}');
});

it("ADM-USER-03 ADM-USER-10..15 CONST-45 a new user has a masked password, typed twice, and one group", async () => {
  const { sent, hear } = remembering(() => Response.json(alex));
  const { button, input, secret, radio } = await open("/ric-user/new", { "POST /api/ric_users": hear });
  await expect.element(input("Name")).toHaveValue("");
  for (const name of ["Edit", "Lock", "Delete"]) expect(button(name).query()).toBeNull();
  for (const name of ["Password", "Password Confirmation"]) {
    await expect.element(secret(name)).toHaveAttribute("type", "password");
    await secret(name).fill(password);
  }
  await input("Name").fill("Alex Agent");
  await input("Email").fill("alex@teedesk.test");
  await radio("admin").click();
  await radio("agent").click();
  await button("Save").click();
  await expect.element(button("Edit")).toBeVisible();
  expect(location.pathname).toBe("/ric-user/4");
  const ric_user = { email: "alex@teedesk.test", name: "Alex Agent", password, password_confirmation: password };
  expect(sent).toEqual([{ ric_user, groups: ["agent"] }]);
});

it("ADM-USER-02 UNCLEAR-56 a stored user has the first group chosen, and a blank password is not sent", async () => {
  const { sent, hear } = remembering(() => Response.json(alex));
  const { screen, button, input, radio, secret } = await open("/ric-user/4", { "PUT /api/ric_users/update": hear });
  await expect.element(screen.getByRole("form", { name: "Manage RIC User" })).toBeVisible();
  await expect.element(input("Email")).toHaveValue("alex@teedesk.test");
  expect(secret("Password").query()).toBeNull();
  await button("Edit").click();
  await expect.element(radio("agent")).toBeChecked();
  await expect.element(secret("Password")).toHaveValue("");
  await input("Name").fill("Alexandra");
  await button("Save").click();
  await expect.element(button("Edit")).toBeVisible();
  const ric_user = { id: 4, lock_version: 1, email: "alex@teedesk.test", name: "Alexandra" };
  expect(sent).toEqual([{ ric_user, groups: ["agent"] }]);
});

it("ADM-USER-16 each refusal is under its field", async () => {
  const errors = {
    email: ["e-mail no"],
    name: ["name no"],
    password: ["password no"],
    password_confirmation: ["confirmation no"],
    "admin_user_groups.level": ["group no"],
  };
  const { screen, button, input, secret } = await open("/ric-user/4", {
    "PUT /api/ric_users/update": () => Response.json({ errors }, { status: 422 }),
  });
  await button("Edit").click();
  await input("Name").fill("Alexandra");
  await button("Save").click();
  await expect.element(input("Email")).toHaveAccessibleDescription(/^e-mail no/);
  await expect.element(input("Name")).toHaveAccessibleDescription(/^name no/);
  await expect.element(secret("Password")).toHaveAccessibleDescription(/^password no/);
  await expect.element(secret("Password Confirmation")).toHaveAccessibleDescription(/^confirmation no/);
  await expect.element(screen.getByRole("group", { name: "Group" })).toHaveAccessibleDescription(/^group no/);
});

it("ADM-USER-19 after a delete the list is shown", async () => {
  const { screen, button } = await open("/ric-user/4", { "DELETE /api/ric_users/4": {} });
  await button("Delete").click();
  await screen.getByRole("alertdialog", { name: "Delete?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByRole("table", { name: "RIC Users" })).toBeVisible();
  expect(location.pathname).toBe("/ric-users");
});

it("a refused delete shows the reason", async () => {
  const message = "You cannot delete yourself. Ask another admin.";
  const { screen, button } = await open("/ric-user/4", {
    "DELETE /api/ric_users/4": () => Response.json({ message, request_id: "r1" }, { status: 409 }),
  });
  await button("Delete").click();
  await screen.getByRole("alertdialog", { name: "Delete?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

it("ANSWER-25 the draft saved when the session ends leaves out the passwords", async () => {
  sessionStorage.clear();
  const { screen, button, input, secret } = await open("/ric-user/4", {
    "PUT /api/ric_users/update": () => Response.json({ message: "Please sign in." }, { status: 401 }),
  });
  await button("Edit").click();
  await input("Name").fill("Alexandra");
  await secret("Password").fill(password);
  await secret("Password Confirmation").fill(password);
  await button("Save").click();
  await expect.element(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
  const kept = Object.values(sessionStorage).join();
  expect(kept).toContain("Alexandra");
  expect(kept).not.toContain(password);
});

it.each(["/ric-users", "/ric-user/4", "/ric-user/new"])("ROLE-08 ROLE-09 %s sends an agent home", async (path) => {
  const { screen, calls } = await open(path, {}, "other");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(location.pathname).toBe("/");
  expect(calls.filter((call) => call.includes("ric_users"))).toEqual([]);
});

it("DECISION-76 an unused account says so in the list, and on its page how the person is let in again", async () => {
  const unused = { ...alex, unused_since: "2026-08-01T19:00:00.000Z" };
  const more = {
    "GET /api/ric_users/index": [unused, { ...alex, id: 5, email: "sam@teedesk.test", unused_since: null }],
  };
  const { screen } = await open("/ric-users", { ...more, "GET /api/ric_users/show/4": unused });
  await expect.element(screen.getByText("Unused since 08/01/2026 12:00")).toBeVisible();
  expect(screen.getByText(/Unused since/).elements()).toHaveLength(1);
  await screen.getByRole("link", { name: "View 4" }).click();
  await expect
    .element(screen.getByText(/^No one has signed in since 08\/01\/2026 12:00, so the password/))
    .toBeVisible();
});

it("DECISION-70 an admin resets the second factor of another after a question", async () => {
  let factor: object = { confirmed_at: "2026-11-21T18:45:00.000Z", recovery_codes_left: 0, is_required: true };
  const { screen, calls } = await openConsole("/ric-user/4", {
    level: "admin",
    config: { asks_second_factor: true },
    replies: {
      ...replies,
      "GET /api/ric_users/4/second_factor": () => Response.json(factor),
      "DELETE /api/ric_users/4/second_factor": () => {
        factor = { confirmed_at: null, recovery_codes_left: 0, is_required: true };
        return Response.json({});
      },
    },
  });
  await screen.getByRole("button", { name: "Reset Second Factor" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: true }).click();
  await expect.element(screen.getByText("It was reset, and their sessions have ended.")).toBeVisible();
  await expect.element(screen.getByText("None. Their next sign-in asks them to set one up.")).toBeVisible();
  expect(calls).toContain("DELETE /api/ric_users/4/second_factor");
});
