import { blankBookingDraft } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import type { BookingEvent } from "./context.ts";
import { blank, book, card, change, charge, filled, start, startOver, yes } from "./testing.ts";

const message = "The booking was undone.";
const undone: BookingEvent = { type: "booking.undone", id: 77, message };
const swapped: BookingEvent = { type: "undone.swapped" };
const cardless = { ...filled, credit_card: blank.credit_card };
const phone: BookingEvent = { type: "phone.changed", phone: "858 555 0123" };

async function booked(draft = filled) {
  const opened = await start(draft);
  await opened.send(phone, book, yes);
  expect(opened.context().booked?.id).toBe(77);
  return opened;
}

const hopper = change({ name: "customer.last_name", value: "Hopper" });

/** Types a whole booking into a blank form. */
const typeHopper: readonly BookingEvent[] = [
  ...(["play_date", "play_time", "players", "course"] as const).map((name) =>
    change({ name: `tee_time.${name}`, value: filled.tee_time[name] }),
  ),
  charge(filled.charge),
  change({ name: "customer.first_name", value: "Grace" }),
  hopper,
  change({ name: "customer.email", value: "grace@example.test" }),
];

describe("a booking that is undone", () => {
  it("brings its form back as it was typed, but for the card, and may be booked again under another key", async () => {
    const { context, send, ports, form } = await booked();
    await send(undone);
    expect([context().draft, context().phone, context().booked]).toEqual([cardless, "858 555 0123", null]);
    expect(context().undone).toEqual({ id: 77, message, kept: null, isShown: true });
    expect(form()).toEqual({ editing: "ready" });
    expect(ports.storage.held?.draft).toEqual(cardless);
    await send(charge("90"), change({ name: "credit_card.number", value: "4242424242424242" }));
    await send(
      change({ name: "credit_card.expmo", value: "12" }),
      change({ name: "credit_card.expyr", value: "2030" }),
    );
    await send(change({ name: "credit_card.cvv", value: "123" }), book, yes);
    const keys = ports.book.mock.calls.map(([, key]) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    expect(context().undone).toBeNull();
  });

  it("is no recent booking: the same one again is not doubted", async () => {
    const { context, send, ports } = await booked();
    expect(ports.recentBookings.read()).toHaveLength(1);
    await send(undone);
    expect([ports.recentBookings.read(), context().draft]).toEqual([[], cardless]);
  });

  it("takes its queue place again", async () => {
    const queued = { ...filled, tee_time: { ...filled.tee_time, availability_queue_id: "12" } };
    const { context, send } = await booked(queued);
    await send(undone);
    expect(context().draft.tee_time.availability_queue_id).toBe("12");
    expect(context().initial.tee_time.availability_queue_id).toBe("12");
  });

  it("leaves what was typed since, and changes places with it", async () => {
    const { context, send, ports } = await booked();
    const next = change({ name: "customer.last_name", value: "Hopper" });
    await send(next, change({ name: "credit_card.cvv", value: "737" }), undone);
    expect([context().draft.customer.last_name, context().undone?.isShown]).toEqual(["Hopper", false]);
    await send(swapped);
    expect([context().draft, context().undone?.isShown]).toEqual([cardless, true]);
    await send(swapped);
    expect([context().draft.customer.last_name, context().undone?.kept?.draft]).toEqual(["Hopper", cardless]);
    expect([context().draft.credit_card.cvv, ports.storage.held?.draft.credit_card.cvv]).toEqual(["737", ""]);
  });

  it("leaves what was typed since for after it is booked again", async () => {
    const { context, send, ports, form, snapshot } = await booked();
    await send(change({ name: "customer.last_name", value: "Hopper" }), undone, swapped);
    await send(
      change({ name: "credit_card.number", value: filled.credit_card.number }),
      change({ name: "credit_card.expmo", value: filled.credit_card.expmo }),
      change({ name: "credit_card.expyr", value: filled.credit_card.expyr }),
      change({ name: "credit_card.cvv", value: filled.credit_card.cvv }),
    );
    await send(book, yes);
    expect([ports.book.mock.calls.length, form(), context().undone]).toEqual([2, { editing: "booked" }, null]);
    expect([context().draft.customer.last_name, ports.storage.held?.draft.customer.last_name]).toEqual([
      "Hopper",
      "Hopper",
    ]);
    // The customer just booked does not come into another caller's form, with another caller's card.
    expect(snapshot().can({ type: "bookAnother.requested" })).toBe(false);
  });

  it("brings its form back once another caller is booked, which was typed since", async () => {
    const { context, send, ports, form, snapshot } = await booked();
    await send(...typeHopper, undone);
    await send(book);
    await send(yes);
    expect([ports.book.mock.calls.length, form(), context().booked?.order.customer.last_name]).toEqual([
      2,
      { editing: "booked" },
      "Hopper",
    ]);
    expect([context().draft, context().phone]).toEqual([cardless, "858 555 0123"]);
    expect(context().undone).toEqual({ id: 77, message, kept: null, isShown: true });
    expect(ports.storage.held?.draft).toEqual(cardless);
    expect(snapshot().can({ type: "bookAnother.requested" })).toBe(false);
  });

  it.each([
    ["its own form", [undone], "Hopper", cardless.customer.last_name],
    ["what was typed since", [undone, swapped], cardless.customer.last_name, "Hopper"],
  ] as const)("keeps %s when another booking is undone late", async (_, events, shown, kept) => {
    const { context, send } = await booked();
    await send(hopper, ...events, { type: "booking.undone", id: 76, message });
    expect(context().undone).toMatchObject({ id: 77, message: `${message} Tee time 76: ${message}` });
    expect([context().draft.customer.last_name, context().undone?.kept?.draft.customer.last_name]).toEqual([
      shown,
      kept,
    ]);
    await send(swapped);
    expect(context().draft.customer.last_name).toBe(kept);
  });

  it("is no longer in sight once its form is given up, and what was typed since comes back", async () => {
    const { context, send, ports } = await booked();
    await send(hopper, undone, swapped, startOver, yes);
    expect([context().undone, context().draft.customer.last_name]).toEqual([null, "Hopper"]);
    expect(ports.storage.held?.draft.customer.last_name).toBe("Hopper");
    await send(startOver, yes);
    expect([context().draft, ports.storage.held]).toEqual([blankBookingDraft("3"), null]);
  });

  it("is no longer in sight once its form is given up, with nothing typed since", async () => {
    const { context, send, ports } = await booked();
    await send(undone, startOver, yes);
    expect([context().undone, context().draft, ports.storage.held]).toEqual([null, filled, null]);
  });

  it("offers its form still where what was typed since is given up, and keeps no blank form beside it", async () => {
    const { context, send } = await booked();
    await send(hopper, undone, startOver, yes);
    expect(context().undone).toMatchObject({ id: 77, kept: { draft: cardless }, isShown: false });
    await send(swapped);
    expect([context().draft, context().undone]).toEqual([cardless, { id: 77, message, kept: null, isShown: true }]);
  });

  it("ANSWER-25 is stored with the form that is hidden, without its card, until that is closed", async () => {
    const { context, send, ports } = await booked();
    await send(hopper, change({ name: "credit_card.number", value: card.number }), undone);
    const stored = {
      id: 77,
      message,
      kept: { initial: cardless, draft: cardless, phone: "858 555 0123", sent_card: "" },
    };
    expect(ports.storage.held?.undone).toEqual({ ...stored, isShown: false });
    await send(swapped);
    expect(ports.storage.held?.undone?.kept?.draft).toEqual({
      ...context().undone?.kept?.draft,
      credit_card: blank.credit_card,
    });
    expect(context().undone?.kept?.draft.credit_card.number).toBe(card.number);
    const reloaded = await start(blank, { drafts: { ...ports.drafts, read: () => ports.storage.held } });
    expect([reloaded.context().draft, reloaded.context().undone]).toEqual([cardless, ports.storage.held?.undone]);
    await reloaded.send(swapped);
    expect(reloaded.context().draft.customer.last_name).toBe("Hopper");
    await reloaded.send({ type: "undone.closed" });
    const { held } = reloaded.ports.storage;
    expect([held?.draft.customer.last_name, held?.undone]).toEqual(["Hopper", null]);
  });

  it("ANSWER-28 keeps no saved card for the form that changes places, but reads it again", async () => {
    const queued = { ...cardless, tee_time: { ...filled.tee_time, availability_queue_id: "12" } };
    const { context, send, ports } = await start(queued);
    await send(change({ name: "credit_card.cvv", value: "123" }), book, yes);
    await send(change({ name: "customer.last_name", value: "Hopper" }), undone, swapped);
    expect([context().draft.credit_card.number, context().saved_card]).toEqual([card.number, card]);
    await send(change({ name: "credit_card.cvv", value: "456" }), swapped, swapped);
    expect(context().draft.credit_card).toMatchObject({ number: card.number, cvv: "456" });
    await send(swapped);
    ports.fetchCard.mockResolvedValue({ kind: "failed", status: 500, body: "", request_id: null });
    await send(swapped);
    expect([context().draft.credit_card.number, context().saved_card]).toEqual(["", null]);
  });

  it("does not change places with a form whose outcome is unknown", async () => {
    const { context, send, snapshot, ports } = await booked();
    await send(change({ name: "customer.last_name", value: "Hopper" }), undone, swapped);
    ports.book.mockRejectedValue(new Error("port"));
    await send(book);
    await send(yes);
    expect(snapshot().matches({ form: { editing: "uncertain" } })).toBe(true);
    expect([context().intent.unsettled === "", snapshot().can(swapped)]).toEqual([false, false]);
  });

  it.each<[string, readonly BookingEvent[], number | undefined]>([
    ["as a later one is in sight leaves that", [], 77],
    ["once no outcome is in sight is reported all the same", [{ type: "confirmation.closed" }], undefined],
  ])("%s, and no form comes back", async (_, events, shown) => {
    const { context, send, ports } = await booked();
    await send(...events, { type: "booking.undone", id: 76, message });
    expect(context().undone).toEqual({ id: 76, message, kept: null, isShown: false });
    expect([context().booked?.id, context().draft.customer]).toEqual([shown, blank.customer]);
    expect(ports.recentBookings.read()).toHaveLength(1);
  });

  it("can be put away", async () => {
    const { context, send } = await booked();
    await send(undone, { type: "undone.closed" });
    expect([context().undone, context().draft]).toEqual([null, cardless]);
  });
});
