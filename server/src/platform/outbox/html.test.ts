import { expect, it } from "vitest";
import { html } from "./html.ts";

it.each([
  ["plain text", "Torrey Pines", "<p>Torrey Pines</p>"],
  ["markup typed by someone", '<img src=x onerror="a">', "<p>&lt;img src=x onerror=&quot;a&quot;&gt;</p>"],
  ["an ampersand and a quote", "O'Brien & sons", "<p>O&#39;Brien &amp; sons</p>"],
])("escapes %s", (_, text, markup) => {
  expect(html`<p>${text}</p>`).toEqual({ markup });
});

it("keeps nested markup and lists of it", () => {
  const rows = ["a", "<b>"].map((cell) => html`<td>${cell}</td>`);
  expect(html`<tr>${rows}</tr>${html`<hr>`}`).toEqual({ markup: "<tr><td>a</td><td>&lt;b&gt;</td></tr><hr>" });
});
