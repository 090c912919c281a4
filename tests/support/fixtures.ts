import { test as base, expect, type Page } from "@playwright/test";
import { startTeedesk, type Teedesk } from "./teedesk.ts";

/** The demo sign-ins. */
export const staff = {
  admin: { email: "admin@teedesk.test", password: "demo-fairway" },
  agent: { email: "agent@teedesk.test", password: "demo-fairway" },
};

/** Signs in as a user does and waits for the home screen. */
export async function signIn(page: Page, { email, password } = staff.agent): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
}

/** A complaint of the browser that a test expects: the network log of a refused call is not a defect. */
const expectedComplaint = /Failed to load resource/;

type Workers = { readonly teedesk: Teedesk };
type Tests = { readonly complaints: string[] };

/** `test` with a server for the worker, whose every page must keep the browser's console free of errors. */
export const test = base.extend<Tests, Workers>({
  teedesk: [
    async ({}, use) => {
      const teedesk = await startTeedesk({ SIGN_IN_LIMIT: "1000" });
      await use(teedesk);
      await teedesk.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ teedesk }, use) => use(teedesk.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedComplaint.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
