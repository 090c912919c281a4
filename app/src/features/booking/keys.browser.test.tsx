import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { dayAhead, openEngine } from "./testing/engine.ts";

const ana = { id: 12, first_name: "Ana", last_name: "Morales", email: "ana@example.test", postcode: "" };
const customers = {
  "GET /api/customers/index": [{ ...ana, type: "Customer", primary_phone: "" }],
  "GET /api/customers/show/12": ana,
};

it.each([
  [
    "a free tee time",
    "?providedPlayers=2&providedCourseId=1&providedDateString=2027-11-30&providedTime=09:30",
    "Charge Amount",
  ],
  ["a lead without a time", "?providedPlayers=2&providedCourseId=1&providedDateString=2027-11-30", "Play Time"],
  ["a customer alone", "?providedFirstName=Ana&providedLastName=Morales", "Play Date"],
])("the focus begins at the first empty required field: %s", async (_, query, name) => {
  const { field } = await openEngine({ query });
  await expect.element(field(name)).toHaveFocus();
});

it("a restored draft has the focus on its first empty required field", async () => {
  const first = await openEngine();
  await first.enter({ "Play Date": dayAhead(), "Play Time": "09:30" });
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain("09:30");
  await first.screen.unmount();
  const { field } = await openEngine();
  await expect.element(field("Players")).toHaveFocus();
});

it("a found customer leads to the first empty required field, and to the card once all are filled", async () => {
  const { screen, field, keyboard, fillTeeTime } = await openEngine({ replies: customers });
  const option = screen.getByRole("option", { name: /^Ana Morales/ });
  await keyboard("{F4}morales");
  await expect.element(option).toBeVisible();
  await keyboard("{Enter}");
  await expect.element(field("Email")).toHaveValue("ana@example.test");
  await expect.element(field("Play Date")).toHaveFocus();
  await fillTeeTime();
  await keyboard("{F4}morales");
  await expect.element(option).toBeVisible();
  await keyboard("{Enter}");
  await expect.element(field("Card Number")).toHaveFocus();
});

it("Tab goes from field to field: no button is between them", async () => {
  const { keyboard, course, screen } = await openEngine({
    query: "?providedQueueId=1&providedFirstName=Umar",
    replies: { ...customers, "GET /api/availability/fetch_card/1": () => new Response(null, { status: 404 }) },
  });
  await screen.getByRole("combobox", { name: "Find a customer" }).fill("morales");
  await screen.getByRole("option", { name: /^Ana Morales/ }).click();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Use it" })).toBeVisible();
  await course.click();
  await keyboard("{Escape}");
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 16; stop += 1) {
    await keyboard("{Tab}");
    stops.push(document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent ?? null);
  }
  expect(stops).toEqual([
    "tee_time.play_date",
    "tee_time.play_time",
    "tee_time.players",
    "charge",
    "customer.first_name",
    "customer.last_name",
    "customer.email",
    "phone",
    "credit_card.number",
    "credit_card.expmo",
    "credit_card.expyr",
    "credit_card.cvv",
    "customer.postcode",
    "discount_code",
    "gift_cert_serial",
    "Rental clubs",
  ]);
});

it("F6 leads to the next part and opens a folded one, Shift+F6 to the one before", async () => {
  const { field, panel, keyboard } = await openEngine();
  await expect.element(panel("Rental clubs")).toHaveTextContent("3 sets to choose from");
  for (const name of ["First Name", "Card Number", "Discount code"]) {
    await keyboard("{F6}");
    await expect.element(field(name)).toHaveFocus();
  }
  await keyboard("{F6}2");
  await expect.element(field("Quantity of Callaway Rogue Callaway Rogue with a rangefinder")).toHaveValue("2");
  await keyboard("{Shift>}{F6}{/Shift}");
  await expect.element(field("Discount code")).toHaveFocus();
  // Outside the form it is the browser's own key.
  field("Discount code").element().blur();
  await keyboard("{F6}");
  expect(document.body).toHaveFocus();
});

it("CROSS-38 an unreadable date has its message when it is left by F6", async () => {
  const { field, press, keyboard } = await openEngine();
  await press("Play Date", "soon");
  await expect.element(field("Play Date")).toBeValid();
  await keyboard("{F6}");
  await expect.element(field("Play Date")).toBeInvalid();
});

it("a phone shows the keyboard for what a field takes", async () => {
  const { field } = await openEngine();
  const keyboards = {
    "Play Date": { type: "text", inputMode: "text" },
    "Play Time": { type: "text", inputMode: "text" },
    Players: { type: "text", inputMode: "numeric" },
    "Charge Amount": { type: "text", inputMode: "decimal" },
    Email: { type: "email" },
    Phone: { type: "tel" },
    "Card Number": { type: "text", inputMode: "numeric" },
    "Expiry Month": { type: "text", inputMode: "numeric" },
    "Expiry Year": { type: "text", inputMode: "numeric" },
    CVV: { type: "password", inputMode: "numeric" },
  };
  for (const [name, keyboard] of Object.entries(keyboards)) expect(field(name).element()).toMatchObject(keyboard);
});

it("F8 begins a new booking from within a field, and asks where something would be lost", async () => {
  const { enter, keyboard, question, course, expectValues } = await openEngine();
  await keyboard("{F8}");
  await expect.element(question).not.toBeInTheDocument();
  await enter({ "Last Name": "Hopper" });
  await keyboard("{F8}");
  await expect.element(question).toHaveTextContent("Everything typed in this booking will be lost.");
  await keyboard("{Tab}{Enter}");
  await expectValues({ "Last Name": "" });
  await expect.element(course).toHaveFocus();
});

it("F8 leads to the booking engine from any other page", async () => {
  const { screen } = await openConsole("/rental-clubs-nowhere");
  await userEvent.keyboard("{F8}");
  await expect.element(screen.getByRole("heading", { name: "Internal Booking Engine" })).toBeVisible();
});
