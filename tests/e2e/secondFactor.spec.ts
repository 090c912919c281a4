import type { Page } from "@playwright/test";
import { totpCode } from "../../server/src/session/totp.ts";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { copyDemoFolder } from "../support/demoFolder.ts";
import { expect, test } from "../support/fixtures.ts";
import { startTeedesk } from "../support/teedesk.ts";

/** A code of now or of the next half minute, each accepted also if the half minute ends meanwhile. */
const codeAt = (secret: string, steps: number): string => totpCode(secret, Math.floor(Date.now() / 30_000) + steps);

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("admin@teedesk.test");
  await page.getByLabel("Password", { exact: true }).fill("demo-fairway");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("DECISION-70 whoever must have a second factor sets it up, signs in with it, and replaces it", async ({
  browser,
}) => {
  const teedesk = await startTeedesk({ SECOND_FACTOR: "all" }, copyDemoFolder());
  const context = await browser.newContext({ baseURL: teedesk.url });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const code = page.getByRole("textbox", { name: "Code" });
  try {
    await page.goto("/manage-rates");
    await typePassword(page);
    await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
    await page.reload();
    await page.getByRole("textbox", { name: "Your Password" }).fill("demo-fairway");
    await button("Set Up").click();
    const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
    await expectAccessible(page, "the secret");
    await code.fill(codeAt(secret, 0));
    await button("Confirm").click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const first = await codes.first().innerText();
    await expectAccessible(page, "the recovery codes");
    await button("I have stored them").click();
    await expect(page).toHaveURL("/manage-rates");
    await expect(page.getByRole("table")).toBeVisible();

    await page.goto("/logout");
    await expect(page.getByLabel("Email")).toBeVisible();
    await typePassword(page);
    await expect(code).toBeFocused();
    await expectAccessible(page, "the code");
    await expectReadableInTheDark(page, "the code");
    await code.fill(codeAt(secret, 1).replace(/^.../, "$& "));
    await button("Sign in").click();
    await expect(page.getByRole("banner")).toBeVisible();

    await page.goto("/account");
    await button("Remove Second Factor").click();
    await code.fill(first);
    await button("Remove").click();
    await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
  } finally {
    await context.close();
    await teedesk.dispose();
  }
});
