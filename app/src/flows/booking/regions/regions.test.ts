import { describe, expect, it } from "vitest";
import { failed, invalid, ok, unauthorized } from "../../testing.ts";
import type { CodeName } from "../draft.ts";
import type { BookingPorts } from "../ports.ts";
import { selectQuote, selectUnappliedCodes } from "../selectors.ts";
import {
  blank,
  book,
  breaks,
  card,
  change,
  charge,
  club,
  course,
  discount,
  filled,
  gift,
  never,
  players,
  returns,
  start,
} from "../testing.ts";

describe("rental clubs", () => {
  it("OPS-IBE-55 are those of the chosen course, and quantities go with them", async () => {
    const { ports, send, context, snapshot } = await start(blank);
    expect([snapshot().value.rentalClubs, ports.listRentalClubs.mock.calls]).toEqual(["unset", []]);
    await send(course("3"), charge("100"), change({ name: "rental_clubs.9", value: "2" }));
    expect([context().rental_clubs, selectQuote(snapshot()).total]).toEqual([[club], 15000]);
    await send(course("4"));
    expect(ports.listRentalClubs.mock.calls.map(([id]) => id)).toEqual([3, 4]);
    expect(context().draft.rental_clubs).toEqual({});
  });

  it.each<[string, BookingPorts["listRentalClubs"]]>([
    ["500", returns(failed(500))],
    ["a broken port", breaks],
  ])("can be asked for again after %s", async (_, listRentalClubs) => {
    const { send, snapshot, ports } = await start(filled, { listRentalClubs });
    expect(snapshot().value.rentalClubs).toBe("failed");
    await send({ type: "rentalClubs.retried" });
    expect(ports.listRentalClubs).toHaveBeenCalledTimes(2);
  });

  it("OPS-IBE-52 come with the default course, which never replaces a chosen one", async () => {
    const { send, context, snapshot } = await start(blank);
    await send({ type: "defaultCourse.found", course: "3" });
    expect([context().draft.tee_time.course, context().rental_clubs]).toEqual(["3", [club]]);
    await send({ type: "defaultCourse.found", course: "4" });
    expect([context().draft.tee_time.course, snapshot().value.draftStorage]).toEqual(["3", "saved"]);
  });

  it("OPS-IBE-52 learns the default course while it asks, for starting over from a restored draft", async () => {
    const kept = { draft: filled, key: "key-0", isUnsettled: false };
    const { send, context } = await start(blank, { drafts: { read: () => kept, write: () => {}, clear: () => {} } });
    await send({ type: "startOver.requested" });
    await send({ type: "defaultCourse.found", course: "9" });
    expect(context().draft.tee_time.course).toBe(filled.tee_time.course);
    await send({ type: "question.confirmed" });
    expect(context().draft.tee_time.course).toBe("9");
  });
});

const codes = [
  {
    own: "discount_code",
    region: "discount",
    port: "validateDiscount",
    held: "discount",
    value: discount,
    total: 9000,
  },
  {
    own: "gift_cert_serial",
    region: "giftCertificate",
    port: "validateGiftCertificate",
    held: "gift_certificate",
    value: gift,
    total: 500,
  },
] as const;

const type = (name: CodeName, value: string) => change({ name, value });
const apply = (name: CodeName) => ({ type: "code.submitted", name }) as const;

describe.each(codes)("the code $own", ({ own, region, port, held, value, total }) => {
  it.each([
    ["no date", { play_date: "" }],
    ["no time", { play_time: "" }],
    ["no players", { players: "0" }],
    ["no course", { course: "" }],
  ])("OPS-IBE-56 OPS-IBE-57 is not applied with %s", async (_, missing) => {
    const { ports, send, snapshot } = await start({ ...filled, tee_time: { ...filled.tee_time, ...missing } });
    await send(type(own, "X"), apply(own));
    expect([snapshot().value[region], ports[port].mock.calls.length]).toEqual(["tooEarly", 0]);
  });

  it("no longer complains once the tee time is filled in", async () => {
    const { send, snapshot } = await start({ ...filled, tee_time: { ...filled.tee_time, players: "" } });
    await send(type(own, "X"), apply(own), players("2"));
    expect(snapshot().value[region]).toBe("empty");
  });

  it("OPS-IBE-25 OPS-IBE-26 is applied by one call and counts in the total", async () => {
    const { ports, send, snapshot, context } = await start(filled);
    await send(type(own, " X "), apply(own));
    expect(ports[port].mock.calls.map(([booking]) => booking[own])).toEqual(["X"]);
    expect([snapshot().value[region], context()[held], selectQuote(snapshot()).total]).toEqual([
      "applied",
      value,
      total,
    ]);
    expect(selectUnappliedCodes(snapshot())).toEqual([]);
  });

  it("OPS-IBE-58 OPS-IBE-59 is reset when it is cleared and applied", async () => {
    const { ports, send, snapshot, context } = await start(filled);
    await send(type(own, "X"), apply(own), type(own, ""), apply(own));
    expect([snapshot().value[region], context()[held], ports[port].mock.calls.length]).toEqual(["empty", null, 1]);
  });

  it("leaves the total when another text is typed", async () => {
    const { send, snapshot, context } = await start(filled);
    await send(type(own, "X"), apply(own));
    await send(type(own, "Y"));
    expect([snapshot().value[region], context()[held], selectUnappliedCodes(snapshot())]).toEqual([
      "empty",
      null,
      [own],
    ]);
  });

  const other = own === "discount_code" ? "gift_cert_serial" : "discount_code";
  it.each([
    ["players", players("4")],
    ["the course", course("4")],
    ["the day", change({ name: "tee_time.play_date", value: "12/25/2026" })],
    ["the time", change({ name: "tee_time.play_time", value: "11:00" })],
    ["the charge", charge("120")],
    ["the other code", type(other, "Z")],
  ])("is checked again, without a word, when %s changes", async (_, event) => {
    const { ports, actor, send, snapshot, form } = await start(filled);
    await send(type(own, "X"), apply(own));
    actor.send(event);
    expect([snapshot().value[region], snapshot().hasTag("pricing"), form()]).toEqual([
      "settling",
      true,
      { editing: "ready" },
    ]);
    await send();
    expect([snapshot().value[region], ports[port].mock.calls.length]).toEqual(["applied", 2]);
  });

  it("is not checked again when anything else changes", async () => {
    const { ports, send } = await start(filled);
    await send(type(own, "X"), apply(own));
    await send(change({ name: "customer.email", value: "a@b.test" }), change({ name: "tee_time.notes", value: "n" }));
    expect(ports[port]).toHaveBeenCalledOnce();
  });

  it("leaves the total and says why when it no longer holds, and comes back when it does", async () => {
    const inTurn = [ok(value), invalid({ [own]: "Too few." }), ok(value)];
    const { send, snapshot, context, form, refusals } = await start(filled, {
      [port]: () => Promise.resolve(inTurn.shift()),
    });
    await send(type(own, "X"), apply(own));
    await send(players("1"));
    expect([snapshot().value[region], context()[held], context().errors, form()]).toEqual([
      "refused",
      null,
      { [own]: "Too few." },
      { editing: "ready" },
    ]);
    expect([refusals.mock.calls.length, selectUnappliedCodes(snapshot())]).toEqual([0, [own]]);
    await send(players("2"));
    expect([snapshot().value[region], context()[held], context().errors]).toEqual(["applied", value, {}]);
  });

  it("counts for nothing when it cannot be checked again", async () => {
    const inTurn = [ok(value), failed(500)];
    const { send, snapshot, context, form } = await start(filled, { [port]: () => Promise.resolve(inTurn.shift()) });
    await send(type(own, "X"), apply(own));
    await send(players("1"));
    expect([snapshot().value[region], context()[held], form()]).toEqual(["unchecked", null, { editing: "ready" }]);
  });

  it("leaves no total while a fact is missing, and is checked again with it", async () => {
    const { send, snapshot } = await start(filled);
    await send(type(own, "X"), apply(own));
    await send(players(""));
    expect([snapshot().value[region], snapshot().hasTag("unpriced")]).toEqual(["waiting", true]);
    await send(players("3"));
    expect([snapshot().value[region], snapshot().hasTag("unpriced")]).toEqual(["applied", false]);
  });

  it("ends the alert of a refused code with the next one that is applied", async () => {
    const inTurn = [invalid({ [own]: "Unknown." }), ok(value)];
    const { send, form } = await start(filled, { [port]: () => Promise.resolve(inTurn.shift()) });
    await send(type(own, "NOPE"), apply(own));
    expect(form()).toEqual({ editing: "invalid" });
    await send(type(own, "X"));
    await send(apply(own));
    expect(form()).toEqual({ editing: "ready" });
  });

  it.each([
    ["OPS-IBE-75 422", returns(invalid({ [own]: "Unknown." })), "refused", "invalid"],
    ["500", returns(failed(500)), "failed", "unchecked"],
    ["no response", returns(failed(null)), "failed", "unchecked"],
    ["401", returns(unauthorized), "failed", "unchecked"],
    ["a broken port", breaks, "failed", "unchecked"],
  ])("after %s", async (_, stub, state, form) => {
    const session = await start(filled, { [port]: stub });
    await session.send(type(own, "X"), apply(own));
    expect([session.snapshot().value[region], session.form()]).toEqual([state, { editing: form }]);
    expect(session.context().draft[own]).toBe("X");
  });

  it("OPS-IBE-75 drops its message when it is typed again", async () => {
    const { send, context } = await start(filled, { [port]: returns(invalid({ [own]: "Unknown." })) });
    await send(type(own, "X"), apply(own));
    expect(context().errors).toEqual({ [own]: "Unknown." });
    await send(type(own, "XY"));
    expect(context().errors).toEqual({});
  });

  it("is checked once however often Apply is pressed", async () => {
    const { ports, send } = await start(filled, { [port]: never });
    await send(type(own, "X"), apply(own), apply(own));
    expect(ports[port]).toHaveBeenCalledOnce();
  });
});

describe("deals", () => {
  it("OPS-IBE-27 UNCLEAR-68 are searched by id, course and email, as typed", async () => {
    const { ports, send, snapshot, context } = await start(filled);
    expect(snapshot().value.deals).toBe("idle");
    await send(change({ name: "customer.email", value: " a@b.test " }), { type: "deals.requested" });
    expect(ports.findDeals.mock.calls.map(([query]) => query)).toEqual([
      { dealId: "", course: "3", email: "a@b.test" },
    ]);
    expect([snapshot().value.deals, context().deals.deals.length]).toEqual(["loaded", 1]);
  });

  it.each([
    ["", { dealId: "", email: "cal@b.test" }],
    [" 504 ", { dealId: "504", email: "cal@b.test" }],
    [" ana@b.test ", { dealId: "", email: "ana@b.test" }],
    ["Wedding", { dealId: "", email: "cal@b.test" }],
    ["504x", { dealId: "", email: "cal@b.test" }],
  ])("OPS-IBE-24 UNCLEAR-68 typed as '%s' search for %j", async (typed, query) => {
    const { ports, send } = await start(filled);
    await send(change({ name: "customer.email", value: "cal@b.test" }), change({ name: "deal_id", value: typed }), {
      type: "deals.requested",
    });
    expect(ports.findDeals.mock.calls.map(([asked]) => asked)).toEqual([{ ...query, course: "3" }]);
  });

  it.each<[string, BookingPorts["findDeals"]]>([
    ["500", returns(failed(500))],
    ["a broken port", breaks],
  ])("are none after %s", async (_, findDeals) => {
    const { send, snapshot, context } = await start(filled, { findDeals });
    await send({ type: "deals.requested" });
    expect([snapshot().value.deals, context().deals.deals]).toEqual(["failed", []]);
  });
});

const queued = { ...blank, tee_time: { ...blank.tee_time, availability_queue_id: "12" } };

describe("the saved card", () => {
  it("OPS-IBE-53 fills the card fields of a queue entry", async () => {
    const { ports, context } = await start(queued);
    expect(ports.fetchCard.mock.calls.map(([id]) => id)).toEqual([12]);
    expect(context().draft.credit_card).toEqual({ number: card.number, expmo: "12", expyr: "2030", cvv: "" });
  });

  it("OPS-IBE-53 is not asked for without a queue entry, and never replaces a typed card", async () => {
    expect((await start(filled)).ports.fetchCard).not.toHaveBeenCalled();
    const { context } = await start({ ...queued, credit_card: filled.credit_card });
    expect(context().draft.credit_card).toEqual(filled.credit_card);
  });

  it("OPS-IBE-53 joins a CVV that was typed before it came", async () => {
    const { context } = await start({ ...queued, credit_card: { ...blank.credit_card, cvv: "847" } });
    expect(context().draft.credit_card).toEqual({ number: card.number, expmo: "12", expyr: "2030", cvv: "847" });
  });

  it.each<[string, BookingPorts["fetchCard"], string]>([
    ["404", returns(failed(404)), "missing"],
    ["500", returns(failed(500)), "failed"],
    ["a broken port", breaks, "failed"],
  ])("is left to typing after %s", async (_, fetchCard, state) => {
    const { snapshot, form } = await start(queued, { fetchCard });
    expect([snapshot().value.savedCard, form()]).toEqual([state, { editing: "ready" }]);
  });

  it("is read before the total is final", async () => {
    expect((await start(queued, { fetchCard: () => new Promise(() => ok(card)) })).snapshot().hasTag("pricing")).toBe(
      true,
    );
  });
});

const ada = { first_name: "Ada", last_name: "Lovelace", postcode: "92014", email: "ada@example.test" };
const record = { id: 5, phone: "", lock_version: 0 };

describe("a customer on record", () => {
  it("fills the form, keeps what the record leaves blank, and can be taken back", async () => {
    const typed = { ...filled.customer, first_name: "A.", postcode: "92037" };
    const { send, context } = await start({ ...filled, customer: typed });
    await send({ type: "customer.found", customer: { ...ada, postcode: "", ...record } });
    expect([context().draft.customer, context().found?.before.customer]).toEqual([
      { ...ada, postcode: "92037" },
      typed,
    ]);
    await send({ type: "customer.returned" });
    expect([context().draft.customer, context().found]).toEqual([typed, null]);
  });

  it("is stored with the draft", async () => {
    const { ports, send } = await start(blank);
    await send({ type: "customer.found", customer: { ...ada, ...record } });
    expect(ports.storage.held?.draft).toMatchObject({ customer: ada, customer_id: "5" });
  });
});

describe("a saved card whose number stays with the server", () => {
  const saved = { ...card, number: "•••• 4242", reference: "card_x" };

  it("OPS-IBE-53 is booked by its reference, and a typed one without", async () => {
    const queued = { ...filled, credit_card: blank.credit_card };
    const draft = { ...queued, tee_time: { ...queued.tee_time, availability_queue_id: "3" } };
    const fetched = await start(draft, { fetchCard: returns(ok(saved)) });
    await fetched.send(book);
    const { id: _, ...sent } = saved;
    expect(fetched.ports.book.mock.calls[0]?.[0].credit_card).toEqual(sent);

    const typed = await start(draft, { fetchCard: returns(ok(saved)) });
    await typed.send(change({ name: "credit_card.number", value: "4000000000000002" }));
    await typed.send(change({ name: "credit_card.cvv", value: "123" }), book);
    expect(typed.ports.book.mock.calls[0]?.[0].credit_card).not.toHaveProperty("reference");
  });
});

describe("a card number", () => {
  it("ANSWER-28 counts as sent from the first attempt", async () => {
    const { send, context } = await start(filled, { book: returns(invalid({ "credit_card.number": "Declined." })) });
    expect(context().sent_card).toBe("");
    await send({ type: "book.requested" });
    expect(context().sent_card).toBe(filled.credit_card.number);
  });
});
