import { expect, signIn, staff, test } from "../support/fixtures.ts";

const failure = "Your email or password are incorrect.";

test("OPS-SIGN-01..08 MSG-01 a staff member signs in with Enter and lands on home", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("Welcome to RIC. Please sign in to continue.")).toBeVisible();
  await expect(page).toHaveTitle(/RIC/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByLabel("Email").fill(staff.agent.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.agent.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/(home)?$/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const key of ["access-token", "uid", "client", "expiry", "token-type"]) expect(stored).toContain(key);
  expect(stored).toContain(staff.agent.email);
});

test("OPS-SIGN-09 both fields are required and nothing is sent", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/sign_in") && calls.push(request.url()));
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(calls).toEqual([]);
});

test("OPS-SIGN-10 MSG-02 a wrong password says so, keeps the email and stores nothing", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(staff.agent.email);
  await page.getByLabel("Password", { exact: true }).fill("not it");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(staff.agent.email);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("access-token");
});

for (const path of ["/", "/ibe", "/manage-tee-times", "/reports/weekly", "/ric-users"])
  test(`OPS-SES-02 ${path} without a session goes to sign-in and comes back after it`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel("Email").fill(staff.admin.email);
    await page.getByLabel("Password", { exact: true }).fill(staff.admin.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(path === "/" ? /\/(home)?$/ : new RegExp(`${path}$`));
  });

test("a return path never leaves the console", async ({ page, baseURL }) => {
  for (const target of ["//evil.test/x", "https://evil.test/", "javascript:alert(1)"]) {
    await page.goto(`/login?return=${encodeURIComponent(target)}&returnTo=${encodeURIComponent(target)}`);
    await page.evaluate(() => localStorage.clear());
    await signIn(page);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
  }
});

test("OPS-SES-09 OPS-SES-10 sign-out clears the session here, in other tabs and on the server", async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/ibe");
  await expect(other.getByRole("banner")).toBeVisible();
  const headers = await page.request
    .post("/api/auth/sign_in", { data: staff.agent })
    .then((answer) => answer.headers());
  await page
    .getByRole("link", { name: "Sign Out" })
    .or(page.getByRole("button", { name: "Sign Out" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("access-token");
  expect(stored).not.toContain(staff.agent.email);
  expect(headers["access-token"]).toBeTruthy();
});

test("OPS-SES-13 a 401 anywhere goes to sign-in", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/courses/internal_list", (route) => route.fulfill({ status: 401, json: { message: "no" } }));
  await page.goto("/ibe");
  await expect(page).toHaveURL(/\/login/);
});
