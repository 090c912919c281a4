import type { Case, Journey } from "../case.ts";

export const helpfulLink: Case = {
  noun: "HelpfulLink",
  entity: "helpful_link",
  typed: { url: " https://tides.example.test/#today ", description: " Tides ", type: "hotel", order: 12 },
  shown: { url: "https://tides.example.test/#today", description: "Tides" },
  least: { url: "http://a.test", description: "A" },
  defaults: { url: "http://a.test", description: "A", type: "helpful", order: 0 },
  changed: { url: "https://wind.example.test/", description: "Wind", type: "psgr" },
  wrong: [
    [{ url: "" }, "url"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ url: `https://a.test/${"x".repeat(2000)}` }, "url"],
    [{ description: " " }, "description"],
    [{ description: "x".repeat(256) }, "description"],
    [{ type: "motel" }, "type"],
    [{ order: -1 }, "order"],
    [{ order: 1.5 }, "order"],
    [{ url: 7 }, "url"],
    [{ description: ["Tides"] }, "description"],
    [{ type: null }, "type"],
    [{ order: "1" }, "order"],
    [{ order: 1e12 }, "order"],
  ],
  filters: { url: "TIDES.example", description: "tide", type: "hotel" },
  kept: null,
};

export const helpfulLinkJourney: Journey = {
  list: "/helpful-links",
  heading: "Helpful Links",
  table: "Helpful Links",
  filter: ["Description", "Weather"],
  found: "Weather",
  create: "New Helpful Link",
  form: "Helpful Link",
  record: /\/helpful-link\/\d+$/,
  typed: [
    ["Description", "Tide tables"],
    ["URL", "https://tides.example.test/"],
    ["Type", "Hotel"],
  ],
  name: "Tide tables",
  changed: ["Order", "7"],
  deleted: true,
};
