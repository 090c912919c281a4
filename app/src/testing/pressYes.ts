import { userEvent } from "vitest/browser";

/** Waits for the next frame: a question counts no key that comes before it is painted. */
export const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Says yes to the question on screen by Ctrl and Enter. */
export async function pressYes(): Promise<void> {
  await painted();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
}
