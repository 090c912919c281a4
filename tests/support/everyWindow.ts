import { expect, type Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { expectAccessible, expectReadableInTheDark } from "./accessible.ts";
import { pictureOfWindow } from "./pictures.ts";

/** The windows of the desks, and of a phone. */
const sizes = windows.filter(({ width }) => [1440, 1366, 1024, 390].includes(width));

/** Messages of refused fields that are cut, covered, beside the window or not right below their field. */
const misplacedMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")].flatMap((field) => {
      // A hint is beside the label.
      const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
      const ids = described.filter((id) => id !== "" && !id.endsWith("-hint"));
      return ids.flatMap((id) => {
        const message = document.getElementById(id);
        if (message === null || message.getClientRects().length === 0) return [];
        message.scrollIntoView({ block: "center" });
        const [box, place] = [message.getBoundingClientRect(), field.getBoundingClientRect()];
        const isCut = message.scrollWidth > message.clientWidth + 1 || message.scrollHeight > message.clientHeight + 1;
        const hit = document.elementFromPoint(box.left + 2, box.top + box.height / 2);
        const isCovered = hit === null || !(message.contains(hit) || hit.contains(message));
        // A group has its message inside it.
        const isBelow = field.contains(message) || (box.top >= place.bottom - 1 && box.top < place.bottom + 40);
        const problems = [
          ...(isCut && message.clientWidth > 0 ? ["cut"] : []),
          ...(isCovered ? [`covered by ${hit?.outerHTML.slice(0, 80)}`] : []),
          ...(isBelow ? [] : [`${Math.round(box.top - place.bottom)} px below its field`]),
          ...(box.left < 0 || box.right > innerWidth + 1 ? ["beside the window"] : []),
        ];
        return problems.map((problem) => `${message.innerText}: ${problem}`);
      });
    }),
  );

/**
 * The state at every width: all that axe can judge, messages whole below their fields, and its colors in the dark, which do not depend on
 * the width. The window is resized, as a reload would lose the state.
 */
export async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const message = `${state}, ${size.width} px`;
    await expectAccessible(page, message);
    await expect.poll(() => misplacedMessages(page), { message }).toEqual([]);
    await pictureOfWindow(page, state);
  }
  await expectReadableInTheDark(page, state);
  if (before !== null) await page.setViewportSize(before);
}
