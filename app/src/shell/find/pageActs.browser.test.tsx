import { expect, it } from "vitest";
import { watchActs } from "./pageActs.ts";

it("reports the acts of the page at once, and again when an awaited part is revealed", async () => {
  const main = document.createElement("main");
  main.innerHTML = `<div data-acts><button>Save</button><p style="display: none"><button>Send</button></p></div>`;
  document.body.append(main);
  const reports: string[][] = [];
  const stop = watchActs((acts) => reports.push(acts.map(({ name }) => name)));
  expect(reports).toEqual([["Save"]]);
  main.querySelector("p")?.removeAttribute("style");
  await expect.poll(() => reports).toEqual([["Save"], ["Save", "Send"]]);
  stop();
  main.remove();
});
