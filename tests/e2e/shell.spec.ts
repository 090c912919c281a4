import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { requestsUnderWay } from "../support/requests.ts";

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("OPS-SHELL-02 OPS-SHELL-03 OPS-SES-01 the menu button hides the drawer until it is pressed again, the logo leads home, Back returns on plain paths", async ({
    page,
  }) => {
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
    await page.getByRole("banner").getByRole("link", { name: "IBE" }).click();
    await expect(page).toHaveURL(/\/ibe$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/(home)?$/);
  });
});

test.describe("after a newer version was deployed", () => {
  test.use({ role: "agent" });

  for (const [speed, wait] of [
    ["soon", 0],
    // Longer than a page is waited for before it opens without its code.
    ["late", 1000],
  ] as const)
    test(`an open tab still works: a link loads the new console when a file fails ${speed}`, async ({
      page,
      complaints,
    }) => {
      let isOld = true;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) isOld = request.url().endsWith("/");
      });
      await page.goto("/");
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Holidays" });
      await expect(link).toBeVisible();
      // Only the files of the page that the link opens: Home itself may still load some of its own.
      await page.route("**/assets/holiday*", async (route) => {
        if (!isOld) return route.continue();
        await new Promise((resolve) => setTimeout(resolve, wait));
        await route.fulfill({ status: 404 });
      });
      await link.click();
      await expect(page.getByRole("table", { name: "Holidays" })).toBeVisible();
      expect(isOld).toBe(false);
      // A page that opened without its code says so until the new console is there.
      expect(complaints.splice(0).filter((one) => !one.includes("dynamically imported module"))).toEqual([]);
    });
});

/** Opens a page and waits until all of its requests have ended and their results are drawn. */
async function openWhole(page: Page, path: string, underWay: ReadonlySet<Request>): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const isDrawn = () =>
    page.evaluate(async () => {
      await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      return document.querySelector("main [aria-busy=true]") === null;
    });
  await expect.poll(async () => [await isDrawn(), underWay.size], { intervals: [50] }).toEqual([true, 0]);
}

test.describe("layout", () => {
  test.use({ role: "admin" });

  test("nothing moves on Home, a list, a record or the booking when its rows, the count, the message or a panel arrives", async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      let shift = 0;
      const moved: unknown[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shift += Number(Reflect.get(entry, "value"));
          for (const { node } of Reflect.get(entry, "sources")) moved.push(node?.textContent?.slice(0, 60));
        }
        Reflect.set(window, "shift", shift);
        Reflect.set(window, "moved", moved.join(" | "));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const lists = [
      "/manage-tee-times",
      "/tee-time-availability",
      "/wait-list-queue",
      "/lost-leads",
      "/manage-rates",
      "/manage-customers",
      "/manage-courses",
      "/manage-maintenances",
      "/manage-gift-certificates",
      "/manage-holidays",
      "/manage-rental-clubs",
      "/reports",
      "/helpful-links",
      "/manage-course-groups",
      "/manage-discounts",
      "/ric-users",
      "/email-templates",
      "/ric-messages",
    ];
    const others = ["/", "/ibe", "/availability_queue", "/account", "/reports/weekly"];
    const records = ["/manage-customer/1", "/manage-tee-time/1"];
    const underWay = requestsUnderWay(page);
    const moved: string[] = [];
    for (const path of [...others, ...records, ...lists]) {
      await openWhole(page, path, underWay);
      const shift = await page.evaluate(() => Number(Reflect.get(window, "shift") ?? 0));
      if (shift > 0.02)
        moved.push(`${path} ${shift.toFixed(3)}: ${await page.evaluate(() => String(Reflect.get(window, "moved")))}`);
    }
    expect(moved).toEqual([]);
  });
});
