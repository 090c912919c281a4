import { expect, it } from "vitest";
import { asSent, controlEnter, dayAhead, openEngine } from "./testing/engine.ts";
import { rate, refused } from "./testing/replies.ts";

const book = "/api/ibe/book";

it("the question reads back the card, the confirmation and who gets mail", async () => {
  const { screen, fillBooking, enter, press, question } = await openEngine();
  await fillBooking();
  await enter({ "Additional Emails": "ada@example.test", "Confirmation Number": "TPS-77" });
  await screen.getByRole("checkbox", { name: "Send Receipt to Golf Course?" }).click();
  await press("CVV", controlEnter);
  await expect.element(question).toBeVisible();
  const terms = [...question.element().querySelectorAll("dt")];
  const read = Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  expect(read).toMatchObject({
    Players: "2",
    Name: "Grace Hopper",
    Card: "•••• 4242",
    Confirmation: "TPS-77",
    "Receipt to": "grace@example.test, ada@example.test",
    "Mail to course": "No",
    Total: "$120.20",
  });
});

it("OPS-IBE-66 without a card the question shows what will be due, and that the course is to be called", async () => {
  const { fillTeeTime, fillCustomer, bookButton, question } = await openEngine();
  await fillTeeTime();
  await fillCustomer();
  await bookButton.click();
  await expect.element(question).toHaveTextContent("None: $120.20 will be due");
  await expect.element(question).toHaveTextContent("INTERNAL, call the course");
});

it("Book applies a code that was only typed, and asks with its total before it books", async () => {
  const { fillBooking, field, bookButton, question, sent, success } = await openEngine();
  await fillBooking();
  await field("Discount code").fill("TENOFF");
  await bookButton.click();
  await expect.element(question).toHaveTextContent("$110.20");
  expect(sent(book)).toHaveLength(0);
  await question.getByRole("button", { name: "Book" }).click();
  await expect.element(success).toBeVisible();
  expect(sent(book).map(({ body }) => body?.booking)).toMatchObject([{ discount_code: "TENOFF" }]);
});

it("OPS-IBE-75 a typed code that Book finds refused is not booked, and has the focus with its message", async () => {
  const { fillBooking, field, bookButton, alert, question, sent } = await openEngine();
  await fillBooking();
  await field("Gift certificate").fill("NO-SUCH");
  for (const _ of ["first", "again"]) {
    await bookButton.click();
    await expect.element(field("Gift certificate")).toHaveFocus();
    await expect.element(alert("The tee time was not booked.")).toBeVisible();
  }
  await expect
    .element(field("Gift certificate"))
    .toHaveAccessibleDescription("There is no gift certificate with this serial.");
  await expect.element(question).not.toBeInTheDocument();
  expect(sent(book)).toHaveLength(0);
});

it("one question has all that records speak against: closed, group size, the e-mail of another, clubs", async () => {
  const day = asSent(dayAhead());
  const { fillBooking, unfold, field, bookButton, question, sent } = await openEngine({
    replies: {
      "GET /api/maintenances/index": [
        { id: 4, start_date: day, end_date: day, description: "Aeration", course: { id: 1 } },
        { id: 5, start_date: day, end_date: day, description: "Another course", course: { id: 2 } },
      ],
      "GET /api/fore_up_availability/index": [
        { id: 7, course_id: 2, available_date: day, available_time: "09:30", spots: [2] },
        { id: 8, course_id: 1, available_date: day, available_time: "09:30", spots: [4, 1] },
      ],
      "GET /api/customers/index": [
        { id: 31, first_name: "Alan", last_name: "Turing", email: "GRACE@example.test", primary_phone: "" },
      ],
    },
  });
  await fillBooking();
  await expect.element(field("Play Date")).toHaveAccessibleDescription(/closed: maintenance$/);
  await unfold("Rental clubs");
  await field("Quantity of Ping Ping with a rangefinder").fill("3");
  await bookButton.click();
  for (const text of [
    "The course is closed for maintenance on this day.",
    "The free tee time can be booked for 1 or 4 players only.",
    "grace@example.test belongs to Alan Turing (customer 31)",
    "More sets of clubs are rented than there are players.",
  ])
    await expect.element(question).toHaveTextContent(text);
  expect(sent(book)).toHaveLength(0);
  await question.getByRole("button", { name: "Book anyway" }).click();
  await expect.poll(() => sent(book)).toHaveLength(1);
});

it.each([
  [true, /notice of 9000 hours: what is paid cannot be given back\.$/],
  [false, /notice of 9000 hours: what is paid for it later cannot be given back\.$/],
])("DOUBT-05 the doubt about the notice says what cannot be given back, with a card: %s", async (hasCard, sentence) => {
  const day = asSent(dayAhead());
  const { screen, fillTeeTime, fillCustomer, fillCard, bookButton, question } = await openEngine({
    replies: {
      "POST /api/ibe/rate": { ...rate, cancel_hours: 9000 },
      "GET /api/fore_up_availability/index": [
        { id: 8, course_id: 1, available_date: day, available_time: "09:30", spots: [1] },
      ],
    },
  });
  await fillTeeTime();
  await fillCustomer();
  if (hasCard) await fillCard();
  await bookButton.click();
  await expect.element(question).toBeVisible();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText("The free tee time can be booked for 1 player only.")).toBeVisible();
});

it("an availability without its time leaves the other doubts", async () => {
  const { fillBooking, bookButton, question } = await openEngine({
    replies: {
      "GET /api/fore_up_availability/index": [{ id: 7, course_id: 1, available_date: asSent(dayAhead()) }],
      "GET /api/customers/index": [{ id: 31, first_name: "Alan", last_name: "Turing", email: "grace@example.test" }],
    },
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(question).toHaveTextContent("grace@example.test belongs to Alan Turing (customer 31)");
});

it("a booking without a name, and a charge with a digit too many, are asked about", async () => {
  const { fillTeeTime, fillCard, enter, bookButton, question } = await openEngine();
  await fillTeeTime();
  await fillCard();
  await enter({ "Charge Amount": "1000" });
  await bookButton.click();
  await expect
    .element(question)
    .toHaveTextContent("The charge of $1,000.00 is one digit away from the rate, $50.00 × 2 = $100.00.");
  await expect.element(question).toHaveTextContent("The booking has no name.");
});

it("DOUBT-04 a loss on the rented clubs is asked about with all that the course is owed", async () => {
  const set = { id: 2, brand: "Ping", description: "G", charge: "55.00", raw_charge: 5500, cost: "90.00" };
  const { fillBooking, unfold, field, bookButton, question } = await openEngine({
    replies: { "GET /api/rental-clubs/index": [{ ...set, rate: "55.00", raw_rate: 5500, handed: 1, sex: 0 }] },
  });
  await fillBooking();
  await unfold("Rental clubs");
  await field("Quantity of Ping G").fill("2");
  await bookButton.click();
  await expect
    .element(question)
    .toHaveTextContent("The course is owed $260.00, $29.80 more than the booking is sold for.");
});

it("an attempt whose outcome is unknown is named over the next booking, also after a reload", async () => {
  const replies = { [`POST ${book}`]: () => new Response("out of order", { status: 500 }) };
  const first = await openEngine({ replies });
  const attempt = /Grace Hopper, Torrey Pines South, \w+ [\d/]+, 09:30/;
  await first.fillBooking();
  await first.bookButton.click();
  await expect.element(first.alert("It is not known whether the tee time was booked")).toHaveTextContent(attempt);
  await first.enter({ "First Name": "Ada", "Last Name": "Lovelace", Email: "ada@example.test" });
  await first.bookButton.click();
  await expect.element(first.question).toHaveTextContent(attempt);
  await first.keyboard("{Escape}");
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain("Lovelace");
  await first.screen.unmount();
  const { alert } = await openEngine();
  await expect.element(alert("It is not known whether the tee time was booked")).toHaveTextContent(attempt);
});

it("OPS-IBE-73 a declined card is said not to be booked, and the new number is typed over it", async () => {
  const responses = [
    () => refused({ "credit_card.number": ["The card was declined."] }),
    () => Response.json({ id: 9 }),
  ];
  const { fillBooking, bookButton, alert, field, keyboard, question, sent, success } = await openEngine({
    replies: { [`POST ${book}`]: () => responses.shift()?.() },
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(alert("The tee time was not booked.")).toBeVisible();
  await expect.element(field("Card Number")).toHaveFocus();
  await keyboard(`5555555555554444${controlEnter}`);
  await expect.element(question).toHaveTextContent("•••• 4444");
  await keyboard(controlEnter);
  await expect.poll(() => sent(book).length).toBeGreaterThan(1);
  await expect.element(success).toBeVisible();
});
