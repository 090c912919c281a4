import { expect, it } from "vitest";
import { type Engine, openEngine } from "./testing/engine.ts";

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

async function bookFor({ screen, fillTeeTime, fillCard, bookButton }: Engine) {
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("ann");
  await screen.getByRole("option", { name: /^Ann Um/ }).click();
  await expect.element(screen.getByText("Filled from customer 12.")).toBeVisible();
  await fillTeeTime();
  await fillCard();
  await bookButton.click();
}

it.each([
  ["is booked by id", { lock_version: 4 }, 12],
  ["of a specified server is booked without the id, which it does not know", {}, undefined],
])("a chosen customer without an e-mail address %s", async (_, members, customer_id) => {
  const found = { ...row(12, "Ann", "Um"), email: "" };
  const engine = await openEngine({
    replies: {
      "GET /api/customers/index": [found],
      "GET /api/customers/show/12": { ...found, mobile_phone: "", postcode: "", ...members },
    },
  });
  await bookFor(engine);
  await expect.element(engine.success).toBeVisible();
  const [sent] = engine.sent("/api/ibe/book");
  expect(sent?.body?.booking).toMatchObject({ customer: { first_name: "Ann", last_name: "Um", email: "" } });
  expect(sent?.body?.booking.customer_id).toBe(customer_id);
});

it("an e-mail address of someone else does not make a new customer of the chosen one", async () => {
  const found = { ...row(12, "Ann", "Um"), email: "" };
  const engine = await openEngine({
    replies: {
      "GET /api/customers/index": (request: Request) =>
        Response.json(request.url.includes("example.test") ? [row(31, "Alan", "Turing")] : [found]),
      "GET /api/customers/show/12": { ...found, mobile_phone: "", postcode: "", lock_version: 4 },
    },
  });
  await engine.enter({ Email: "alan@example.test" });
  await bookFor(engine);
  await expect
    .element(engine.question)
    .toHaveTextContent("belongs to Alan Turing (customer 31): this booking won't use that record.");
});

it("a record that cannot be loaded is named", async () => {
  const { screen } = await openEngine({
    replies: {
      "GET /api/customers/index": [row(12, "Ann", "Um")],
      "GET /api/customers/show/12": () => Response.json({ message: "Too busy." }, { status: 503 }),
    },
  });
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("um");
  await screen.getByRole("option", { name: /^Ann Um/ }).click();
  await expect.element(screen.getByText("The record could not be loaded. Try again.")).toBeVisible();
});

it("nothing is said not to be found while the search is on its way", async () => {
  const { screen } = await openEngine({ replies: { "GET /api/customers/index": () => new Promise(() => {}) } });
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("mora");
  await expect.element(screen.getByText("Loading…")).toBeVisible();
  expect(screen.getByText("Nothing found.").elements()).toEqual([]);
});
