import { customerForm } from "@teedesk/domain";
import { expect, it } from "vitest";
import { heldReply, openEngine } from "./testing/engine.ts";

const customer = { id: 77, lock_version: 3, first_name: "Grace", last_name: "Hopper", email: "", mobile_phone: null };

async function bookWithPhone(replies: object) {
  const saved: unknown[] = [];
  const engine = await openEngine({
    replies: {
      "PUT /api/customers/update": async (request: Request) => {
        saved.push(await request.json());
        return Response.json({ ...customer, primary_phone: "619-555-0101" });
      },
      ...replies,
    },
  });
  await engine.fillBooking();
  await engine.enter({ Phone: "619-555-0101" });
  await engine.bookButton.click();
  await expect.element(engine.success).toBeVisible();
  return { ...engine, saved };
}

it("the phone of a new customer is stored with the record that the booking made", async () => {
  const { success, saved, field } = await bookWithPhone({
    "GET /api/customers/show/77": { ...customer, primary_phone: "" },
  });
  await expect.element(success).toHaveTextContent("Phone 619-555-0101 is on the customer's record.");
  expect(saved).toEqual([
    {
      id: 77,
      customer: {
        ...customerForm.blank(),
        first_name: "Grace",
        last_name: "Hopper",
        primary_phone: "619-555-0101",
        ignore_duplicate: true,
        lock_version: 3,
      },
    },
  ]);
  await expect.element(field("Phone")).toHaveValue("");
});

it.each([
  ["the same number", "(619) 555 0101", "Phone 619-555-0101 is on the customer's record."],
  ["another number", "858-555-0102", "The customer's record has another phone number: 619-555-0101 was not stored."],
])("a record with %s is not saved", async (_, primary_phone, text) => {
  const { success, saved } = await bookWithPhone({ "GET /api/customers/show/77": { ...customer, primary_phone } });
  await expect.element(success).toHaveTextContent(text);
  expect(saved).toEqual([]);
});

it("a phone that cannot be stored is said so, and is stored by Try again", async () => {
  const responses = [() => new Response("out of order", { status: 500 })];
  const { success, saved } = await bookWithPhone({
    "GET /api/customers/show/77": () => responses.shift()?.() ?? Response.json({ ...customer, primary_phone: "" }),
  });
  await expect.element(success).toHaveTextContent("The phone number 619-555-0101 could not be stored.");
  await success.getByRole("button", { name: "Try again" }).click();
  await expect.element(success).toHaveTextContent("Phone 619-555-0101 is on the customer's record.");
  expect(saved).toHaveLength(1);
});

it("a server that returns no customer leaves the phone unstored, visibly", async () => {
  const { success } = await bookWithPhone({ "POST /api/ibe/book": {} });
  await expect
    .element(success)
    .toHaveTextContent(
      "The server did not return the customer. Enter the phone number 619-555-0101 on the customer's page.",
    );
  await expect.element(success.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

it("a phone without digits to dial is refused under its field, and nothing is booked", async () => {
  const { fillBooking, enter, bookButton, field, sent } = await openEngine();
  await fillBooking();
  await enter({ Phone: "ask him" });
  await bookButton.click();
  await expect.element(field("Phone")).toHaveAccessibleDescription("Enter a phone number with at least three digits.");
  await expect.element(field("Phone")).toHaveFocus();
  await enter({ Phone: "619-555-0101" });
  await expect.element(field("Phone")).not.toHaveAttribute("aria-invalid", "true");
  expect(sent("/api/ibe/book")).toEqual([]);
});

it.each<[string, object, string]>([
  ["a question about a duplicate", { duplicate: true }, "The phone number 619-555-0101 could not be stored."],
  [
    "a refusal",
    Response.json({ errors: { primary_phone: ["is too short"] } }, { status: 422 }),
    "The phone number 619-555-0101 could not be stored: is too short",
  ],
])("%s does not count as stored", async (_, reply, text) => {
  const { success } = await bookWithPhone({
    "GET /api/customers/show/77": { ...customer, primary_phone: null },
    "PUT /api/customers/update": () => (reply instanceof Response ? reply.clone() : Response.json(reply)),
  });
  await expect.element(success).toHaveTextContent(text);
});

it("a phone that is not stored after the confirmation was closed is reported by a toast", async () => {
  const { reply, release } = heldReply(() => new Response("out of order", { status: 500 }));
  const { success, screen } = await bookWithPhone({ "GET /api/customers/show/77": reply });
  await success.getByRole("button", { name: "Close" }).click();
  await expect.element(success).not.toBeInTheDocument();
  release();
  await expect
    .element(screen.getByText("The phone number 619-555-0101 was not stored with the customer."))
    .toBeVisible();
});
