import { expect, signIn, staff, test } from "../support/fixtures.ts";

const everybody = [
  ["Tee Times", "/manage-tee-times"],
  ["Tee Time Availability", "/tee-time-availability"],
  ["Wait List Queue", "/wait-list-queue"],
  ["Lost Leads", "/lost-leads"],
  ["Rates", "/manage-rates"],
  ["Customers", "/manage-customers"],
  ["Golf Courses", "/manage-courses"],
  ["Maintenances", "/manage-maintenances"],
  ["Gift Certificates", "/manage-gift-certificates"],
  ["Holidays", "/manage-holidays"],
  ["Rental Clubs", "/manage-rental-clubs"],
  ["Reports", "/reports"],
  ["Helpful Links", "/helpful-links"],
] as const;

const adminOnly = [
  ["Golf Course Groups", "/manage-course-groups"],
  ["Discounts", "/manage-discounts"],
  ["RIC Users", "/ric-users"],
  ["Email Templates", "/email-templates"],
  ["RIC Messages", "/ric-messages"],
] as const;

for (const role of ["admin", "agent"] as const)
  test(`OPS-SHELL-27..44 ROLE-02 ROLE-04..07 the drawer of ${role}`, async ({ page }) => {
    await signIn(page, staff[role]);
    const drawer = page.getByRole("navigation", { name: /main|drawer|console/i });
    for (const [name, path] of everybody) {
      await expect(drawer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    for (const [name, path] of adminOnly) {
      const link = drawer.getByRole("link", { name, exact: true });
      if (role === "admin") await expect(link).toHaveAttribute("href", path);
      else await expect(link).toHaveCount(0);
    }
  });

test("OPS-SHELL-04..12 the top bar has its menus, links, badge and message", async ({ page }) => {
  await signIn(page);
  const bar = page.getByRole("banner");
  await expect(bar.getByText("STAGING SITE")).toBeVisible();
  await expect(bar.getByRole("link", { name: "IBE", exact: true })).toHaveAttribute("href", "/ibe");
  const engine = bar.getByRole("link", { name: /^Booking Engine/ });
  await expect(engine).toHaveAttribute("target", "_blank");
  expect(new URL((await engine.getAttribute("href")) ?? "").searchParams.get("agent_email")).toBe(staff.agent.email);
  for (const menu of ["Helpful Links", "Hotel Links", "PSGR Links"]) {
    await bar.getByRole("button", { name: menu }).click();
    const entry = page.getByRole("menuitem").first();
    await expect(entry).toHaveAttribute("target", "_blank");
    await expect(entry).toHaveAttribute("href", /^https?:/);
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("button", { name: menu })).toBeFocused();
  }
});

test("OPS-SHELL-21..26 a course page offers records of that course", async ({ page }) => {
  await signIn(page, staff.admin);
  await page.goto("/manage-course/5");
  const bar = page.getByRole("banner");
  for (const [name, path] of [
    ["New Maintenance", "/maintenance/new/5"],
    ["New Holiday", "/holiday/new/5"],
    ["New Rental Club", "/rental-club/new/5"],
  ] as const) {
    await expect(bar.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("UNCLEAR-66 an unknown path says so and leads home", async ({ page }) => {
  await signIn(page);
  await page.goto("/no-such-screen");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
});

test("a screen that is not built yet says so", async ({ page }) => {
  await signIn(page, staff.admin);
  await page.goto("/reports/weekly");
  await expect(page.getByRole("main")).toContainText(/not built yet/i);
});

test("non-admins are sent home from admin screens", async ({ page }) => {
  await signIn(page);
  for (const path of ["/ric-users", "/ric-user/1", "/manage-discounts", "/email-templates", "/ric-messages"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/(home)?$/);
  }
});
