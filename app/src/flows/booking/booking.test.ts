import { type Answer, nothingKnown } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { conflict, declined, failed, invalid, ok, settle, unauthorized } from "../testing.ts";
import type { BookingEvent } from "./context.ts";
import type { BookedTeeTime, BookingPorts, SavedDraft } from "./ports.ts";
import { selectClaim, selectIsUnsettled, selectOtherMessages, selectQuote } from "./selectors.ts";
import {
  answers,
  blank,
  book,
  breaks,
  change,
  charge,
  course,
  filled,
  never,
  no,
  players,
  rate,
  start,
  yes,
} from "./testing.ts";

const review: BookingEvent = { type: "review.requested" };
const startOver: BookingEvent = { type: "startOver.requested" };
const noCard = change({ name: "credit_card.number", value: "" });
const yesterday = change({ name: "tee_time.play_date", value: "11/20/2026" });
const editing = (state: string) => ({ editing: state });
const asking = (question: string) => ({ asking: question });
const booked: BookedTeeTime = { id: 77, customer_id: 5, confirmation: "INTERNAL" };

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
    ["is refused", { validateDiscount: answers(invalid({ discount_code: "Unknown." })) }, "refused", 1],
    ["cannot be checked", { validateGiftCertificate: answers(failed(500)) }, "unchecked", 0],
    ["is refused beside one that is not", { validateGiftCertificate: answers(invalid({})) }, "refused", 1],
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
    const { send, refusals } = await start(filled, { book: answers(invalid({ "customer.email": "No." })) });
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
    ["is not known", answers(failed(500)), "failed"],
    ["has a fee that cannot be read", answers(failed(200)), "unreadable"],
  ])("UNCLEAR-11 offers no total and no booking while the rate %s", async (_, findRate, state) => {
    const inTurn = [findRate];
    const { ports, send, form, snapshot } = await start(filled, {
      findRate: (...given) => (inTurn.shift() ?? answers(ok(rate)))(...given),
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

  const circumstances = { closures: 1, spots: [4], known: [{ ...filled.customer, id: 8, last_name: "King" }] };

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

describe("the answer to a booking", () => {
  it.each<[string, BookingPorts["book"], string]>([
    ["OPS-IBE-76 200", answers(ok(booked)), "booked"],
    ["OPS-IBE-78 422", answers(invalid({ "tee_time.players": "Too many." })), "refused"],
    ["401", answers(unauthorized), "ready"],
    ["403", answers(failed(403)), "fatal"],
    ["429", answers(failed(429)), "fatal"],
    ["OPS-IBE-78 500", answers(failed(500)), "uncertain"],
    ["no response", answers(failed(null, "")), "uncertain"],
    ["a 200 that cannot be read", answers(failed(200, "")), "uncertain"],
    ["409 while another attempt is at work", answers(conflict(null)), "uncertain"],
    ["OPS-IBE-78 409 with what the backend said", answers(declined), "fatal"],
    ["CROSS-30 201", answers(failed(201)), "uncertain"],
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
    const { send, form } = await start(filled, { book: answers(invalid({})) });
    await send(book);
    expect(form()).toEqual(editing("refused"));
    await send(charge("90"));
    expect(form()).toEqual(editing("ready"));
  });

  it("OPS-IBE-39 says what no field of the page shows", async () => {
    const errors = { "tee_time.availability_queue_id": "Booked already.", "tee_time.players": "No.", odd: "Odd." };
    const { send, snapshot } = await start(filled, { book: answers(invalid(errors)) });
    await send(book);
    expect(selectOtherMessages(snapshot())).toEqual(["Booked already.", "Odd."]);
  });

  it("ends its message with the last of what it is about", async () => {
    const { send, form, context } = await start(filled, {
      book: answers(invalid({ "tee_time.players": "No.", charge: "No." })),
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
    const { send, context } = await start(filled, { book: answers(invalid({ [name]: "No." })) });
    await send(book);
    expect(context().errors).toEqual({ [name]: "No." });
  });
});

describe("the key of an intention", () => {
  const keysOf = async (answersInTurn: Answer<BookedTeeTime>[], events: BookingEvent[]) => {
    const session = await start(filled, { book: () => Promise.resolve(answersInTurn.shift() ?? ok(booked)) });
    for (const event of events) await session.send(event);
    return { ...session, keys: session.ports.book.mock.calls.map(([, key]) => key) };
  };

  it.each<[string, Answer<BookedTeeTime>[], BookingEvent[], string[]]>([
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
  ])("ANSWER-17 %s", async (_, answersInTurn, events, keys) => {
    expect((await keysOf(answersInTurn, events)).keys).toEqual(keys);
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

describe("a saved draft", () => {
  it("ANSWER-25 holds what was typed, never the card", async () => {
    const { ports, send } = await start(filled);
    await send(charge("120"));
    expect(ports.storage.held?.draft.charge).toBe("120");
    expect(JSON.stringify(ports.storage.held)).not.toMatch(/4242|"123"|2030/);
  });

  it("is written once typing rests", async () => {
    const { ports, actor, clock } = await start(filled);
    actor.send(charge("1"));
    clock.increment(400);
    actor.send(charge("12"));
    clock.increment(400);
    expect(ports.storage.held).toBeNull();
    clock.increment(100);
    expect(ports.storage.held?.draft.charge).toBe("12");
  });

  it("is dropped when nothing of it is left, when it is booked and when it is given up", async () => {
    const { ports, send } = await start(filled);
    await send(charge("120"));
    await send(charge("100.00"));
    expect(ports.storage.held).toBeNull();
    await send(charge("120"));
    await send(startOver, yes);
    expect(ports.storage.held).toBeNull();
    await send(charge("120"));
    await send(change({ name: "credit_card.number", value: "" }), book);
    await send(yes);
    expect(ports.storage.held).toBeNull();
  });

  const saved: SavedDraft = {
    draft: { ...filled, credit_card: blank.credit_card, charge: "120", discount_code: "FAIRWAY15" },
    key: "key-before",
    isUnsettled: false,
  };
  const restored = (more: Partial<SavedDraft> = {}, stub: Partial<BookingPorts> = {}) => {
    const drafts = { read: () => ({ ...saved, ...more }), write: () => {}, clear: () => {} };
    return start(blank, { ...stub, drafts });
  };

  it("comes back with its rate, its codes and its key", async () => {
    const { form, context, send, ports } = await restored();
    expect([form(), context().draft, context().discount?.code]).toEqual([
      editing("restored"),
      saved.draft,
      "FAIRWAY15",
    ]);
    await send(book);
    await send(yes);
    expect(ports.book.mock.calls.map(([, key]) => key)).toEqual(["key-before"]);
  });

  it("comes back with a warning when its last attempt may have booked", async () => {
    const attempt = { course_id: 3, play_date: "2026-12-24", play_time: "10:30", customer: filled.customer };
    const { send, form, snapshot, context } = await restored({ isUnsettled: true, attempt });
    expect([selectIsUnsettled(snapshot()), context().attempt]).toEqual([true, attempt]);
    await send(book);
    expect([form(), context().question?.doubts]).toEqual([asking("noCard"), ["attempt_open"]]);
  });

  it("is given up by Start over, after a question", async () => {
    const { send, form, context } = await restored();
    await send(startOver);
    expect(form()).toEqual(asking("startOver"));
    await send(no);
    expect([form(), context().draft.charge]).toEqual([editing("restored"), "120"]);
    await send(startOver, yes);
    expect([form(), context().draft]).toEqual([editing("ready"), blank]);
  });

  it("notes an attempt under way as one that may have booked, also against a late timer", async () => {
    const { ports, actor, clock } = await start(filled, { book: never });
    actor.send(charge("120"));
    clock.increment(300);
    await settle();
    actor.send(book);
    await settle();
    const attempt = { course_id: 3, customer: filled.customer };
    expect(ports.storage.held).toMatchObject({ key: "key-1", isUnsettled: true, attempt });
    clock.increment(1000);
    expect(ports.storage.held).toMatchObject({ key: "key-1", isUnsettled: true });
  });

  it.each<[string, Answer<BookedTeeTime>, string, boolean]>([
    ["401", unauthorized, "key-1", false],
    ["422", invalid({}), "key-2", false],
    ["500", failed(500), "key-1", true],
  ])("is saved again after %s", async (_, answer, key, isUnsettled) => {
    const { ports, send } = await start(filled, { book: answers(answer) });
    await send(book);
    expect(ports.storage.held).toMatchObject({ key, isUnsettled });
  });

  it.each(["session.lost", "page.hidden"] as const)("is written at once after %s, if there is one", async (type) => {
    const { ports, actor } = await start(filled);
    actor.send({ type });
    actor.send(change({ name: "credit_card.cvv", value: "999" }));
    actor.send({ type });
    expect(ports.storage.held).toBeNull();
    actor.send(charge("120"));
    actor.send({ type });
    expect(ports.storage.held?.draft.charge).toBe("120");
  });

  it("of an attempt under way keeps its mark when the page is hidden", async () => {
    const { ports, actor } = await start(filled, { book: never });
    actor.send(charge("120"));
    actor.send(book);
    await settle();
    actor.send({ type: "page.hidden" });
    expect(ports.storage.held).toMatchObject({ isUnsettled: true });
  });
});

it("OPS-IBE-55 lets the course be changed after a booking", async () => {
  const { ports, send } = await start(filled);
  await send(book);
  await send(course("4"));
  expect(ports.listRentalClubs.mock.calls.map(([id]) => id)).toEqual([3, 3, 4]);
});

describe("the place in a queue that the address claims", () => {
  const umar = { first_name: "Umar", last_name: "Sutton", postcode: "98101", email: "umar@example.test" };
  const ana = { id: 12, first_name: "Ana", last_name: "Morales", postcode: "", email: "ana@example.test", phone: "" };
  const claimed = {
    ...filled,
    customer: umar,
    tee_time: { ...filled.tee_time, availability_queue_id: "34", lost_lead_id: "7" },
    credit_card: blank.credit_card,
  };
  const places = ({ tee_time }: typeof blank) => [tee_time.availability_queue_id, tee_time.lost_lead_id];
  const found = (customer: object): BookingEvent => ({ type: "customer.found", customer: { ...ana, ...customer } });

  it("is let go with its card when another customer is found, and comes back with Undo", async () => {
    const { send, context, snapshot } = await start(claimed);
    expect(context().draft.credit_card.number).toBe("4242424242424242");
    await send(found({}));
    expect([places(context().draft), context().draft.credit_card, selectClaim(snapshot())]).toEqual([
      ["", ""],
      blank.credit_card,
      { kind: "place", name: "Umar Sutton", isTaken: false },
    ]);
    await send({ type: "customer.returned" });
    expect([places(context().draft), context().draft.customer, context().draft.credit_card.number]).toEqual([
      ["34", "7"],
      umar,
      "4242424242424242",
    ]);
  });

  it.each([
    ["the same e-mail", { email: "UMAR@example.test " }],
    ["the same name, without an e-mail", { first_name: "umar", last_name: "Sutton", email: "" }],
  ])("stays when the customer found has %s", async (_, customer) => {
    const { send, context } = await start(claimed);
    await send(found(customer));
    expect(places(context().draft)).toEqual(["34", "7"]);
  });

  it("is let go and taken back by hand; a card typed in place of its own stays", async () => {
    const { ports, send, context } = await start(claimed);
    await send(change({ name: "credit_card.number", value: "5555 5555 5555 4444" }), { type: "claim.released" });
    expect([places(context().draft), context().draft.credit_card.number]).toEqual([["", ""], "5555 5555 5555 4444"]);
    await send({ type: "claim.retaken" });
    expect([places(context().draft), context().draft.credit_card.number]).toEqual([["34", "7"], "5555 5555 5555 4444"]);
    await send({ type: "claim.released" });
    await send(change({ name: "credit_card.cvv", value: "123" }), book);
    expect(ports.book.mock.calls[0]?.[0].tee_time.availability_queue_id).toBeNull();
  });

  it("stays let go by hand when the find of their own record is undone", async () => {
    const { send, context } = await start(claimed);
    await send({ type: "claim.released" }, found(umar), { type: "customer.returned" });
    expect([places(context().draft), context().draft.customer]).toEqual([["", ""], umar]);
  });

  it("is let go by Start over, which keeps day, time and course", async () => {
    const { send, context, snapshot } = await start(claimed);
    await send(startOver, yes);
    expect([places(context().draft), context().draft.customer, selectClaim(snapshot())]).toEqual([
      ["", ""],
      blank.customer,
      null,
    ]);
    expect(context().draft.tee_time).toMatchObject({ play_date: "12/24/2026", play_time: "10:30", course: "3" });
  });
});

describe("the phone number of the customer", () => {
  const typed: BookingEvent = { type: "phone.changed", phone: " 619-555-0101 " };

  it("is no part of the booking, and is stored with the customer once it is booked", async () => {
    const { ports, send, snapshot, context } = await start(filled);
    await send(typed, book);
    expect(JSON.stringify(ports.book.mock.calls)).not.toContain("619");
    expect(ports.storePhone.mock.calls.map(([id, phone]) => [id, phone])).toEqual([[5, "619-555-0101"]]);
    expect([snapshot().value.phone, context().phone, context().booked?.phone]).toEqual(["stored", "", "619-555-0101"]);
  });

  it("is not stored without one, and the next booking says nothing of the last one's", async () => {
    const { ports, send, snapshot } = await start(filled);
    await send(typed, book);
    await send({ type: "bookAnother.requested" });
    await send(change({ name: "tee_time.play_date", value: "12/25/2026" }), players("2"), charge("90"));
    await send(change({ name: "tee_time.play_time", value: "09:00" }), book);
    await send(yes);
    expect([ports.book.mock.calls.length, ports.storePhone.mock.calls.length, snapshot().value.phone]).toEqual([
      2,
      1,
      "none",
    ]);
  });

  it.each<[string, BookingPorts["storePhone"], string]>([
    ["another number is on record", answers(ok("kept" as const)), "kept"],
    ["500", answers(failed(500)), "failed"],
    ["a broken port", breaks, "failed"],
  ])("is booked all the same when %s", async (_, storePhone, state) => {
    const { ports, send, snapshot, form } = await start(filled, { storePhone });
    await send(typed, book);
    expect([form(), snapshot().value.phone]).toEqual([editing("booked"), state]);
    await send({ type: "phone.retried" });
    expect(ports.storePhone).toHaveBeenCalledTimes(state === "failed" ? 2 : 1);
  });

  it("is kept with the draft, ends the view of the last booking, and goes with Start over", async () => {
    const { ports, send, form, context } = await start(filled);
    await send(book);
    await send(typed);
    expect([form(), ports.storage.held?.phone]).toEqual([editing("ready"), " 619-555-0101 "]);
    await send(startOver);
    await send(yes);
    expect([context().phone, ports.storage.held]).toEqual(["", null]);
    const again = await start(filled, {
      drafts: {
        read: () => ({ draft: filled, key: "k", isUnsettled: false, phone: "619" }),
        write: () => {},
        clear: () => {},
      },
    });
    expect(again.context().phone).toBe("619");
  });
});
