import { expect, staff, test } from "../support/fixtures.ts";

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
  test.describe(role, () => {
    test.use({ role });

    test("OPS-SHELL-27..44 ROLE-02 ROLE-04..07 has a drawer and a home menu of its own", async ({ page }) => {
      await page.goto("/");
      const drawer = page.getByRole("navigation", { name: "Main" });
      const expected = role === "admin" ? [...everybody, ...adminOnly] : everybody;
      await expect(drawer.getByRole("link", { name: "Tee Times", exact: true })).toBeVisible();
      const shown = await drawer
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
      expect(
        shown.filter(([, href]) => href?.startsWith("/") && !["/", "/home", "/ibe", "/logout"].includes(href)),
      ).toEqual(expect.arrayContaining(expected.map((entry) => [...entry])));
      for (const [name] of role === "agent" ? adminOnly : []) {
        await expect(drawer.getByRole("link", { name, exact: true })).toHaveCount(0);
      }

      const menu = page.getByRole("navigation", { name: "Screens" });
      await expect(menu.getByRole("link", { name: /^Images/ })).toHaveAttribute("href", "/manage-images");
      for (const [name, path] of adminOnly) {
        const link = menu.getByRole("link", { name: new RegExp(`^${name}`) });
        if (role === "admin") await expect(link).toHaveAttribute("href", path);
        else await expect(link).toHaveCount(0);
      }
    });
  });

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("OPS-SHELL-04..13 OPS-SHELL-47 the top bar has its menus, links, badge and message", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await expect(bar.getByText("STAGING SITE")).toBeVisible();
    await expect(bar.getByText("Torrey Pines: carts on the path only this week.")).toBeVisible();
    await expect(bar.getByRole("link", { name: "IBE", exact: true })).toHaveAttribute("href", "/ibe");
    const engine = bar.getByRole("link", { name: /^Booking Engine/ });
    await expect(engine).toHaveAttribute("target", "_blank");
    expect(new URL((await engine.getAttribute("href")) ?? "").searchParams.get("agent_email")).toBe(staff.agent.email);
    // By name: other journeys move links up and down.
    for (const [menu, name] of [
      ["Helpful Links", "Weather radar"],
      ["Hotel Links", "The Lodge concierge"],
      ["PSGR Links", "PSGR tee sheet"],
    ] as const) {
      const button = bar.getByRole("button", { name: menu });
      await button.click();
      const entry = page.getByRole("menuitem", { name: new RegExp(`^${name}`) });
      await expect(entry).toHaveAttribute("target", "_blank");
      await expect(entry).toHaveAttribute("href", /^https:/);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    }
  });

  test("OPS-SHELL-02 OPS-SHELL-03 the menu button hides the drawer, the logo leads home", async ({ page }) => {
    await page.goto("/lost-leads");
    const drawer = page.getByRole("navigation", { name: "Main" });
    await expect(drawer).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(drawer).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/\/(home)?$/);
  });

  test("OPS-SES-01 Back returns to the screen before, on plain paths", async ({ page }) => {
    await page.goto("/manage-rates");
    await page.getByRole("banner").getByRole("link", { name: "IBE" }).click();
    await expect(page).toHaveURL(/\/ibe$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/manage-rates$/);
  });

  test("UNCLEAR-66 an unknown path says so and leads home", async ({ page }) => {
    await page.goto("/no-such-screen");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
    await page.getByRole("main").getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL(/\/(home)?$/);
  });

  test("DECISIONS 24 is sent home from what only admins see", async ({ page }) => {
    for (const path of ["/ric-users", "/ric-user/1", "/manage-discounts", "/email-templates", "/ric-messages"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/(home)?$/);
    }
  });
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("OPS-SHELL-21..26 finds records of the course on a course page", async ({ page }) => {
    await page.goto("/manage-course/5");
    const bar = page.getByRole("banner");
    for (const [name, path] of [
      ["New Course", "/course/new"],
      ["New Maintenance", "/maintenance/new/5"],
      ["New Holiday", "/holiday/new/5"],
      ["New Rental Club", "/rental-club/new/5"],
    ] as const) {
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(bar.getByRole("link", { name: /^New/ })).toHaveCount(0);
  });

  test("OPS-SHELL-45 a screen stands under its own title", async ({ page }) => {
    await page.goto("/lost-leads");
    await expect(page).toHaveTitle(/Lost Leads.*RIC|RIC.*Lost Leads/);
  });
});

test.describe("after a newer version was deployed", () => {
  test.use({ role: "agent" });

  test("an open tab goes on: a link loads the new console", async ({ page }) => {
    let isOld = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isOld = request.url().endsWith("/");
    });
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    // What this page itself loads late is another matter.
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/**", (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Holidays" }).click();
    await expect(page.getByRole("table", { name: "Holidays" })).toBeVisible();
    expect(isOld).toBe(false);
  });
});

test.describe("layout", () => {
  test.use({ role: "admin" });

  test("nothing moves on Home, a list, a record or the booking when its rows, the count, the message or a panel arrives", async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
        Reflect.set(window, "shift", shift);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const others = ["/", "/ibe", "/availability_queue", "/account", "/reports/weekly"];
    const records = ["/manage-customer/1", "/manage-tee-time/1"];
    const moved: string[] = [];
    for (const path of [...others, ...records, ...[...everybody, ...adminOnly].map(([, address]) => address)]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const shift = await page.evaluate(() => Number(Reflect.get(window, "shift") ?? 0));
      if (shift > 0.02) moved.push(`${path} ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
  });
});
