import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { controlEnter, type Engine, heldReply, openEngine } from "./testing/engine.ts";
import { refused } from "./testing/replies.ts";

const book = "/api/ibe/book";
const fatal = "A fatal error occured. Please escalate. Debug data: ";

it("OPS-IBE-64..65 OPS-IBE-79 MSG-12..13 a charge that is not above 0 is not sent", async () => {
  const { fillTeeTime, fillCustomer, field, bookButton, alert, question, sent } = await openEngine();
  await fillTeeTime();
  await fillCustomer();
  for (const charge of ["0", "-1", "abc", ""]) {
    await field("Charge Amount").fill(charge);
    await bookButton.click();
    await expect.element(field("Charge Amount")).toHaveAccessibleDescription(/^You must charge more than \$0\./);
    await expect.element(alert("One or more validation errors are present.")).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(sent(book)).toHaveLength(0);
});

// A form that is already refused is refused again: the page has to look for the first error each time.
it("the first error is focused each time Book refuses", async () => {
  const { fillTeeTime, field, bookButton } = await openEngine();
  await fillTeeTime();
  await field("Charge Amount").fill("0");
  for (const _ of ["first", "again"]) {
    await bookButton.click();
    await expect.element(field("Charge Amount")).toHaveFocus();
  }
});

it("OPS-IBE-63 OPS-IBE-66 OPS-IBE-68 MSG-14..15 without a card it asks first", async () => {
  const { screen, fillTeeTime, fillCustomer, bookButton, success, sent } = await openEngine();
  const noCard = screen.getByRole("alertdialog", { name: "No credit card information entered. Continue to book?" });
  await fillTeeTime();
  await fillCustomer();
  await screen.getByRole("checkbox", { name: "Send Receipt to Golf Course?" }).click();
  await bookButton.click();
  await noCard.getByRole("button", { name: "Cancel" }).click();
  await expect.element(noCard).not.toBeInTheDocument();
  await expect.element(bookButton).toHaveFocus();
  expect(sent(book)).toHaveLength(0);

  await bookButton.click();
  await noCard.getByRole("button", { name: "Book" }).click();
  await expect.element(success).toHaveTextContent("INTERNAL");
  await expect.element(success).toHaveTextContent("Total $120.20: no card was given, so it is due.");
  expect(sent(book).map(({ body }) => body)).toMatchObject([
    {
      booking: {
        tee_time: { confirmation: "INTERNAL", should_email_customer: true, should_email_course: false },
        credit_card: { number: "", expmo: "", expyr: "", cvv: "" },
        screenshot: null,
        deal_id: null,
      },
    },
  ]);
});

it("a mistyped card number is reported as soon as it is left, and no longer once it is corrected", async () => {
  const { field, press } = await openEngine();
  await field("Card Number").fill("4242 4242 4242 4241");
  await expect.element(field("Card Number")).not.toBeInvalid();
  await press("Card Number", "{Tab}");
  await expect.element(field("Card Number")).toHaveAccessibleDescription("Enter a valid card number.");
  await field("Expiry Month").fill("12");
  await press("Card Number", "{End}{Backspace}2{Tab}");
  await expect.element(field("Card Number")).not.toBeInvalid();
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
});

it("OPS-IBE-73 a declined card is said under its number and nothing typed is lost", async () => {
  const declined = () => refused({ "credit_card.number": ["The card was declined."] });
  const { enter, fillBooking, fillCard, field, bookButton, alert, expectValues } = await openEngine({
    replies: { [`POST ${book}`]: declined },
  });
  await fillBooking();
  await enter({ "Internal Notes": "Left-handed." });
  await fillCard("4000 0000 0000 0002");
  await bookButton.click();
  await expect.element(field("Card Number")).toHaveAccessibleDescription("The card was declined.");
  await expect.element(field("Card Number")).toHaveFocus();
  await expect.element(alert("One or more things are invalid.")).toBeVisible();
  await expectValues({
    "Play Time": "09:30",
    Players: "2",
    "Charge Amount": "100.00",
    "Last Name": "Hopper",
    "Internal Notes": "Left-handed.",
    "Card Number": "•••• 0002",
    CVV: "737",
  });
});

/** The field under which the first message of each key of a 422 is shown (OPS-IBE-70 to OPS-IBE-75). */
const labels = {
  "tee_time.play_date": "Play Date",
  "tee_time.play_time": "Play Time",
  "tee_time.players": "Players",
  charge: "Charge Amount",
  "tee_time.confirmation": "Confirmation Number",
  "customer.first_name": "First Name",
  "customer.last_name": "Last Name",
  "customer.postcode": "Postal Code",
  "customer.email": "Email",
  discount_code: "Discount code",
  gift_cert_serial: "Gift certificate",
  "credit_card.number": "Card Number",
  "credit_card.expmo": "Expiry Month",
  "credit_card.expyr": "Expiry Year",
  "credit_card.cvv": "CVV",
} as const;

const placesOf = ({ course, field }: Engine) => [
  ["tee_time.course", course] as const,
  ...Object.entries(labels).map(([key, label]) => [key, field(label)] as const),
];

it("OPS-IBE-70..75 OPS-IBE-78 each key of a 422 has its place and the first one the focus", async () => {
  let errors: object = {};
  const engine = await openEngine({ replies: { [`POST ${book}`]: () => refused(errors) } });
  const { fillBooking, field, bookButton, alert, panel } = engine;
  await fillBooking();
  for (const [key, place] of placesOf(engine)) {
    errors = { [key]: [`About ${key}.`, "A second message."] };
    await bookButton.click();
    await expect.element(place).toHaveAccessibleDescription(new RegExp(`^About ${key}\\.`));
    await expect.element(place).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect.element(alert("One or more things are invalid.")).toBeVisible();
  }
  errors = { "tee_time.golf_rate": ["About the rate."], "booking.total": ["About the total."] };
  await bookButton.click();
  await expect.element(panel("Rate").getByRole("alert")).toHaveTextContent("About the rate.");
  await expect.element(panel("Totals").getByRole("alert")).toHaveTextContent("About the total.");

  errors = { customer: { email: ["Nested."] }, base: ["About nothing in particular."] };
  await bookButton.click();
  await expect.element(field("Email")).toHaveAccessibleDescription("Nested.");
  await expect.element(field("Email")).toHaveFocus();
});

it("OPS-IBE-78 MSG-32 ANSWER-29 a 500 and a 403 show the body as text, redacted", async () => {
  let status = 500;
  const bodyOf = () => `<b id="markup">out of order: ${status}</b> 4242 4242 4242 4242`;
  const fail = () => new Response(bodyOf(), { status, headers: { "content-type": "text/html" } });
  const { fillBooking, bookButton, alert, expectValues } = await openEngine({ replies: { [`POST ${book}`]: fail } });
  await fillBooking();
  for (status of [500, 403]) {
    await bookButton.click();
    await expect.element(alert(fatal)).toHaveTextContent(`<b id="markup">out of order: ${status}</b>`);
    await expect.element(alert(fatal)).not.toHaveTextContent("4242");
    expect(document.querySelector("#markup")).toBeNull();
    await expect.element(alert(fatal).getByRole("button", { name: "Copy" })).toBeVisible();
    await expectValues({ "Card Number": "•••• 4242" });
  }
});

it("MSG-33 without a response it says so, and Book again goes out under the same key", async () => {
  const replies = [() => Response.error(), () => Response.json({ id: 5201 })];
  const respond = () => {
    const response = replies.shift()?.();
    if (response?.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
  const { fillBooking, bookButton, alert, expectValues, success, sent } = await openEngine({
    replies: { [`POST ${book}`]: respond },
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(alert(fatal)).toHaveTextContent("Undefined response.");
  await expectValues({ "Last Name": "Hopper" });
  await bookButton.click();
  await expect.element(success).toBeVisible();
  const [first, second] = sent(book).map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it("OPS-IBE-78 a 409 with what the backend said is a refusal: its words, and the agent goes on", async () => {
  const taken = { message: "The course refused it.", backend_message: "Slot 09:30 is taken." };
  const replies = [() => Response.json(taken, { status: 409 }), () => Response.json({ id: 5201 })];
  const { fillBooking, enter, bookButton, alert, expectValues, success, sent } = await openEngine({
    replies: { [`POST ${book}`]: () => replies.shift()?.() },
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(alert(fatal)).toHaveTextContent(/The course refused it\.\s*Slot 09:30 is taken\./);
  await expect.element(alert("The tee time was not booked.")).toBeVisible();
  await expect.element(alert("It is not known whether")).not.toBeInTheDocument();
  await expectValues({ "Last Name": "Hopper", "Card Number": "•••• 4242" });
  await enter({ "Play Time": "09:40" });
  await bookButton.click();
  await expect.element(success).toBeVisible();
  const [first, second] = sent(book).map(({ headers }) => headers.get("idempotency-key"));
  expect(second).not.toBe(first);
});

it("a refusal settles nothing of an earlier attempt whose outcome is unknown", async () => {
  const replies = [
    () => new Response("out of order", { status: 500 }),
    () => Response.json({ message: "No.", backend_message: "Slot 09:30 is taken." }, { status: 409 }),
    () => Response.json({ id: 5201 }),
  ];
  const { fillBooking, bookButton, alert, success, sent } = await openEngine({
    replies: { [`POST ${book}`]: () => replies.shift()?.() },
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(alert("It is not known whether the tee time was booked.")).toBeVisible();
  await bookButton.click();
  await expect.element(alert("an earlier one may have booked the tee time")).toBeVisible();
  await expect.element(alert("The tee time was not booked.")).not.toBeInTheDocument();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  expect(new Set(sent(book).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

it("a double click on Book makes one call", async () => {
  const { fillBooking, bookButton, success, sent } = await openEngine();
  await fillBooking();
  await bookButton.dblClick();
  await expect.element(success).toBeVisible();
  expect(sent(book)).toHaveLength(1);
});

it("Enter in a field never books; Ctrl+Enter asks with the total in view", async () => {
  const { screen, fillBooking, press, keyboard, field, sent } = await openEngine();
  const question = screen.getByRole("alertdialog", { name: "Book at this total?" });
  await fillBooking();
  for (const name of ["Play Date", "Players", "Charge Amount", "Last Name", "Email", "CVV"])
    await press(name, "{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await press("CVV", controlEnter);
  await expect.element(question).toHaveTextContent("$120.20");
  await keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field("CVV")).toHaveFocus();
  expect(sent(book)).toHaveLength(0);
});

it("Ctrl+Enter answers no question that is not on screen yet", async () => {
  const { fillBooking, field, question, keyboard, success, sent } = await openEngine();
  await fillBooking();
  await field("CVV").click();
  const press = () => new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true });
  // One after the other, before anything is drawn.
  for (const event of [press(), press()]) document.body.dispatchEvent(event);
  await expect.element(question).toHaveTextContent("$120.20");
  expect(sent(book)).toHaveLength(0);
  await keyboard(controlEnter);
  await expect.element(success).toBeVisible();
  expect(sent(book)).toHaveLength(1);
});

it("one question before what hardly any agent means, and one key for each answer", async () => {
  const { screen, enter, fillBooking, bookButton, keyboard, success, sent } = await openEngine();
  const question = screen.getByRole("alertdialog", { name: "Book this anyway?" });
  await fillBooking();
  await enter({ "Play Date": "01/16/2020", "Play Time": "03:10", Players: "12" });
  await bookButton.click();
  for (const text of [
    "The date has passed.",
    "The time is outside daylight.",
    "The group is larger than 8.",
    "Torrey Pines South",
    "Thu 01/16/2020",
    "03:10",
    "Grace Hopper",
  ])
    await expect.element(question).toHaveTextContent(text);
  await keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  expect(sent(book)).toHaveLength(0);
  await bookButton.click();
  await expect.element(question).toBeVisible();
  await keyboard(controlEnter);
  await expect.element(success).toBeVisible();
  expect(sent(book)).toHaveLength(1);
});

it("while it is sent the form looks as before and takes nothing", async () => {
  const { reply, release } = heldReply(() => new Response("out of order", { status: 500 }));
  const { fillBooking, field, press, question, alert } = await openEngine({ replies: { [`POST ${book}`]: reply } });
  await fillBooking();
  const look = () => {
    const input = field("Last Name").element();
    return [input.className, input.getBoundingClientRect().top];
  };
  const before = look();
  await press("CVV", controlEnter);
  await question.getByRole("button", { name: "Book" }).click();
  await expect.poll(() => document.querySelector("[aria-label][aria-busy=true]")).not.toBeNull();
  expect(look()).toEqual(before);
  release();
  await expect.element(alert("out of order")).toBeVisible();
  await expect.element(field("CVV")).toHaveFocus();
});

it("a number typed here can be corrected until it is sent", async () => {
  const declined = () => refused({ "credit_card.number": ["The card was declined."] });
  const { fillBooking, fillCard, field, keyboard, bookButton } = await openEngine({
    replies: { [`POST ${book}`]: declined },
  });
  const number = field("Card Number");
  await fillBooking();
  await fillCard("4242424242424241");
  await expect.element(number).toHaveValue("•••• 4241");
  await number.click();
  await keyboard("{End}{Backspace}2");
  await expect.element(number).toHaveValue("4242424242424242");
  await bookButton.click();
  await expect.element(number).toHaveValue("•••• 4242");
  await expect.element(number).toHaveFocus();
});

it.each([1366, 1280, 1024, 390])("no label is cut at %i wide, also with a message on its line", async (width) => {
  const { bookButton, alert, field, enter } = await openEngine();
  await page.viewport(width, 800);
  await enter({ "Card Number": "4242", Email: "nobody" });
  await bookButton.click();
  await expect.element(alert("One or more validation errors are present.")).toBeVisible();
  await expect.element(field("Expiry Month")).toBeInvalid();
  const labels = [...document.querySelectorAll<HTMLElement>("main label")];
  expect(labels).not.toEqual([]);
  const cut = labels.filter((label) => label.scrollWidth > label.clientWidth && !label.classList.contains("sr-only"));
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});
