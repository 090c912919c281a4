import { nothingKnown } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { failed, invalid, ok, settle } from "../testing.ts";
import type { BookingEvent } from "./context.ts";
import type { BookingPorts } from "./ports.ts";
import { selectQuote } from "./selectors.ts";
import {
  asking,
  book,
  breaks,
  change,
  charge,
  editing,
  filled,
  never,
  no,
  noCard,
  players,
  rate,
  returns,
  start,
  startOver,
  yes,
} from "./testing.ts";

const yesterday = change({ name: "tee_time.play_date", value: "11/20/2026" });
const review: BookingEvent = { type: "review.requested" };

describe("the way to a booking", () => {
  it.each<[string, BookingEvent[], unknown, number]>([
    ["OPS-IBE-38 is one call for a sound form with a card", [book], editing("booked"), 1],
    ["OPS-IBE-65 ends at our own rules", [charge("0"), book], editing("incomplete"), 0],
    ["OPS-IBE-79 asks nothing before the rules are met", [charge("0"), noCard, book], editing("incomplete"), 0],
    ["OPS-IBE-66 asks without a card", [noCard, book], asking("noCard"), 0],
    ["OPS-IBE-66 makes no call when declined", [noCard, book, no], editing("ready"), 0],
    ["OPS-IBE-66 makes the call when confirmed", [noCard, book, yes], editing("booked"), 1],
    ["shows the total first when asked to", [review], asking("total"), 0],
    ["shows no total of a form that is not sound", [charge("x"), review], editing("incomplete"), 0],
    ["books after a look at the total", [review, yes], editing("booked"), 1],
    ["asks one question, without a card that one", [noCard, review], asking("noCard"), 0],
    ["books after that one question", [noCard, review, yes], editing("booked"), 1],
    [
      "takes the key that asked for no answer: the question may not be on screen yet",
      [review, review],
      asking("total"),
      0,
    ],
    [
      "gives way to a change of the form: the question may not be on screen yet",
      [review, charge("90")],
      editing("ready"),
      0,
    ],
    ["asks about a day in the past", [yesterday, book], asking("doubts"), 0],
    ["books it when that is meant", [yesterday, book, yes], editing("booked"), 1],
    ["goes back to it when it is not", [yesterday, book, no], editing("ready"), 0],
    ["asks that with the total where the total is asked for", [yesterday, review], asking("total"), 0],
    ["goes back from the total", [review, no], editing("ready"), 0],
    [
      "applies a code that was only typed, and asks with the total that holds it",
      [change({ name: "discount_code", value: "FAIRWAY15" }), book],
      asking("total"),
      0,
    ],
  ])("%s", async (_, events, state, calls) => {
    const { ports, send, form } = await start(filled);
    for (const event of events) await send(event);
    expect([form(), ports.book.mock.calls.length]).toEqual([state, calls]);
  });

  const codes = [
    change({ name: "discount_code", value: "FAIRWAY15" }),
    change({ name: "gift_cert_serial", value: "GIFT-100" }),
  ];

  it("applies both codes that were only typed before it asks", async () => {
    const { ports, send, snapshot, context } = await start(filled);
    await send(...codes, book);
    expect(ports.validateDiscount).toHaveBeenCalledOnce();
    expect(ports.validateGiftCertificate).toHaveBeenCalledOnce();
    expect(context().question?.order.expected_total_cents).toBe(selectQuote(snapshot()).total);
    expect(selectQuote(snapshot()).lines.map(({ rule }) => rule)).toEqual([
      "charge",
      "service_fee",
      "discount",
      "gift_certificate",
    ]);
  });

  it.each<[string, Partial<BookingPorts>, string, number]>([
    ["is refused", { validateDiscount: returns(invalid({ discount_code: "Unknown." })) }, "refused", 1],
    ["cannot be checked", { validateGiftCertificate: returns(failed(500)) }, "unchecked", 0],
    ["is refused beside one that is not", { validateGiftCertificate: returns(invalid({})) }, "refused", 1],
  ])("OPS-IBE-75 does not book when a typed code %s", async (_, stub, state, count) => {
    const { ports, send, form, refusals } = await start(filled, stub);
    await send(...codes, book);
    expect([form(), refusals.mock.calls.length, ports.book.mock.calls.length]).toEqual([editing(state), count, 0]);
    await send(charge("90"));
    await send(book);
    expect(ports.book).not.toHaveBeenCalled();
  });

  it("UNCLEAR-15 says what is wrong with the charge", async () => {
    const { send, context } = await start(filled);
    await send(charge("0"));
    await send(book);
    expect(context().issues).toEqual([{ path: "charge", code: "charge_not_positive" }]);
    await send(charge("1"));
    expect(context().issues).toEqual([]);
  });

  it("emits every refusal again, also when the same field is refused twice", async () => {
    const { send, refusals } = await start(filled, { book: returns(invalid({ "customer.email": "No." })) });
    await send(charge("0"));
    await send(book);
    await send(book);
    expect(refusals).toHaveBeenCalledTimes(2);
    await send(charge("90"));
    await send(book);
    expect(refusals).toHaveBeenCalledTimes(3);
  });

  it("OPS-IBE-63 OPS-IBE-68 sends the whole form, INTERNAL, and the total that was shown", async () => {
    const { ports, send, snapshot } = await start(filled);
    const shown = selectQuote(snapshot()).total;
    await send(book);
    const [sent, key] = ports.book.mock.calls[0] ?? [];
    expect([sent?.expected_total_cents, sent?.tee_time.confirmation, sent?.charge, key]).toEqual([
      shown,
      "INTERNAL",
      "100.00",
      "key-1",
    ]);
  });

  it.each<[string, Partial<BookingPorts>]>([
    ["the rate", { findRate: never }],
    ["the rental clubs", { listRentalClubs: never }],
  ])("waits for %s", async (_, stub) => {
    const { ports, snapshot, form, send } = await start(filled, stub);
    await send(book);
    expect([form(), snapshot().hasTag("pending"), ports.book.mock.calls.length]).toEqual([
      { pricing: "screening" },
      true,
      0,
    ]);
    await send(charge("90"));
    expect(form()).toEqual(editing("ready"));
  });

  it("loses no key that is pressed while a fact is still settling", async () => {
    const { actor, form, clock } = await start(filled);
    actor.send(players("3"));
    actor.send(review);
    expect(form()).toEqual({ pricing: "reviewing" });
    clock.increment(300);
    await settle();
    expect(form()).toEqual(asking("total"));
  });

  it.each<[string, BookingPorts["findRate"], string]>([
    ["is not known", returns(failed(500)), "failed"],
    ["has a fee that cannot be read", returns(failed(200)), "unreadable"],
  ])("UNCLEAR-11 offers no total and no booking while the rate %s", async (_, findRate, state) => {
    const inTurn = [findRate];
    const { ports, send, form, snapshot } = await start(filled, {
      findRate: (...given) => (inTurn.shift() ?? returns(ok(rate)))(...given),
    });
    expect([snapshot().value.rate, snapshot().hasTag("unpriced")]).toEqual([state, true]);
    await send(book);
    expect([form(), ports.book.mock.calls.length]).toEqual([editing("unpriced"), 0]);
    await send({ type: "rate.retried" });
    expect([form(), snapshot().hasTag("unpriced")]).toEqual([editing("ready"), false]);
  });

  it("asks before the same is booked again", async () => {
    const named = { ...filled, customer: { ...filled.customer, email: "a@b.test" } };
    const { ports, send, form, context } = await start(named);
    ports.recentBookings.add({
      course_id: 3,
      play_date: "2026-12-24",
      play_time: "10:30",
      customer: named.customer,
    });
    await send(book);
    expect([form(), context().question?.doubts]).toEqual([asking("doubts"), ["booked_just_now"]]);
  });

  const circumstances = {
    ...nothingKnown,
    closures: 1,
    spots: [4],
    known: [{ ...filled.customer, id: 8, last_name: "King" }],
  };

  it("asks one question with all that the server's records speak against", async () => {
    const { ports, send, form, context } = await start(filled, { lookUp: () => Promise.resolve(circumstances) });
    await send(book);
    const doubts = ["course_closed", "group_size_not_offered", "email_of_another"];
    expect([form(), context().question?.doubts]).toEqual([asking("doubts"), doubts]);
    expect(ports.lookUp.mock.calls.map(([{ customer }]) => customer)).toEqual([filled.customer]);
    await send(yes);
    expect(ports.book).toHaveBeenCalledOnce();
  });

  it.each<[string, BookingPorts["lookUp"]]>([
    ["do not arrive in two seconds", never],
    ["cannot be read", breaks],
  ])("books without the records that %s", async (_, lookUp) => {
    const { ports, send } = await start(filled, { lookUp });
    await send(book);
    await send();
    expect(ports.book).toHaveBeenCalledOnce();
  });

  it.each<[string, BookingPorts["lookUp"]]>([
    ["does not arrive in two seconds", never],
    ["cannot be read", breaks],
  ])("asks about seats that may be taken, when what stands there %s", async (_, lookUp) => {
    const unread = { ...nothingKnown, are_seats_unread: true };
    const { ports, send, context } = await start(filled, { lookUp, unread });
    await send(book);
    await send();
    expect([context().question?.doubts, ports.book.mock.calls]).toEqual([["seats_unread"], []]);
  });

  it("compares each booking with its own records", async () => {
    const inTurn = [circumstances];
    const { send, form, context } = await start(filled, {
      lookUp: () => Promise.resolve(inTurn.shift() ?? nothingKnown),
    });
    await send(review);
    await send(no);
    await send(review);
    expect([form(), context().question?.doubts]).toEqual([asking("total"), []]);
  });

  it("is dropped when it changes while its records are on their way", async () => {
    const { ports, actor, send, form, snapshot } = await start(filled, { lookUp: never });
    actor.send(book);
    expect([form(), snapshot().hasTag("pending")]).toEqual([{ lookingUp: "screening" }, true]);
    await send(charge("90"));
    expect([form(), ports.book.mock.calls.length]).toEqual([editing("ready"), 0]);
  });

  it("remembers what it booked", async () => {
    const { ports, send } = await start(filled);
    await send(book);
    expect(ports.recentBookings.read()).toEqual([
      { course_id: 3, play_date: "2026-12-24", play_time: "10:30", customer: filled.customer },
    ]);
  });

  it("is one call however often Book is pressed, and cannot be changed under way", async () => {
    const { ports, send, snapshot, context } = await start(filled, { book: never });
    await send(book, book);
    await send(book, charge("1"), startOver);
    expect([ports.book.mock.calls.length, context().draft.charge, snapshot().hasTag("busy")]).toEqual([
      1,
      "100.00",
      true,
    ]);
  });
});

it("DOUBT-04 what a booking is sold for is the total with the certificate's part", async () => {
  const { send, context } = await start(filled);
  await send(change({ name: "gift_cert_serial", value: "GIFT-100" }), book);
  const { order, money } = context().question ?? {};
  // Two players at $2.50 more than the charge, of which the certificate pays $100.00.
  expect([order?.expected_total_cents, money?.sold]).toEqual([500, 10_500]);
});
