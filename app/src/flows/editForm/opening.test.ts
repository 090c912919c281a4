import type { ApiResult } from "@teedesk/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { failed, ok, settle } from "../testing.ts";
import { selectDisputes } from "./selectors.ts";
import type { EditFormEvent } from "./setup.ts";
import {
  asking,
  basics,
  brand,
  breaks,
  type Club,
  change,
  club,
  type Draft,
  edit,
  editing,
  locked,
  machine,
  never,
  no,
  type Ports,
  returns,
  simple,
  start,
  submit,
  toDraft,
  yes,
} from "./testing.ts";

describe("a record that a list showed", () => {
  const old: Club = { ...club, brand: "Old" };
  const newest: Club = { ...club, lock_version: 4, brand: "Newest" };
  /** Opens the listed record; its read ends when the test says so. */
  async function open(events: readonly EditFormEvent<Draft, Club>[] = []) {
    let resolveResponse = (_result: ApiResult<Club>) => {};
    const response = new Promise<ApiResult<Club>>((resolve) => {
      resolveResponse = resolve;
    });
    const opened = await start({ load: () => response }, 7, events, old);
    const respond = async (result: ApiResult<Club>) => {
      resolveResponse(result);
      await settle();
    };
    return { ...opened, respond };
  }

  it("is shown at once, read-only, and replaced by what the server has", async () => {
    const { value, snapshot, respond } = await open([brand("typed")]);
    expect(value()).toEqual(locked({ listed: "shown" }));
    expect(snapshot().hasTag("readOnly")).toBe(true);
    expect(snapshot().context.draft.brand).toBe("Old");
    await respond(ok(newest));
    expect(value()).toEqual(locked("untouched"));
    expect(snapshot().context.edited).toEqual({ entity: newest, draft: toDraft(newest) });
  });

  it("is edited as the server has it, when Edit was pressed before that was read", async () => {
    const { value, snapshot, respond, actor, update } = await open([edit, edit]);
    expect(snapshot().hasTag("readOnly")).toBe(true);
    await respond(ok(newest));
    expect(value()).toEqual(editing("pristine"));
    actor.send(brand("Mine"));
    actor.send(simple("form.submitted"));
    await settle();
    expect(update.mock.calls[0]?.slice(0, 2)).toEqual([newest, { brand: "Mine", handed: 1 }]);
  });

  it.each([
    ["is gone", failed(404)],
    ["cannot be read", failed(500)],
  ])("is not shown any more when it %s", async (_, result) => {
    const { value, snapshot, respond } = await open([edit]);
    await respond(result);
    expect(value()).toBe("unavailable");
    expect(snapshot().context.edited).toEqual({ entity: null, draft: basics.blank() });
  });

  it("keeps what a part of its page made of it, whatever the read says later", async () => {
    const { value, snapshot, respond } = await open([{ type: "record.replaced", entity: newest }]);
    expect(value()).toEqual(locked("untouched"));
    await respond(ok(old));
    expect(snapshot().context.edited.entity).toEqual(newest);
  });

  it("is asked about as the server has it, when Delete was pressed before that was read", async () => {
    const { value, snapshot, respond, actor } = await open([simple("delete.requested")]);
    expect(value()).toEqual(locked({ listed: "deleteWanted" }));
    await respond(ok(newest));
    expect([value(), snapshot().context.edited.entity]).toEqual([asking("delete"), newest]);
    actor.send(simple("question.declined"));
    expect(value()).toEqual(locked("untouched"));
  });

  it("is read again after a question", async () => {
    const { value, load, actor } = await open([simple("reload.requested"), no]);
    expect(value()).toEqual(locked({ listed: "shown" }));
    expect(load).toHaveBeenCalledTimes(2);
    actor.stop();
  });

  it("says that it is loading when the read takes long", async () => {
    vi.useFakeTimers();
    try {
      const actor = createActor(machine, { input: { ports: { ...basics, load: never }, id: 7, listed: old } });
      actor.start();
      vi.advanceTimersByTime(399);
      expect(actor.getSnapshot().value).toEqual(locked({ listed: "shown" }));
      vi.advanceTimersByTime(1);
      expect([actor.getSnapshot().value, actor.getSnapshot().hasTag("loading")]).toEqual([
        locked({ listed: "slow" }),
        true,
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits for the read where a draft from before a sign-in will stand", async () => {
    const kept = { draft: { brand: "Kept", more: { handed: "1" } }, edited: { entity: club, draft: toDraft(club) } };
    const drafts = { read: () => kept, write: () => {}, clear: () => {} };
    const { value, snapshot } = await start({ load: never, drafts }, 7, [], old);
    expect([value(), snapshot().context.edited.entity]).toEqual(["loading", null]);
  });
});

describe("opening", () => {
  it.each<[string, number | null, Ports["load"], unknown]>([
    ["CROSS-17 a new record in edit mode", null, never, editing("pristine")],
    ["CROSS-18 an existing record read-only", 7, returns(ok(club)), locked("untouched")],
    ["a record that is on its way", 7, never, "loading"],
    ["a record that is not there", 7, returns(failed(404)), "unavailable"],
    ["a record when the port breaks", 7, breaks, "unavailable"],
  ])("shows %s", async (_, id, load, state) => {
    expect((await start({ load }, id)).value()).toEqual(state);
  });

  it("begins with a record that is known, and reads it again on request", async () => {
    const ports: Ports = { ...basics, load: returns(ok({ ...club, brand: "Mizuno" })) };
    const actor = createActor(machine, { input: { ports, id: 7, known: club } });
    expect(actor.getSnapshot().value).toEqual(locked("untouched"));
    expect(actor.getSnapshot().context.draft.brand).toBe("Ping");
    actor.start();
    actor.send(simple("reload.requested"));
    actor.send(yes);
    await settle();
    expect(actor.getSnapshot().context.draft.brand).toBe("Mizuno");
  });

  it("takes up a saved draft of a record that is known, on the version it was made from", () => {
    const older = { ...club, lock_version: 0 };
    const kept = { draft: { brand: "typed", more: { handed: "1" } }, edited: { entity: older, draft: toDraft(older) } };
    const ports: Ports = { ...basics, drafts: { ...basics.drafts, read: () => kept } };
    const { value, context } = createActor(machine, {
      input: { ports, id: 7, known: club },
    }).getSnapshot();
    expect(value).toEqual(editing("restored"));
    expect(context).toMatchObject({ draft: { brand: "typed" }, edited: { entity: older } });
  });

  it("tries again when asked to", async () => {
    const resultsInTurn: ApiResult<Club>[] = [failed(500), ok(club)];
    const { actor, value } = await start({ load: () => Promise.resolve(resultsInTurn.shift() ?? failed(500)) });
    expect(actor.getSnapshot().context.failure).toEqual({ status: 500, body: "boom", request_id: null });
    actor.send(simple("reload.requested"));
    await settle();
    expect(value()).toEqual(locked("untouched"));
  });
});

describe("a record that something else on its page changed", () => {
  const renewed: EditFormEvent<Draft, Club> = {
    type: "record.replaced",
    entity: { ...club, lock_version: 2, brand: "Cobra", handed: 0 },
  };

  it("is shown as it is now", async () => {
    const { value, snapshot } = await start({}, 7, [renewed]);
    expect([value(), snapshot().context.draft]).toEqual([
      locked("untouched"),
      { brand: "Cobra", more: { handed: "0" } },
    ]);
  });

  it("keeps what was typed and is saved on the version it has now", async () => {
    const mine = change({ name: "more.handed", value: "0" });
    const cobra: EditFormEvent<Draft, Club> = { ...renewed, entity: { ...club, lock_version: 2, brand: "Cobra" } };
    const { actor, value, snapshot, update } = await start({}, 7, [edit, mine, cobra]);
    expect([value(), snapshot().context.draft]).toEqual([
      editing("modified"),
      { brand: "Cobra", more: { handed: "0" } },
    ]);
    actor.send(submit);
    await settle();
    expect(update.mock.lastCall?.[0].lock_version).toBe(2);
  });

  it("ANSWER-16 asks about a field that both sides changed, and keeps the choices that are made", async () => {
    const { actor, value, snapshot } = await start({}, 7, [edit, brand("Titleist"), renewed]);
    expect([value(), selectDisputes(snapshot())]).toEqual([
      { open: "conflict" },
      [{ name: "brand", mine: "Titleist", theirs: "Cobra", side: "mine" }],
    ]);
    actor.send({ type: "conflict.sideChosen", name: "brand", side: "theirs" });
    actor.send(renewed);
    actor.send(simple("conflict.settled"));
    expect(snapshot().context.draft).toEqual({ brand: "Cobra", more: { handed: "0" } });
  });
});
