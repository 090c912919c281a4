import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const torrey = { id: 3, name: "Torrey Pines South" };

const open = (path = "/ibe", replies: object = {}) =>
  openConsole(path, {
    replies: {
      ...replies,
      "GET /api/courses/internal_list": [torrey, { id: 4, name: "Balboa Mesa" }],
      "GET /api/courses/list": [torrey],
      "GET /api/rental-clubs/index": [],
      "GET /api/rental-clubs/count": 0,
    },
  });

it("OPS-IBE-53 a card typed before the saved one arrived stays, and is not called saved", async () => {
  let reply: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  const { screen, calls } = await open("/ibe?providedQueueId=3", { "GET /api/availability/fetch_card/3": () => held });
  await expect.element(screen.getByText("Fetching the saved card…")).toBeVisible();
  await screen.getByRole("textbox", { name: "Card Number", exact: true }).fill("4111");
  reply(Response.json({ id: 6, number: "4242", reference: "card_aJ8yPz5u2Vt0", cvv: "", expmo: "12", expyr: "2030" }));
  await expect.poll(() => screen.getByText("Fetching the saved card…").elements()).toEqual([]);
  expect(screen.getByText("The card saved for the queue entry.").elements()).toEqual([]);
  expect(calls).toContain("GET /api/availability/fetch_card/3");
});

it.each([
  ["OPS-IBE-04", "Play Date", "11/30/2027"],
  ["OPS-IBE-06", "Players", "4"],
  ["OPS-IBE-07", "Charge Amount", "125.00"],
  ["OPS-IBE-09", "Confirmation Number", "T-100"],
  ["OPS-IBE-11", "Notes (visible to customer)", "Two carts"],
  ["OPS-IBE-12", "First Name", "Pat"],
  ["OPS-IBE-13", "Last Name", "Lee"],
  ["OPS-IBE-14", "Postal Code", "92037"],
  ["OPS-IBE-15", "Email", "pat@example.test"],
  ["OPS-IBE-17", "Company / Organization / Folio / Account #", "Acme"],
  ["OPS-IBE-22", "Discount code", "FAIRWAY15"],
  ["OPS-IBE-23", "Gift certificate", "GIFT-100"],
])("%s the form has the field %s", async (_, label, typed) => {
  const { screen } = await open();
  const field = screen.getByRole("textbox", { name: label, exact: true });
  await field.fill(typed);
  await expect.element(field).toHaveValue(typed);
});

it("OPS-IBE-21 the code of a card is taken, and not shown", async () => {
  const { screen } = await open();
  const field = screen.getByLabelText("CVV", { exact: true });
  await field.fill("847");
  await expect.element(field).toHaveValue("847");
  await expect.element(field).toHaveAttribute("type", "password");
});

it("OPS-IBE-53 a saved card is shown by its last digits, and booked by its reference", async () => {
  const saved = { id: 6, number: "4242", reference: "card_aJ8yPz5u2Vt0", cvv: "", expmo: "12", expyr: "2030" };
  const { screen } = await open("/ibe?providedQueueId=3", { "GET /api/availability/fetch_card/3": saved });
  const field = screen.getByRole("textbox", { name: "Card Number", exact: true });
  await expect.element(field).toHaveValue("•••• 4242");
  await field.click();
  await expect.element(field).toHaveValue("•••• 4242");
});

it("OPS-IBE-08 UNCLEAR-14 UNCLEAR-43 CROSS-40 the courses are those of the internal list by name, and one is chosen", async () => {
  const { screen, calls } = await open();
  const course = screen.getByRole("combobox", { name: "Course", exact: true });
  await expect.element(course).toHaveValue("Torrey Pines South");
  expect(calls.filter((call) => call.startsWith("GET /api/courses/"))).toEqual(["GET /api/courses/internal_list"]);
  await course.fill("Bal");
  await screen.getByRole("option", { name: "Balboa Mesa" }).click();
  await expect.element(course).toHaveValue("Balboa Mesa");
});

it("OPS-IBE-30 OPS-IBE-31 the rate panel shows what the loaded rate says", async () => {
  const rate = {
    id: 40,
    type: "RicGolfRate",
    rate: "125.00",
    raw_rate: 12_500,
    deposit: "25.00",
    wholesale_rate: "100.00",
    max_refund: "120.00",
    service_fee: 5,
    non_refundable: "10.00",
    cancel_hours: 48,
    course_balance: "15.00",
    internal_memo: "Weekdays only",
    external_memo: "Cart included",
  };
  const query = "providedCourseId=3&providedPlayers=2&providedDateString=2027-11-30&providedTimeString=09:30";
  const { screen } = await open(`/ibe?${query}`, { "POST /api/ibe/rate": rate });
  const panel = screen.getByRole("region", { name: "Rate", exact: true });
  await expect.element(panel.getByText("$100.00")).toBeVisible();
  const terms = panel.element().querySelectorAll("dt");
  expect([...terms].map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["Rate", "$125.00"],
    ["Deposit", "$25.00"],
    ["Wholesale Rate", "$100.00"],
    ["Max Refund", "$120.00"],
    ["Service Fee", "5 % of the rate"],
    ["Non Refundable Amount", "$10.00"],
    ["Cancel Hours", "48"],
    ["Course Balance", "$15.00"],
    ["Internal Memo", "Weekdays only"],
    ["External Memo", "Cart included"],
  ]);
});
