import { expect, type Locator } from "@playwright/test";
import { hiddenPart } from "../../app/src/testing/hiddenPart.ts";

/** Expects the whole element to be in the visible part of the page. */
export async function expectInSight(target: Locator, message: string): Promise<void> {
  await expect(target, message).toBeVisible();
  await expect.poll(() => target.evaluate(hiddenPart), { message }).toBe("");
}
