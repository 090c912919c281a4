import { expect, signIn, staff, test } from "../support/fixtures.ts";

const home = /\/(home)?$/;

test("OPS-SIGN-01..08 OPS-SES-04..08 MSG-01 a staff member signs in with Enter and lands on home", {
  tag: "@core",
}, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => /sign_in|level/.test(request.url()) && calls.push(new URL(request.url()).pathname));
  await page.goto("/login");
  await expect(page.getByText("Welcome to RIC. Please sign in to continue.")).toBeVisible();
  await expect(page).toHaveTitle(/RIC/);
  await expect(page.getByRole("img", { name: "RIC" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByLabel("Email").fill(staff.agent.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await page.getByLabel("Password", { exact: true }).fill(staff.agent.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL(home);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(calls).toEqual(["/api/auth/sign_in", "/api/ric_users/level"]);

  const stored = await page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)));
  expect(Object.keys(JSON.parse(stored["teedesk.authHeader"] ?? "{}")).sort()).toEqual(
    ["access-token", "client", "expiry", "token-type", "uid"].sort(),
  );
  expect(stored["teedesk.authName"]).toBe(staff.agent.email);
  expect(stored["teedesk.level"]).toBe("other");
});

test("OPS-SES-02 OPS-SIGN-10 MSG-02 a page without a session goes to sign-in, stays there after a wrong password, and comes back", async ({
  page,
}) => {
  const path = "/ibe?providedPlayers=3";
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email: staff.agent.email, password: "not it" });
  await expect(page.getByText("Your email or password are incorrect.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(staff.agent.email);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole("textbox", { name: "Players", exact: true })).toHaveValue("3");
});

test.describe("signed in", () => {
  test.use({ role: "agent" });

  test("OPS-SES-09 OPS-SES-10 sign-out clears the session here, in other tabs and on the server", {
    tag: "@core",
  }, async ({ page, context, request }) => {
    await page.goto("/home");
    const other = await context.newPage();
    await other.goto("/lost-leads");
    await expect(other.getByRole("banner")).toBeVisible();
    const headers = JSON.parse(await page.evaluate(() => localStorage.getItem("teedesk.authHeader") ?? "{}"));
    const courses = () => request.get("/api/courses/internal_list", { headers });
    expect((await courses()).status()).toBe(200);

    await page.getByRole("link", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => /auth|level/.test(key))).toEqual([]);
    expect((await courses()).status()).toBe(401);
  });

  test("UNCLEAR-23 /logout without a page to go back to ends on sign-in", async ({ page, context }) => {
    await page.goto("/lost-leads");
    const opened = context.waitForEvent("page");
    await page.evaluate(() => void open("/logout", "_blank", "noopener"));
    await expect(await opened).toHaveURL(/\/login/);
  });

  test("OPS-SES-11 every call carries the five headers", async ({ page }) => {
    const bare: string[] = [];
    page.on("request", (request) => {
      const names = ["access-token", "uid", "client", "expiry", "token-type"];
      const headers = request.headers();
      if (request.url().includes("/api/") && !names.every((name) => headers[name])) bare.push(request.url());
    });
    await page.goto("/ibe");
    await expect(page.getByRole("combobox", { name: "Course" })).not.toHaveValue("");
    expect(bare).toEqual([]);
  });
});
