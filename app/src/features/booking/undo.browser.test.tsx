import { expect, it } from "vitest";
import { cardFields, openEngine } from "./testing/engine.ts";

const message = "The booking was undone. The card was not charged. No receipt was sent.";
const undoes = { undoes_bookings: true };
const offers = { "GET /api/tee_times/undo/options/5201": { seconds_left: 272, refusal: null } };
const options = { config: undoes, replies: { ...offers, "POST /api/tee_times/undo": { message } } };

const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));

it("F9 undoes the last booking: its form is back but for the card, and the outcome is in sight", async () => {
  const { screen, field, fillBooking, bookButton, success, keyboard, expectValues, calls } = await openEngine(options);
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveTextContent(/^Undo4:[0-3][0-9]F9$/);
  await keyboard("{F9}");
  await expect.element(screen.getByText(message)).toBeInViewport();
  await expectValues({ ...blank(cardFields), "Last Name": "Hopper", "Play Time": "09:30", "Charge Amount": "100.00" });
  await expect.element(field("Card Number")).toHaveFocus();
  expect(undo.elements()).toEqual([]);
  expect(calls.filter((call) => call === "POST /api/tee_times/undo")).toHaveLength(1);
});

it("nothing beside Undo moves when the server has said how long it is offered", async () => {
  let say: (response: Response) => void = () => {};
  const told = new Promise<Response>((resolve) => {
    say = resolve;
  });
  const replies = { ...options.replies, "GET /api/tee_times/undo/options/5201": () => told };
  const { screen, fillBooking, bookButton, success } = await openEngine({ ...options, replies });
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  const view = screen.getByRole("link", { name: "View tee time" });
  const place = () => view.element().getBoundingClientRect().toJSON();
  const before = place();
  expect(screen.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  say(Response.json({ seconds_left: 272, refusal: null }));
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(place()).toEqual(before);
});

it("F9 undoes nothing while the next booking is typed, and what the card is for is said as it is", async () => {
  const { screen, fillBooking, bookButton, enter, success, keyboard, calls } = await openEngine(options);
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toHaveTextContent(/authorized on the card .* charged when it can no longer be undone/);
  await enter({ "Last Name": "Lovelace" });
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveTextContent(/^Undo4:[0-3][0-9]$/);
  await keyboard("{F9}");
  await undo.click();
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(calls.filter((call) => call === "POST /api/tee_times/undo")).toHaveLength(1);
});

const typed = { "Last Name": "Lovelace", "Card Number": "4000 0566 5566 5556", CVV: "737" };

/** A booking that is undone while the next caller's is being typed. */
async function undoneMeanwhile() {
  const engine = await openEngine(options);
  await engine.fillBooking();
  await engine.bookButton.click();
  await expect.element(engine.success).toBeVisible();
  await engine.enter(typed);
  await engine.screen.getByRole("button", { name: "Undo" }).click();
  return engine;
}

it("what was typed since stays, and changes places with the form of the undone booking", async () => {
  const { screen, expectValues } = await undoneMeanwhile();
  const shown = { ...typed, "Card Number": "•••• 5556", "Charge Amount": "" };
  await expectValues(shown);
  await screen.getByRole("button", { name: "Bring back its form" }).click();
  await expectValues({ ...blank(cardFields), "Last Name": "Hopper", "Charge Amount": "100.00" });
  await screen.getByRole("button", { name: "Bring back what was typed since" }).click();
  await expectValues(shown);
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain("Lovelace");
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/(number|cvv)\\*":\\*"[^"\\]/);
});

it("what was typed since stays another caller's once the undone booking is booked again: F7 and F9 do nothing to it", async () => {
  const { screen, fillCard, bookButton, success, keyboard, expectValues, calls } = await undoneMeanwhile();
  await screen.getByRole("button", { name: "Bring back its form" }).click();
  await fillCard();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await expect
    .element(screen.getByText("The form below is what was typed since the booking before was undone."))
    .toBeVisible();
  await keyboard("{F7}{F9}");
  await expectValues({ ...typed, "Card Number": "•••• 5556" });
  expect(screen.getByRole("button", { name: "Book another for this customer" }).elements()).toEqual([]);
  expect(calls.filter((call) => call === "POST /api/tee_times/undo")).toHaveLength(1);
});

it("its form comes back once the next caller is booked, whose form was typed since", async () => {
  const { screen, fillBooking, enter, bookButton, success, expectValues } = await openEngine(options);
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await fillBooking();
  await enter({ "Last Name": "Lovelace" });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Its form comes back once the one below is booked.")).toBeVisible();
  await bookButton.click();
  await expect.element(success).toHaveTextContent("Lovelace");
  await expect.element(screen.getByText("The form below is that of the booking that was undone before.")).toBeVisible();
  await expect.element(screen.getByText("Its form is back as it was typed")).toBeVisible();
  await expectValues({ ...blank(cardFields), "Last Name": "Hopper", "Charge Amount": "100.00" });
});

it("Start over ends the outcome, and brings back what was typed since", async () => {
  const { screen, question, expectValues } = await undoneMeanwhile();
  await screen.getByRole("button", { name: "Bring back its form" }).click();
  await screen.getByRole("button", { name: "Start over" }).click();
  await question.getByRole("button", { name: "Start over" }).click();
  await expectValues({ ...typed, "Card Number": "•••• 5556" });
  expect(screen.getByText(message).elements()).toEqual([]);
});

it("an undo that is refused says why, and the booking stays in sight", async () => {
  const over = "The time to undo this booking is over. Cancel the tee time instead.";
  const refusal = () => Response.json({ message: over, request_id: "r1" }, { status: 409 });
  const replies = { ...options.replies, "POST /api/tee_times/undo": refusal };
  const { screen, fillBooking, bookButton, success } = await openEngine({ ...options, replies });
  await fillBooking();
  await bookButton.click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText(over)).toBeVisible();
  await expect.element(success).toBeVisible();
});

it("F2 has the acts of the booking just made, also once the next one is begun, and those of an undone one", async () => {
  const replies = { ...options.replies, "GET /api/find": [] };
  const config = { ...undoes, finds_records: true };
  const { screen, fillBooking, bookButton, success, enter, keyboard } = await openEngine({ config, replies });
  const box = screen.getByRole("dialog", { name: "Find" });
  const offersInBox = async (...acts: readonly RegExp[]) => {
    await keyboard("{F2}");
    for (const name of acts) await expect.element(box.getByRole("option", { name })).toBeVisible();
    await keyboard("{Escape}");
  };
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await offersInBox(
    /^Undo F9/,
    /^View tee time/,
    /^Copy to dates/,
    /^View customer/,
    /^Book another for this customer/,
  );
  await enter({ "Last Name": "Lovelace" });
  await offersInBox(/^View tee time/, /^Copy to dates/);
  await keyboard("{F2}undo{Enter}");
  await expect.element(screen.getByText(message)).toBeVisible();
  await offersInBox(/^Bring back its form/, /^View tee time/);
});

it("a specified server is not asked, and no Undo is shown", async () => {
  const { screen, fillBooking, bookButton, success, keyboard, calls } = await openEngine();
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await keyboard("{F9}");
  expect(screen.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  expect(calls.filter((call) => call.includes("/undo"))).toEqual([]);
});
