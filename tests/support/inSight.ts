import { expect, type Locator } from "@playwright/test";
import { hiddenPart } from "../../app/src/testing/hiddenPart.ts";

/** The whole element is in the part of the page that the person is looking at. */
export async function expectInSight(target: Locator, message: string): Promise<void> {
  await expect(target, message).toBeVisible();
  await expect.poll(() => target.evaluate(hiddenPart), { message, timeout: 10_000 }).toBe("");
}
