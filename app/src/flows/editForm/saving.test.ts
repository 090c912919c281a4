import type { ApiResult } from "@teedesk/domain";
import { describe, expect, it, vi } from "vitest";
import { conflict, failed, invalid, ok, settle, unauthorized } from "../testing.ts";
import { selectDisputes, selectIsModified } from "./selectors.ts";
import type { EditFormEvent } from "./setup.ts";
import {
  basics,
  brand,
  breaks,
  type Club,
  change,
  club,
  type Draft,
  edit,
  editing,
  type Input,
  leave,
  locked,
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

it("emits an event each time a save is refused, so that the view can lead to the reason", async () => {
  const { said } = await start({}, 7, [edit, brand(""), submit, submit]);
  expect(said).toEqual([{ type: "form.refused" }, { type: "form.refused" }]);
});

describe("saving", () => {
  const typed = [edit, brand("Titleist"), submit];

  it.each<[string, Ports["update"], unknown]>([
    ["CROSS-25 200", basics.update, locked("saved")],
    ["CROSS-26 CROSS-31 422", returns(invalid({ brand: "Taken." })), editing("invalid")],
    ["409", returns(conflict("Callaway")), { open: "conflict" }],
    ["409 that cannot be read", returns(conflict("unreadable")), editing("fatal")],
    ["401", returns(unauthorized), editing("modified")],
    ["CROSS-33 500", returns(failed(500)), editing("fatal")],
    ["CROSS-34 no response", returns(failed(null, "")), editing("fatal")],
    ["a broken port", breaks, editing("fatal")],
  ])("after %s", async (_, update, state) => {
    const { value, snapshot } = await start({ update }, 7, typed);
    await settle();
    expect(value()).toEqual(state);
    expect(snapshot().context.draft.brand).toBe("Titleist");
  });

  it("sends one call however often the form is submitted", async () => {
    const { actor, update } = await start({ update: never }, 7, typed);
    actor.send(submit);
    actor.send(submit);
    expect(update).toHaveBeenCalledOnce();
  });

  it("is neither left nor locked under way", async () => {
    const { snapshot } = await start({ update: never }, 7, [...typed, leave, simple("lock.requested")]);
    expect([snapshot().value, snapshot().hasTag("busy")]).toEqual(["saving", true]);
  });

  it("CROSS-32 drops a field's message once the field changes, and only that one", async () => {
    const { actor, snapshot } = await start(
      { update: returns(invalid({ brand: "Taken.", "more.handed": "Odd." })) },
      7,
      typed,
    );
    await settle();
    actor.send(brand("Wilson"));
    expect([snapshot().value, snapshot().context.errors]).toEqual([editing("invalid"), { "more.handed": "Odd." }]);
    actor.send(change({ name: "more.handed", value: "0" }));
    expect([snapshot().context.errors, snapshot().context.draft]).toEqual([
      {},
      { brand: "Wilson", more: { handed: "0" } },
    ]);
  });
});

describe("a save that is answered with a question", () => {
  it.each<[string, number | null, EditFormEvent<Draft, Club>[]]>([
    ["created", null, [brand("Titleist"), submit]],
    ["updated", 7, [edit, brand("Titleist"), submit]],
  ])("ADM-CUST-31 ADM-CUST-33 is not done when the record is %s", async (_, id, events) => {
    const asked = () => Promise.resolve({ kind: "asked" as const });
    const { said, shelf, snapshot } = await start({ create: asked, update: asked }, id, events);
    await settle();
    expect([snapshot().value, said, shelf.held]).toEqual([editing("asked"), [], null]);
    expect([snapshot().context.draft.brand, snapshot().context.id]).toEqual(["Titleist", id]);
    expect(selectIsModified(snapshot())).toBe(true);
  });

  it("ADM-CUST-32 is sent again, with the answer, when it is submitted again", async () => {
    const update = (entity: Club, input: Input) =>
      Promise.resolve(input.handed === 0 ? ok({ ...entity, ...input }) : ({ kind: "asked" } as const));
    const typed = [edit, brand("Titleist"), submit];
    const form = await start({ update }, 7, typed);
    await settle();
    form.actor.send(change({ name: "more.handed", value: "0" }));
    expect(form.value()).toEqual(editing("asked"));
    form.actor.send(submit);
    await settle();
    expect([form.value(), form.update.mock.calls.length]).toEqual([locked("saved"), 2]);
  });
});

describe("a conflict", () => {
  const resolve = (events: readonly EditFormEvent<Draft, Club>[]) =>
    start(
      {
        update: (entity, input) =>
          Promise.resolve(entity.lock_version === 1 ? conflict("Callaway") : ok({ ...entity, ...input })),
      },
      7,
      [edit, brand("Titleist"), change({ name: "more.handed", value: "0" }), submit],
    ).then(async (form) => {
      await settle();
      for (const event of events) form.actor.send(event);
      return form;
    });

  it("shows the current record beside what was typed, for the fields both sides changed", async () => {
    expect(selectDisputes((await resolve([])).snapshot())).toEqual([
      { name: "brand", mine: "Titleist", theirs: "Callaway", side: "mine" },
    ]);
  });

  it.each<["mine" | "theirs", Draft]>([
    ["mine", { brand: "Titleist", more: { handed: "0" } }],
    ["theirs", { brand: "Callaway", more: { handed: "0" } }],
  ])("takes %s where chosen and saves on the current version", async (side, draft) => {
    const { actor, snapshot, update } = await resolve([
      { type: "conflict.sideChosen", name: "brand", side },
      simple("conflict.settled"),
    ]);
    expect([snapshot().value, snapshot().context.draft]).toEqual([editing("modified"), draft]);
    actor.send(submit);
    await settle();
    expect(update.mock.lastCall?.[0].lock_version).toBe(2);
    expect(snapshot().value).toEqual(locked("saved"));
  });

  it("is merged and saved when there is nothing to choose, and the alert has its message", async () => {
    const form = await start(
      {
        update: (entity, input) =>
          Promise.resolve(entity.lock_version === 1 ? conflict("Callaway") : ok({ ...entity, ...input })),
      },
      7,
      [edit, change({ name: "more.handed", value: "0" }), submit],
    );
    await settle();
    expect([form.value(), form.snapshot().context.draft]).toEqual([
      locked("saved"),
      { brand: "Callaway", more: { handed: "0" } },
    ]);
    expect(form.update.mock.calls.map(([entity]) => entity.lock_version)).toEqual([1, 2]);
    expect(form.snapshot().context.merged).toBe("Changed meanwhile.");
    form.actor.send(edit);
    form.actor.send(brand("Titleist"));
    form.actor.send(submit);
    await settle();
    expect(form.snapshot().context.merged).toBe("");
  });

  it("asks when the merged record is in conflict again", async () => {
    const form = await start({ update: returns(conflict("Callaway")) }, 7, [
      edit,
      change({ name: "more.handed", value: "0" }),
      submit,
    ]);
    await settle();
    expect([form.value(), form.update.mock.calls.length]).toEqual([{ open: "conflict" }, 2]);
  });

  it("comes back after declining to leave it", async () => {
    expect((await resolve([leave, no])).value()).toEqual({ open: "conflict" });
  });
});

describe("a save that returned less than the record (UNCLEAR-42)", () => {
  const told = (id: number | null) => () => Promise.resolve({ kind: "stored" as const, id });
  const typed = [edit, brand("Cobra"), submit];

  it("ends with the record as it is read", async () => {
    const { actor, value, snapshot, load, said } = await start({ update: told(7) }, 7, typed);
    await settle();
    await settle();
    expect([value(), snapshot().context.draft]).toEqual([locked("saved"), toDraft(club)]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(said).toEqual([{ type: "record.saved", id: 7 }]);
    actor.send(edit);
    expect(selectIsModified(snapshot())).toBe(false);
  });

  it("has nothing left to lose when it cannot be read, and is read on request", async () => {
    const reads: ApiResult<Club>[] = [failed(500), ok({ ...club, id: 9 })];
    const { actor, value, said, create, shelf } = await start(
      { create: told(9), load: () => Promise.resolve(reads.shift() ?? failed(500)) },
      null,
      [brand("Cobra"), submit],
    );
    await settle();
    await settle();
    expect([value(), selectIsModified(actor.getSnapshot()), shelf.held]).toEqual(["unread", false, null]);
    actor.send(simple("reload.requested"));
    await settle();
    expect([value(), said]).toEqual([locked("saved"), [{ type: "record.saved", id: 9 }]]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("is over where a new record's id is not told", async () => {
    const { actor, value, said } = await start({ create: told(null) }, null, [brand("Cobra"), submit]);
    await settle();
    expect([value(), actor.getSnapshot().status, said]).toEqual([
      "storedUnnamed",
      "done",
      [{ type: "record.unnamed" }],
    ]);
  });
});

describe("a save that does more than the fields show", () => {
  it("asks first, and stores on yes", async () => {
    const form = await start({}, 7, [edit, brand("doubtful"), submit]);
    expect(form.value()).toEqual({ asking: { save: "ready" } });
    form.actor.send(yes);
    await settle();
    expect(form.value()).toEqual({ open: { locked: "saved" } });
  });

  it.each([
    [false, { open: { locked: "saved" } }, 1],
    [true, { asking: { save: "ready" } }, 0],
  ])(
    "DECISION-18 keeps a yes while it is still reading, and stores only without a doubt (doubt: %s)",
    async (isDoubtful, end, count) => {
      const form = await start({ readsDoubts: true }, 7, [edit, brand("doubtful"), submit, yes, yes]);
      expect([form.value(), form.update.mock.calls]).toEqual([{ asking: { save: "kept" } }, []]);
      form.actor.send({ type: "doubts.read", isDoubtful });
      await settle();
      expect([form.value(), form.update.mock.calls.length]).toEqual([end, count]);
    },
  );

  it("waits for a yes where it was read before one, and forgets a kept one on no", async () => {
    const read = { type: "doubts.read", isDoubtful: false } as const;
    const form = await start({ readsDoubts: true }, 7, [edit, brand("doubtful"), submit, read]);
    expect(form.value()).toEqual({ asking: { save: "ready" } });
    for (const event of [simple("doubts.awaited"), yes, no, read]) form.actor.send(event);
    await settle();
    expect([form.value(), form.update.mock.calls]).toEqual([editing("modified"), []]);
  });

  it.each([
    ["asked", [], 1],
    ["kept", [yes], 0],
  ])("waits five seconds, and saves on the next yes then (%s)", async (_, before, again) => {
    const form = await start({ readsDoubts: true }, 7, [edit, brand("doubtful")]);
    vi.useFakeTimers();
    try {
      for (const event of [submit, ...before]) form.actor.send(event);
      vi.advanceTimersByTime(4999);
      expect(form.value()).toEqual({ asking: { save: before.length === 0 ? "reading" : "kept" } });
      vi.advanceTimersByTime(1);
      expect([form.value(), form.update.mock.calls]).toEqual([{ asking: { save: "late" } }, []]);
    } finally {
      vi.useRealTimers();
    }
    form.actor.send(again === 1 ? yes : no);
    await settle();
    expect(form.update).toHaveBeenCalledTimes(again);
  });

  it("stays as it was typed on no", async () => {
    const form = await start({}, 7, [edit, brand("doubtful"), submit, no]);
    expect([form.value(), form.snapshot().context.draft.brand]).toEqual([editing("modified"), "doubtful"]);
  });
});

it("opens unlocked and stays so after a save, where the text is there to be edited", async () => {
  const form = await start({ isUnlocked: true });
  expect([form.value(), form.snapshot().hasTag("readOnly")]).toEqual([editing("pristine"), false]);
  form.actor.send(brand("Cobra"));
  form.actor.send(submit);
  await settle();
  expect([form.value(), form.snapshot().context.savedAt]).toEqual([editing("saved"), "12:04"]);
  form.actor.send(submit);
  expect(form.update).toHaveBeenCalledTimes(1);
  form.actor.send(brand("Titleist"));
  expect(form.value()).toEqual(editing("modified"));
});
