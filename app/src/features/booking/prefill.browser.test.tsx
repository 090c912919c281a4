import { expect, it } from "vitest";
import { asSent, cardFields, dayAhead, openEngine } from "./testing/engine.ts";

it("OPS-IBE-01 OPS-IBE-03 OPS-IBE-36 OPS-IBE-37 OPS-IBE-52 an empty form at the default course", async () => {
  const { screen, course, expectValues } = await openEngine();
  await expect.element(screen.getByRole("main").getByText("agent@teedesk.test")).toBeVisible();
  await expect.element(course).toHaveValue("Torrey Pines South");
  await expect.element(course).toHaveFocus();
  for (const name of ["Play Date", "Play Time", "Players", "Charge Amount", "First Name", "Email", "Card Number"])
    await expectValues({ [name]: "" });
  for (const name of ["Send Receipt to Customer?", "Send Receipt to Golf Course?"])
    await expect.element(screen.getByRole("checkbox", { name })).toBeChecked();
});

it("OPS-IBE-43..50 UNCLEAR-13 the address fills the form; providedTimeString wins over providedTime", async () => {
  const day = dayAhead();
  const query = new URLSearchParams({
    providedPlayers: "3",
    providedTimeString: "10:30",
    providedTime: "11:45",
    providedDateString: asSent(day),
    providedFirstName: "Ada",
    providedLastName: "Lovelace",
    providedPostCode: "92014",
    providedEmail: "ada@example.test",
    providedCourseId: "2",
  });
  const { course, expectValues } = await openEngine({ query: `?${query.toString()}` });
  await expect.element(course).toHaveValue("Torrey Pines North");
  await expectValues({
    Players: "3",
    "Play Time": "10:30",
    "Play Date": day,
    "First Name": "Ada",
    "Last Name": "Lovelace",
    "Postal Code": "92014",
    Email: "ada@example.test",
  });
});

it("OPS-IBE-51 OPS-IBE-52 providedTime alone, and a course id that is no number", async () => {
  const { course, expectValues } = await openEngine({ query: "?providedTime=10:30&providedCourseId=abc" });
  await expectValues({ "Play Time": "10:30" });
  await expect.element(course).toHaveValue("Torrey Pines South");
});

it("OPS-IBE-42 OPS-IBE-53 a queue entry's saved card fills the card fields, without a CVV", async () => {
  const saved = { id: 1, number: "4242", reference: "card_aJ8yPz5u2Vt0", cvv: "", expmo: "12", expyr: "2030" };
  const path = "/api/availability/fetch_card/1";
  const { field, sent, expectValues } = await openEngine({
    query: "?providedQueueId=1",
    replies: { [`GET ${path}`]: saved },
  });
  await expectValues({ "Expiry Month": "12", "Expiry Year": "2030", CVV: "" });
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
  expect(sent(path)).toHaveLength(1);
});

it("another customer found lets the queue place and its card go, visibly; Use it brings both back", async () => {
  const saved = { id: 1, number: "4242", reference: "card_aJ8yPz5u2Vt0", cvv: "", expmo: "12", expyr: "2030" };
  const ana = { id: 12, first_name: "Ana", last_name: "Morales", email: "ana@example.test", postcode: "" };
  const { screen, field, expectValues } = await openEngine({
    query: "?providedQueueId=1&providedFirstName=Umar&providedLastName=Sutton",
    replies: {
      "GET /api/availability/fetch_card/1": saved,
      "GET /api/customers/index": [{ ...ana, type: "Customer", primary_phone: "" }],
      "GET /api/customers/show/12": ana,
    },
  });
  await expect.element(screen.getByText("Fills Umar Sutton's place in the queue.")).toBeVisible();
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("morales");
  await screen.getByRole("option", { name: /^Ana Morales/ }).click();
  await expect.element(screen.getByText("Umar Sutton's place stays in the queue.")).toBeVisible();
  await expectValues({ "First Name": "Ana", ...Object.fromEntries(cardFields.map((name) => [name, ""])) });
  await screen.getByRole("button", { name: "Use it" }).click();
  await expect.element(screen.getByText("Fills Umar Sutton's place in the queue.")).toBeVisible();
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
});

it("OPS-IBE-53 without a queue entry no card is fetched", async () => {
  const { panel, calls, expectValues } = await openEngine({ query: "?providedQueueId=abc" });
  await expect.element(panel("Rental clubs")).toHaveTextContent("3 sets to choose from");
  expect(calls.filter((call) => call.includes("fetch_card"))).toEqual([]);
  await expectValues(Object.fromEntries(cardFields.map((name) => [name, ""])));
});

it("what is typed on arrival takes the place of the course that is there", async () => {
  const { course, screen, keyboard } = await openEngine();
  await expect.element(course).toHaveFocus();
  await keyboard("balb");
  await expect.poll(() => screen.getByRole("option").elements()).toHaveLength(1);
  await keyboard("{Tab}");
  await expect.element(course).toHaveValue("Balboa Mesa");
});

it("typing is understood: $ 50, 5., a day without its year, 7:05 AM", async () => {
  const { field, enter, panel, press } = await openEngine();
  const day = dayAhead();
  for (const [name, typed, read] of [
    ["Charge Amount", "$ 50", "50"],
    ["Charge Amount", "5.", "5"],
    ["Play Date", day.slice(0, 5), day],
    ["Play Time", "7:05 AM", "07:05"],
  ] as const) {
    await field(name).fill(typed);
    await press(name, "{Tab}");
    await expect.element(field(name)).toHaveValue(read);
  }
  await enter({ Players: "4" });
  await expect.element(panel("Rate")).toHaveTextContent("Deposit");
});
