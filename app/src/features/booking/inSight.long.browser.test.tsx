import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { hiddenPart, windows } from "../../testing/hiddenPart.ts";
import { type Engine, openEngine } from "./testing/engine.ts";
import { refused } from "./testing/replies.ts";

const sizeOf = ({ width, height }: (typeof windows)[number]) => `${width}x${height}`;

async function expectInSight(target: Locator, message: string): Promise<void> {
  const seen = () => {
    const element = target.query();
    return element === null ? "not there" : hiddenPart(element);
  };
  await expect.poll(seen, { message, interval: 20 }).toBe("");
}

/** Books from the far end of the page, where the button is on a small window. */
function bookFromBelow({ bookButton }: Engine): void {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const button = bookButton.element();
  if (button instanceof HTMLElement) button.click();
}

const refusals: readonly (readonly [name: string, result: () => Response, text: string])[] = [
  ["a decline", () => refused({ "credit_card.number": ["The card was declined."] }), "invalid."],
  ["a server error", () => new Response("out of order", { status: 500 }), "out of order"],
  ["a refusal", () => new Response("x".repeat(3000), { status: 403 }), "xxxx"],
  ["a queue entry", () => refused({ "tee_time.availability_queue_id": ["Booked."] }), "Booked."],
];

it("OPS-IBE-78 what came of Book is in sight at every width", async () => {
  let result = () => new Response();
  const engine = await openEngine({ replies: { "POST /api/ibe/book": () => result() } });
  await engine.fillBooking();
  for (const [name, given, text] of refusals) {
    result = given;
    // The alert of the server error is that of the refusal with fewer words.
    for (const size of name === "a server error" ? windows.slice(-1) : windows) {
      await page.viewport(size.width, size.height);
      bookFromBelow(engine);
      await expectInSight(engine.alert(text).first(), `${name}, ${sizeOf(size)}`);
    }
  }
});

it("OPS-IBE-65 the first refused field is in sight with its message, clear of the bars", async () => {
  const engine = await openEngine();
  const { field, alert } = engine;
  await engine.fillBooking();
  await field("Play Date").fill("");
  for (const size of windows) {
    await page.viewport(size.width, size.height);
    bookFromBelow(engine);
    await expect.element(field("Play Date")).toHaveFocus();
    const withMessage = page.elementLocator(field("Play Date").element().closest("[data-field]") ?? document.body);
    await expectInSight(withMessage, sizeOf(size));
    await expectInSight(alert("One or more validation errors"), sizeOf(size));
    const other = field("CVV").element();
    if (other instanceof HTMLElement) other.focus();
  }
});
