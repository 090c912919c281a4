import type { Page } from "@playwright/test";
import { mayOpen, type Screen, screens } from "@teedesk/domain";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { requestsUnderWay } from "../support/requests.ts";

const all = Object.keys(screens).filter((screen): screen is Screen => screen in screens);

/** An address of the screen in the demo. */
const addressOf = (screen: Screen) =>
  `${screen.replace(/:(course_)?id/, "1")}${screen === "/queue-management" ? "?fupId=1" : ""}`;

/** Follows a link of the console without loading it anew; the page is there when its heading is another element. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator("h1").evaluate((heading) => heading.setAttribute("data-left", ""));
  await page.evaluate((path) => history.pushState(null, "", path), address);
  await expect(page.locator("h1:not([data-left])")).toBeVisible();
}

/** Forms that Enter must not send: they move money, and are sent by a question of their own. */
const withoutSubmit = ["Internal Booking Engine", "Copy to Other Dates"];

/** Markup that a browser accepts and axe does not judge, but the standard forbids, or that leaves a form without Enter. */
const oddMarkup = (page: Page): Promise<string[]> =>
  page.evaluate((exempt) => {
    const misplaced = [...document.querySelectorAll(":is(span, p, label, button) dialog")].map(
      ({ parentElement }) => `a dialog in ${parentElement?.tagName.toLowerCase()}`,
    );
    const labelled = [...document.querySelectorAll(":is(div, span)[aria-label]:not([role])")].map(
      (element) => `aria-label on ${element.tagName.toLowerCase()}: ${element.getAttribute("aria-label")}`,
    );
    const names = [...document.querySelectorAll("nav")].map((nav) => nav.getAttribute("aria-label") ?? "");
    const unnamed = names
      .filter((name, at) => name === "" || names.indexOf(name) !== at)
      .map((name) => `nav: "${name}"`);
    const deaf = [...document.forms]
      .filter((form) => ![...form.elements].some((element) => element.matches("[type=submit]")))
      .map((form) => form.getAttribute("aria-label") ?? "")
      .filter((name) => !exempt.includes(name))
      .map((name) => `no submit button: ${name}`);
    return [...misplaced, ...labelled, ...unnamed, ...deaf];
  }, withoutSubmit);

/** The addresses of every page that the level opens, in parts of some seconds each. Sign-in and sign-out have no shell, and /home is /. */
function partsOf(level: "admin" | "other"): readonly (readonly Screen[])[] {
  const pages = all.filter((screen) => !mayOpen(null, screen) && mayOpen(level, screen) && screen !== "/home");
  return Array.from({ length: Math.ceil(pages.length / 15) }, (_, part) => pages.slice(part * 15, (part + 1) * 15));
}

// At both widths and in both themes, and the forms also at a desk in the light theme as an admin (resources.spec.ts).
for (const [role, level, colorScheme, viewport] of [
  ["admin", "admin", "dark", { width: 390, height: 844 }],
  ["agent", "other", "light", { width: 1366, height: 768 }],
] as const)
  test.describe(`the pages of an ${role}`, () => {
    test.use({ role, colorScheme, viewport });

    for (const [at, part] of partsOf(level).entries())
      test(`are accessible, part ${at + 1}, ${colorScheme}, ${viewport.width} px wide`, async ({ page }) => {
        const underWay = requestsUnderWay(page);
        for (const [index, address] of part.map(addressOf).entries()) {
          await (index === 0 ? page.goto(address) : follow(page, address));
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          // As it rests: with its code, its rows and what the server knows.
          await expect.poll(() => underWay.size, { message: `${address}: requests under way` }).toBe(0);
          await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
          await expectAccessible(page, address);
          expect.soft(await oddMarkup(page), address).toEqual([]);
        }
      });
  });
