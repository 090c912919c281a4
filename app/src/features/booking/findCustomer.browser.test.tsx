import { expect, it } from "vitest";
import { openEngine } from "./testing/engine.ts";

const row = (id: number, first_name: string, last_name: string) => ({
  id,
  type: "Customer",
  first_name,
  last_name,
  email: `${first_name.toLowerCase()}@example.test`,
  primary_phone: "",
});

it("a surname of two letters is found; one letter asks for another and the server for nothing", async () => {
  const { screen, calls } = await openEngine({
    replies: { "GET /api/customers/index": [row(12, "Ann", "Um"), row(13, "Bo", "Umber")] },
  });
  const find = screen.getByRole("combobox", { name: "Find a customer" });
  await find.fill("u");
  await expect.element(screen.getByText("Type one more letter.")).toBeVisible();
  await find.fill("um");
  await expect.element(screen.getByRole("option", { name: /^Ann Um ·/ })).toBeVisible();
  const searches = calls.filter((call) => call.startsWith("GET /api/customers/index"));
  expect(searches.map((call) => JSON.parse(new URLSearchParams(call.split("?")[1]).get("filters") ?? ""))).toEqual([
    { search: "um", type: "Customer" },
  ]);
});

it("nothing is said not to be found while the search is on its way", async () => {
  const { screen } = await openEngine({ replies: { "GET /api/customers/index": () => new Promise(() => {}) } });
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("mora");
  await expect.element(screen.getByText("Loading…")).toBeVisible();
  expect(screen.getByText("Nothing found.").elements()).toEqual([]);
});
