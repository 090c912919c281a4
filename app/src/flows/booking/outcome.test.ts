import { type ApiResult, type BookingCircumstances, nothingKnown } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { conflict, declined, failed, invalid, ok, unauthorized } from "../testing.ts";
import type { BookingEvent } from "./context.ts";
import type { BookedTeeTime, BookingPorts } from "./ports.ts";
import { selectOtherMessages } from "./selectors.ts";
import {
  asking,
  blank,
  book,
  booked,
  breaks,
  change,
  charge,
  course,
  editing,
  filled,
  no,
  noCard,
  players,
  returns,
  start,
  startOver,
  yes,
} from "./testing.ts";

describe("the response to a booking", () => {
  it.each<[string, BookingPorts["book"], string]>([
    ["OPS-IBE-76 200", returns(ok(booked)), "booked"],
    ["OPS-IBE-78 422", returns(invalid({ "tee_time.players": "Too many." })), "refused"],
    ["401", returns(unauthorized), "ready"],
    ["403", returns(failed(403)), "fatal"],
    ["429", returns(failed(429)), "fatal"],
    ["OPS-IBE-78 500", returns(failed(500)), "uncertain"],
    ["no response", returns(failed(null, "")), "uncertain"],
    ["a 200 that cannot be read", returns(failed(200, "")), "uncertain"],
    ["409 while another attempt is at work", returns(conflict(null)), "uncertain"],
    ["OPS-IBE-78 409 with what the backend said", returns(declined), "fatal"],
    ["CROSS-30 201", returns(failed(201)), "uncertain"],
    ["a broken port", breaks, "uncertain"],
  ])("after %s", async (_, stub, state) => {
    const { send, form, context } = await start(filled, { book: stub });
    await send(book);
    expect(form()).toEqual(editing(state));
    expect(context().draft.charge).toBe(state === "booked" ? "" : "100.00");
  });

  it("OPS-IBE-60 OPS-IBE-61 OPS-IBE-62 blanks the form, keeps the course and clears the deals", async () => {
    const { send, context, snapshot } = await start(filled);
    await send({ type: "deals.requested" }, change({ name: "discount_code", value: "X" }));
    await send({ type: "code.submitted", name: "discount_code" });
    await send(book);
    expect(context()).toMatchObject({
      draft: { ...blank, tee_time: { ...blank.tee_time, course: "3" } },
      deals: { deals: [] },
      rate: null,
      discount: null,
      booked: { ...booked, order: { expected_total_cents: 9000 } },
    });
    expect(snapshot().value).toMatchObject({ rate: "unset", rentalClubs: "loaded", discount: "empty", deals: "idle" });
  });

  it.each([
    ["T-100", "T-100"],
    ["", "INTERNAL"],
  ])("UNCLEAR-16 MSG-15 a confirmation of '%s' goes out as %s, and the form is blank after it", async (typed, sent) => {
    const { ports, send, context } = await start(filled);
    await send(change({ name: "tee_time.confirmation", value: typed }));
    await send(book);
    expect(ports.book.mock.calls.map(([booking]) => booking.tee_time.confirmation)).toEqual([sent]);
    expect(context().draft.tee_time.confirmation).toBe("");
  });

  it("keeps the confirmation while the next form is begun, until it is put away", async () => {
    const { send, form, context } = await start(filled);
    await send(book);
    await send(charge("5"));
    expect([form(), context().booked?.id]).toEqual([editing("ready"), 77]);
    await send({ type: "confirmation.closed" });
    expect([form(), context().booked]).toEqual([editing("ready"), null]);
  });

  it("books another for the same customer", async () => {
    const customer = { first_name: "Ada", last_name: "Lovelace", postcode: "92014", email: "ada@example.test" };
    const { send, form, context } = await start({ ...filled, customer });
    await send(book);
    await send({ type: "bookAnother.requested" });
    expect([form(), context().draft]).toEqual([
      editing("ready"),
      { ...blank, customer, tee_time: { ...blank.tee_time, course: "3" } },
    ]);
  });

  it("UNCLEAR-20 keeps a refusal without a word in sight until the form changes", async () => {
    const { send, form } = await start(filled, { book: returns(invalid({})) });
    await send(book);
    expect(form()).toEqual(editing("refused"));
    await send(charge("90"));
    expect(form()).toEqual(editing("ready"));
  });

  it("OPS-IBE-39 says what no field of the page shows", async () => {
    const errors = { "tee_time.availability_queue_id": "Booked already.", "tee_time.players": "No.", odd: "Odd." };
    const { send, snapshot } = await start(filled, { book: returns(invalid(errors)) });
    await send(book);
    expect(selectOtherMessages(snapshot())).toEqual(["Booked already.", "Odd."]);
  });

  it("ends its message with the last of what it is about", async () => {
    const { send, form, context } = await start(filled, {
      book: returns(invalid({ "tee_time.players": "No.", charge: "No." })),
    });
    await send(book);
    await send(players("3"));
    expect(form()).toEqual(editing("refused"));
    await send(charge("90"));
    expect([form(), context().errors]).toEqual([editing("ready"), {}]);
  });

  it("ends the messages of our own rules as they are met, also those of other fields", async () => {
    const { send, form, context } = await start(filled);
    await send(change({ name: "credit_card.number", value: "4242" }), change({ name: "credit_card.cvv", value: "" }));
    await send(book);
    expect([form(), context().issues.length]).toEqual([editing("incomplete"), 2]);
    await send(noCard);
    expect([form(), context().issues]).toEqual([editing("ready"), []]);
  });

  it.each([
    "tee_time.play_date",
    "tee_time.play_time",
    "tee_time.players",
    "tee_time.confirmation",
    "tee_time.course",
    "tee_time.golf_rate",
    "customer.first_name",
    "customer.last_name",
    "customer.postcode",
    "customer.email",
    "credit_card.number",
    "credit_card.expmo",
    "credit_card.expyr",
    "credit_card.cvv",
    "booking.total",
    "discount_code",
    "gift_cert_serial",
  ])("OPS-IBE-70 to OPS-IBE-75 keeps the 422 of %s under its name", async (name) => {
    const { send, context } = await start(filled, { book: returns(invalid({ [name]: "No." })) });
    await send(book);
    expect(context().errors).toEqual({ [name]: "No." });
  });
});

describe("the key of an intention", () => {
  const keysOf = async (resultsInTurn: ApiResult<BookedTeeTime>[], events: BookingEvent[]) => {
    const session = await start(filled, { book: () => Promise.resolve(resultsInTurn.shift() ?? ok(booked)) });
    for (const event of events) await session.send(event);
    return { ...session, keys: session.ports.book.mock.calls.map(([, key]) => key) };
  };

  it.each<[string, ApiResult<BookedTeeTime>[], BookingEvent[], string[]]>([
    ["is kept after no response", [failed(null)], [book, book], ["key-1", "key-1"]],
    ["is kept after a server error", [failed(500)], [book, book], ["key-1", "key-1"]],
    ["is kept while the first attempt is at work", [conflict(null)], [book, book], ["key-1", "key-1"]],
    ["is kept over a 401", [unauthorized], [book, book], ["key-1", "key-1"]],
    ["is new after a refusal", [invalid({})], [book, charge("90"), book], ["key-1", "key-2"]],
    [
      "is kept, after a warning, for a change since no response",
      [failed(null)],
      [book, charge("90"), book, yes],
      ["key-1", "key-1"],
    ],
    [
      "is kept when that is refused",
      [failed(null), invalid({})],
      [book, charge("90"), book, yes, book, yes],
      ["key-1", "key-1", "key-1"],
    ],
    [
      "is new once the same attempt was refused",
      [failed(null), invalid({})],
      [book, book, charge("90"), book],
      ["key-1", "key-1", "key-2"],
    ],
    ["is new after a 409 with what the backend said", [declined], [book, book], ["key-1", "key-2"]],
    [
      "is kept when that comes after no response: it may be why",
      [failed(null), declined],
      [book, book, book],
      ["key-1", "key-1", "key-1"],
    ],
    [
      "is kept when the repeated attempt is turned away at the door",
      [failed(null), failed(429)],
      [book, book, book],
      ["key-1", "key-1", "key-1"],
    ],
    ["is new when starting over", [failed(null)], [book, startOver, yes, book], ["key-1", "key-2"]],
  ])("ANSWER-17 %s", async (_, resultsInTurn, events, keys) => {
    expect((await keysOf(resultsInTurn, events)).keys).toEqual(keys);
  });

  it("warns in the same question before a form is sent changed while an attempt is open, and names that attempt", async () => {
    const { form, send, context } = await keysOf([failed(null)], [book, charge("90"), book]);
    expect([form(), context().question?.doubts]).toEqual([asking("doubts"), ["attempt_open"]]);
    const customer = change({ name: "customer.last_name", value: "King" });
    await send(no);
    expect(form()).toEqual(editing("uncertain"));
    await send(customer, noCard, book);
    expect([form(), context().question?.doubts]).toEqual([asking("noCard"), ["attempt_open"]]);
    expect(context().attempt).toEqual({
      course_id: 3,
      play_date: "2026-12-24",
      play_time: "10:30",
      customer: filled.customer,
    });
    await send(yes);
    expect(form()).toEqual(editing("booked"));
  });

  const standing = [{ agent: "Ann Lee", players: 4 }];
  const seats = { slot: null, standing, holds: [], course_active: true };
  const own = {
    id: 77,
    course_id: 3,
    play_date: "2026-12-24",
    play_time: "10:30",
    players: 4,
    confirmation: "TT9",
    is_canceled: false,
  };
  it.each<[string, string, BookingCircumstances]>([
    ["those who stand there: they may be its own players", "", { ...nothingKnown, seats }],
    ["the tee time of its number: it may be its own", "TT9", { ...nothingKnown, numbered: [own] }],
  ])("is repeated without a question about %s", async (_, confirmation, found) => {
    const resultsInTurn = [nothingKnown, found];
    const draft = { ...filled, tee_time: { ...filled.tee_time, confirmation } };
    const { ports, send, form } = await start(draft, {
      lookUp: () => Promise.resolve(resultsInTurn.shift() ?? nothingKnown),
      book: () => Promise.resolve(ports.book.mock.calls.length === 1 ? failed(null) : ok(booked)),
    });
    await send(book);
    await send(book);
    expect(form()).toEqual(editing("booked"));
    expect(ports.book.mock.calls.map(([, key]) => key)).toEqual(["key-1", "key-1"]);
  });

  it("is another one where a second tab holds it too", async () => {
    const { send, ports } = await keysOf([], [{ type: "key.shared" }, book]);
    expect(ports.book.mock.calls.map(([, key]) => key)).toEqual(["key-2"]);
    await send(book);
  });

  it("is new for the next booking", async () => {
    const { keys } = await keysOf(
      [],
      [
        book,
        change({ name: "tee_time.play_date", value: "12/25/2026" }),
        change({ name: "tee_time.play_time", value: "09:00" }),
        players("2"),
        charge("80"),
        book,
        yes,
      ],
    );
    expect(keys).toEqual(["key-1", "key-2"]);
  });
});

it("OPS-IBE-55 lets the course be changed after a booking", async () => {
  const { ports, send } = await start(filled);
  await send(book);
  await send(course("4"));
  expect(ports.listRentalClubs.mock.calls.map(([id]) => id)).toEqual([3, 3, 4]);
});
