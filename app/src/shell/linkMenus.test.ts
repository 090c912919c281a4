import { expect, it } from "vitest";
import type { HelpfulLink } from "../resources/helpfulLinks/helpfulLink.api.ts";
import { linkEntries } from "./linkMenus.ts";

const link = (id: number, url: string, description: string): HelpfulLink => ({
  id,
  url,
  description,
  type: "helpful",
  order: id,
  lock_version: 0,
});

it("keeps the order, names a nameless link by its address and shows web addresses only", () => {
  expect(
    linkEntries([
      link(1, "https://weather.example/", "Weather"),
      link(2, "javascript:alert(1)", "Bad"),
      link(3, "HTTP://plain.example", " "),
      link(4, "//nowhere.example", "Relative"),
      link(5, "data:text/html,x", "Data"),
    ]),
  ).toEqual([
    { id: 1, text: "Weather", href: "https://weather.example/" },
    { id: 3, text: "HTTP://plain.example", href: "HTTP://plain.example" },
  ]);
});
