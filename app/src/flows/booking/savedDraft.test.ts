import type { ApiResult } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { failed, invalid, settle, unauthorized } from "../testing.ts";
import type { BookedTeeTime, BookingPorts, SavedDraft } from "./ports.ts";
import { selectIsUnsettled } from "./selectors.ts";
import {
  asking,
  blank,
  book,
  change,
  charge,
  editing,
  filled,
  never,
  no,
  returns,
  start,
  startOver,
  yes,
} from "./testing.ts";

describe("a saved draft", () => {
  it("ANSWER-25 holds what was typed, never the card", async () => {
    const { ports, send } = await start(filled);
    await send(charge("115"));
    expect(ports.storage.held?.draft.charge).toBe("115");
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
    await send(charge("115"));
    await send(charge("100.00"));
    expect(ports.storage.held).toBeNull();
    await send(charge("115"));
    await send(startOver, yes);
    expect(ports.storage.held).toBeNull();
    await send(charge("115"));
    await send(change({ name: "credit_card.number", value: "" }), book);
    await send(yes);
    expect(ports.storage.held).toBeNull();
  });

  const saved: SavedDraft = {
    draft: { ...filled, credit_card: blank.credit_card, charge: "115", discount_code: "FAIRWAY15" },
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
    expect([form(), context().draft.charge]).toEqual([editing("restored"), "115"]);
    await send(startOver, yes);
    expect([form(), context().draft]).toEqual([editing("ready"), blank]);
  });

  it("notes an attempt under way as one that may have booked, also against a late timer", async () => {
    const { ports, actor, clock } = await start(filled, { book: never });
    actor.send(charge("115"));
    clock.increment(300);
    await settle();
    actor.send(book);
    await settle();
    const attempt = { course_id: 3, customer: filled.customer };
    expect(ports.storage.held).toMatchObject({ key: "key-1", isUnsettled: true, attempt });
    clock.increment(1000);
    expect(ports.storage.held).toMatchObject({ key: "key-1", isUnsettled: true });
  });

  it.each<[string, ApiResult<BookedTeeTime>, string, boolean]>([
    ["401", unauthorized, "key-1", false],
    ["422", invalid({}), "key-2", false],
    ["500", failed(500), "key-1", true],
  ])("is saved again after %s", async (_, result, key, isUnsettled) => {
    const { ports, send } = await start(filled, { book: returns(result) });
    await send(book);
    expect(ports.storage.held).toMatchObject({ key, isUnsettled });
  });

  it.each(["session.lost", "page.hidden"] as const)("is written at once after %s, if there is one", async (type) => {
    const { ports, actor } = await start(filled);
    actor.send({ type });
    actor.send(change({ name: "credit_card.cvv", value: "999" }));
    actor.send({ type });
    expect(ports.storage.held).toBeNull();
    actor.send(charge("115"));
    actor.send({ type });
    expect(ports.storage.held?.draft.charge).toBe("115");
  });

  it("of an attempt under way keeps its mark when the page is hidden", async () => {
    const { ports, actor } = await start(filled, { book: never });
    actor.send(charge("115"));
    actor.send(book);
    await settle();
    actor.send({ type: "page.hidden" });
    expect(ports.storage.held).toMatchObject({ isUnsettled: true });
  });
});
