import { describe, expect, it } from "vitest";
import { failed, ok } from "../testing.ts";
import type { BookingEvent } from "./context.ts";
import type { BookingPorts } from "./ports.ts";
import { selectClaim } from "./selectors.ts";
import {
  blank,
  book,
  booked,
  breaks,
  change,
  charge,
  editing,
  filled,
  never,
  players,
  returns,
  start,
  startOver,
  yes,
} from "./testing.ts";

const ana = {
  id: 12,
  first_name: "Ana",
  last_name: "Morales",
  postcode: "",
  email: "ana@example.test",
  phone: "",
  lock_version: 3,
};
const found = (customer: object = {}): BookingEvent => ({
  type: "customer.found",
  customer: { ...ana, ...customer },
});

describe("the place in a queue that the address claims", () => {
  const umar = { first_name: "Umar", last_name: "Sutton", postcode: "98101", email: "umar@example.test" };
  const claimed = {
    ...filled,
    customer: umar,
    tee_time: { ...filled.tee_time, availability_queue_id: "34", lost_lead_id: "7" },
    credit_card: blank.credit_card,
  };
  const places = ({ tee_time }: typeof blank) => [tee_time.availability_queue_id, tee_time.lost_lead_id];

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

  it("is not let go by Start over before the question is confirmed, though nothing was typed", async () => {
    const { send, form, context } = await start(claimed);
    await send(startOver);
    expect([form(), places(context().draft)]).toEqual([{ asking: "startOver" }, ["34", "7"]]);
  });

  it("is let go while Book waits for a look-up, which ends the attempt", async () => {
    const { ports, send, form, context } = await start(claimed, { lookUp: never });
    await send(book);
    expect(form()).toEqual({ lookingUp: "screening" });
    await send({ type: "claim.released" });
    expect([form(), places(context().draft)]).toEqual([editing("ready"), ["", ""]]);
    expect(ports.book).not.toHaveBeenCalled();
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

describe("the customer on record", () => {
  const another = [
    change({ name: "tee_time.play_date", value: "12/25/2026" }),
    change({ name: "tee_time.play_time", value: "09:00" }),
    players("2"),
    charge("90"),
  ];
  const sent = ({ book: { mock } }: Awaited<ReturnType<typeof start>>["ports"]) =>
    mock.calls.map(([booking]) => booking.customer_id);

  it("who was chosen is sent with the booking, by id", async () => {
    const { ports, send } = await start(filled);
    await send(found(), book);
    expect(sent(ports)).toEqual([12]);
  });

  it.each([
    ["a specified server, which has no versions", [found({ lock_version: undefined })]],
    ["Undo", [found(), { type: "customer.returned" } as const]],
  ])("is not sent after %s", async (_, events) => {
    const { ports, send } = await start(filled);
    await send(...events, book);
    expect(sent(ports)).toEqual([undefined]);
  });

  it.each([
    [0, 5],
    [null, undefined],
  ])("of the last booking, in version %s, is sent with another one as %s", async (lock_version, id) => {
    const { ports, send } = await start(filled, { book: returns(ok({ ...booked, lock_version })) });
    await send(book);
    await send({ type: "bookAnother.requested" }, ...another);
    await send(book);
    await send(yes);
    expect(sent(ports)).toEqual([undefined, id]);
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
    ["another number is on record", returns(ok("kept" as const)), "kept"],
    ["the customer is not known", returns(ok("unmatched" as const)), "unmatched"],
    ["500", returns(failed(500)), "failed"],
    ["a broken port", breaks, "failed"],
  ])("is booked all the same when %s", async (_, storePhone, state) => {
    const { ports, send, snapshot, form } = await start(filled, { storePhone });
    await send(typed, book);
    expect([form(), snapshot().value.phone]).toEqual([editing("booked"), state]);
    await send({ type: "phone.retried" });
    expect(ports.storePhone).toHaveBeenCalledTimes(state === "failed" ? 2 : 1);
  });

  it("is asked about by Start over while it could not be stored", async () => {
    const { send, form, snapshot } = await start(filled, { storePhone: returns(failed(500)) });
    await send(typed, book);
    await send(startOver);
    expect([form(), snapshot().value.phone]).toEqual([{ asking: "startOver" }, "failed"]);
    await send(yes);
    expect(snapshot().value.phone).toBe("none");
  });

  it("has a call of its own, which the closed confirmation marks as given up", async () => {
    const { ports, send } = await start(filled, { storePhone: never });
    await send(typed, book);
    const signal = ports.storePhone.mock.calls[0]?.[2];
    expect(signal?.aborted).toBe(false);
    await send({ type: "confirmation.closed" });
    expect(signal?.aborted).toBe(true);
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
