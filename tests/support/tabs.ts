import { expect, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

// It has no tab strip, and so nothing that closes a tab which turned into a download.
const isHeadlessShell = /headless[-_]shell/.test(findChromium() ?? "");

/** A report leaves no tab: whoever makes many a day would have to close each. In the headless shell it may leave a blank one. */
export async function expectNoTabLeft(page: Page): Promise<void> {
  const left = () =>
    page
      .context()
      .pages()
      .filter((one) => one !== page && !(isHeadlessShell && ["", "about:blank"].includes(one.url())))
      .map((one) => one.url());
  await expect.poll(left).toEqual([]);
}
