import type { Answer } from "@teedesk/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { noResponse } from "../answer.ts";
import type { FieldChange } from "../field.ts";
import {
  after,
  broken,
  conflict,
  done,
  failed,
  invalid,
  ok,
  reachableStates,
  restingStates,
  settle,
  unauthorized,
} from "../testing.ts";
import { editFormMachine } from "./machine.ts";
import type { EditFormPorts, SavedDraft } from "./ports.ts";
import { selectDisputes, selectIsModified } from "./selectors.ts";
import type { EditFormEvent } from "./setup.ts";

type Club = { readonly id: number; readonly lock_version: number; readonly brand: string; readonly handed: number };
type Draft = { readonly brand: string; readonly more: { readonly handed: string } };
type Input = { readonly brand: string; readonly handed: number };
type Ports = EditFormPorts<Draft, Input, Club>;

const club: Club = { id: 7, lock_version: 1, brand: "Ping", handed: 1 };
const toDraft = ({ brand, handed }: Club): Draft => ({ brand, more: { handed: String(handed) } });
const never = () => new Promise<never>(() => {});
const answers = (answer: Answer<Club>) => () => Promise.resolve(answer);
const breaks = () => Promise.reject(new Error("port"));

const basics = {
  blank: () => ({ brand: "", more: { handed: "1" } }),
  toDraft,
  parse: ({ brand, more }) =>
    brand === ""
      ? { failure: [{ path: "brand", code: "unexpected_shape" }] }
      : { success: { brand, handed: Number(more.handed) } },
  isDoubtful: (_, draft) => draft.brand === "doubtful",
  idOf: ({ id }) => id,
  readCurrent: (current) => (current === "unreadable" ? null : { ...club, lock_version: 2, brand: String(current) }),
  load: answers(ok(club)),
  create: (input) => Promise.resolve(ok({ ...club, ...input })),
  update: (entity, input) => Promise.resolve(ok({ ...entity, ...input, lock_version: entity.lock_version + 1 })),
  remove: answers(ok(club)),
  timeOfDay: () => "12:04",
  drafts: { read: () => null, write: () => {}, clear: () => {} },
} satisfies Ports;

const machine = editFormMachine<Draft, Input, Club>();

const change = (value: FieldChange<Draft>): EditFormEvent<Draft, Club> => ({ type: "field.changed", change: value });
const brand = (value: string) => change({ name: "brand", value });
const simple = (
  type: Exclude<
    EditFormEvent<Draft, Club>["type"],
    "field.changed" | "leave.requested" | "conflict.sideChosen" | "record.replaced"
  >,
): EditFormEvent<Draft, Club> => ({ type });
const leave: EditFormEvent<Draft, Club> = { type: "leave.requested", path: "/home" };

async function start(
  stub: Partial<Ports> = {},
  id: number | null = 7,
  events: readonly EditFormEvent<Draft, Club>[] = [],
  listed: Club | null = null,
) {
  const shelf: { held: SavedDraft<Draft, Club> | null } = { held: stub.drafts?.read() ?? null };
  const create = vi.fn(stub.create ?? basics.create);
  const update = vi.fn(stub.update ?? basics.update);
  const load = vi.fn(stub.load ?? basics.load);
  const ports: Ports = {
    ...basics,
    ...stub,
    create,
    update,
    load,
    drafts: {
      read: () => shelf.held,
      write: (kept) => {
        shelf.held = kept;
      },
      clear: () => {
        shelf.held = null;
      },
    },
  };
  const actor = createActor(machine, { input: { ports, id, listed } });
  const said: unknown[] = [];
  actor.on("*", (event) => said.push(event));
  actor.start();
  await settle();
  for (const event of events) actor.send(event);
  const snapshot = () => actor.getSnapshot();
  return { actor, shelf, create, update, load, said, snapshot, value: () => snapshot().value };
}

const editing = (state: string) => ({ open: { editing: state } });
const locked = (state: string | object) => ({ open: { locked: state } });
const asking = (question: string) => ({ asking: question });

describe("a record that a list showed", () => {
  const old: Club = { ...club, brand: "Old" };
  const newest: Club = { ...club, lock_version: 4, brand: "Newest" };
  /** Opens the listed record; its read ends when the test says so. */
  async function open(events: readonly EditFormEvent<Draft, Club>[] = []) {
    let come = (_answer: Answer<Club>) => {};
    const coming = new Promise<Answer<Club>>((resolve) => {
      come = resolve;
    });
    const opened = await start({ load: () => coming }, 7, events, old);
    const answered = async (answer: Answer<Club>) => {
      come(answer);
      await settle();
    };
    return { ...opened, answered };
  }

  it("is shown at once, read-only, and replaced by what the server has", async () => {
    const { value, snapshot, answered } = await open([brand("typed")]);
    expect(value()).toEqual(locked({ listed: "shown" }));
    expect(snapshot().hasTag("readOnly")).toBe(true);
    expect(snapshot().context.draft.brand).toBe("Old");
    await answered(ok(newest));
    expect(value()).toEqual(locked("untouched"));
    expect(snapshot().context.edited).toEqual({ entity: newest, draft: toDraft(newest) });
  });

  it("is edited as the server has it, when Edit was pressed before that was read", async () => {
    const { value, snapshot, answered, actor, update } = await open([edit, edit]);
    expect(snapshot().hasTag("readOnly")).toBe(true);
    await answered(ok(newest));
    expect(value()).toEqual(editing("pristine"));
    actor.send(brand("Mine"));
    actor.send(simple("form.submitted"));
    await settle();
    expect(update.mock.calls[0]?.slice(0, 2)).toEqual([newest, { brand: "Mine", handed: 1 }]);
  });

  it.each([
    ["is gone", failed(404)],
    ["cannot be read", failed(500)],
  ])("is not shown any more when it %s", async (_, answer) => {
    const { value, snapshot, answered } = await open([edit]);
    await answered(answer);
    expect(value()).toBe("unavailable");
    expect(snapshot().context.edited).toEqual({ entity: null, draft: basics.blank() });
  });

  it("keeps what a part of its page made of it, whatever the read says later", async () => {
    const { value, snapshot, answered } = await open([{ type: "record.replaced", entity: newest }]);
    expect(value()).toEqual(locked("untouched"));
    await answered(ok(old));
    expect(snapshot().context.edited.entity).toEqual(newest);
  });

  it("is asked about as the server has it, when Delete was pressed before that was read", async () => {
    const { value, snapshot, answered, actor } = await open([simple("delete.requested")]);
    expect(value()).toEqual(locked({ listed: "deleteWanted" }));
    await answered(ok(newest));
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
    ["CROSS-18 an existing record read-only", 7, answers(ok(club)), locked("untouched")],
    ["a record that is on its way", 7, never, "loading"],
    ["a record that is not there", 7, answers(failed(404)), "unavailable"],
    ["a record when the port breaks", 7, breaks, "unavailable"],
  ])("shows %s", async (_, id, load, state) => {
    expect((await start({ load }, id)).value()).toEqual(state);
  });

  it("begins with a record that is known, and reads it again on request", async () => {
    const ports: Ports = { ...basics, load: answers(ok({ ...club, brand: "Mizuno" })) };
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
    const answersInTurn: Answer<Club>[] = [failed(500), ok(club)];
    const { actor, value } = await start({ load: () => Promise.resolve(answersInTurn.shift() ?? failed(500)) });
    expect(actor.getSnapshot().context.failure).toEqual({ status: 500, body: "boom", request_id: null });
    actor.send(simple("reload.requested"));
    await settle();
    expect(value()).toEqual(locked("untouched"));
  });
});

const edit = simple("edit.requested");
const submit = simple("form.submitted");
const yes = simple("question.confirmed");
const no = simple("question.declined");

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

it("tells each time a save was refused, so that the view can lead to the reason", async () => {
  const { said } = await start({}, 7, [edit, brand(""), submit, submit]);
  expect(said).toEqual([{ type: "form.refused" }, { type: "form.refused" }]);
});

describe("an existing record", () => {
  it.each<[string, EditFormEvent<Draft, Club>[], unknown]>([
    ["CROSS-22 opens for editing", [edit], editing("pristine")],
    ["CROSS-22 is locked again", [edit, simple("lock.requested")], locked("untouched")],
    ["CROSS-23 is modified by any change", [edit, brand("Titleist")], editing("modified")],
    ["ignores changes while locked", [brand("Titleist")], locked("untouched")],
    ["CROSS-24 is not saved without a change", [edit, submit], editing("pristine")],
    [
      "CROSS-24 is not saved when the change was taken back",
      [edit, brand("x"), brand("Ping"), submit],
      editing("modified"),
    ],
    ["CROSS-24 is saved when modified", [edit, brand("Titleist"), submit], "saving"],
    ["is not sent when our own rules refuse it", [edit, brand(""), submit], editing("incomplete")],
    ["asks before locking away changes", [edit, brand("x"), simple("lock.requested")], asking("lock")],
    ["is locked without its changes on yes", [edit, brand("x"), simple("lock.requested"), yes], locked("untouched")],
    ["CROSS-27 asks before clearing", [edit, simple("clear.requested")], asking("clear")],
    ["CROSS-27 is cleared on yes", [edit, simple("clear.requested"), yes], editing("modified")],
    ["CROSS-27 is left alone on no", [edit, simple("clear.requested"), no], editing("pristine")],
    ["CROSS-28 asks before reloading", [simple("reload.requested")], asking("reload")],
    ["CROSS-28 stays locked on no", [simple("reload.requested"), no], locked("untouched")],
    ["CROSS-28 keeps its changes on no", [edit, brand("x"), simple("reload.requested"), no], editing("modified")],
    ["CROSS-29 asks before deleting", [simple("delete.requested")], asking("delete")],
    ["CROSS-29 is not deleted on no", [simple("delete.requested"), no], locked("untouched")],
    ["CROSS-14 is deleted on yes", [simple("delete.requested"), yes], "deleting"],
    ["lets go when nothing would be lost", [edit, leave], editing("pristine")],
    ["asks before leaving with changes", [edit, brand("x"), leave], asking("leave")],
    ["stays on no", [edit, brand("x"), leave, no], editing("modified")],
    ["leaves on yes", [edit, brand("x"), leave, yes], "left"],
  ])("%s", async (_, events, state) => {
    expect((await start({}, 7, events)).value()).toEqual(state);
  });

  it("CROSS-13 is empty after Clear, with its id", async () => {
    const { snapshot } = await start({}, 7, [edit, simple("clear.requested"), yes]);
    expect([snapshot().context.draft, snapshot().context.id]).toEqual([basics.blank(), 7]);
  });

  it("CROSS-12 CROSS-28 shows the server's record after Reload", async () => {
    const { snapshot, load } = await start({}, 7, [edit, brand("x"), simple("reload.requested"), yes]);
    await settle();
    expect([snapshot().value, snapshot().context.draft, load.mock.calls.length]).toEqual([
      locked("untouched"),
      toDraft(club),
      2,
    ]);
  });

  it("says where leaving goes, once it may", async () => {
    expect((await start({}, 7, [leave])).said).toEqual([{ type: "leave.allowed", path: "/home" }]);
    expect((await start({}, 7, [edit, brand("x"), leave])).said).toEqual([]);
    expect((await start({}, 7, [edit, brand("x"), leave, yes])).said).toEqual([
      { type: "leave.allowed", path: "/home" },
    ]);
  });

  it("CROSS-16 says that it was deleted", async () => {
    const { said, value } = await start({}, 7, [simple("delete.requested"), yes]);
    await settle();
    expect([value(), said]).toEqual(["deleted", [{ type: "record.deleted" }]]);
  });

  it.each<[string, NonNullable<Ports["remove"]>, unknown]>([
    ["422", answers(invalid({ "": "In use." })), editing("invalid")],
    ["401", answers(unauthorized), editing("modified")],
    ["409", answers(conflict("Callaway")), { open: "conflict" }],
    ["500", answers(failed(500)), editing("fatal")],
    ["a broken port", breaks, editing("fatal")],
  ])("keeps what was typed when deleting ends with %s", async (_, remove, state) => {
    const { value, snapshot } = await start({ remove }, 7, [edit, brand("x"), simple("delete.requested"), yes]);
    await settle();
    expect([value(), snapshot().context.draft.brand]).toEqual([state, "x"]);
  });

  it.each<[string, NonNullable<Ports["remove"]>, object]>([
    ["422", answers(invalid({ "": "In use." })), { errors: { "": "In use." }, failure: noResponse }],
    [
      "409",
      answers(conflict(null)),
      { errors: {}, failure: { ...noResponse, status: 409, body: "Changed meanwhile." } },
    ],
    ["500", answers(failed(500)), { errors: {}, failure: { ...noResponse, status: 500, body: "boom" } }],
    ["a broken port", breaks, { errors: {}, failure: noResponse }],
  ])("is locked again when deleting it ends with %s, and says why", async (_, remove, said) => {
    for (const before of [[], [edit]]) {
      const { value, snapshot } = await start({ remove }, 7, [...before, simple("delete.requested"), yes]);
      await settle();
      expect([value(), snapshot().context]).toEqual([locked("refused"), expect.objectContaining(said)]);
    }
  });

  it("UNCLEAR-39 offers no delete without a call for it", async () => {
    const { snapshot } = await start({ remove: null });
    expect(snapshot().can(simple("delete.requested"))).toBe(false);
  });
});

describe("a new record", () => {
  it.each(["lock.requested", "reload.requested", "delete.requested", "edit.requested"] as const)(
    "CROSS-15 CROSS-17 knows no %s",
    async (type) => {
      expect((await start({}, null)).snapshot().can(simple(type))).toBe(false);
    },
  );

  it("CROSS-36 CROSS-37 is created, takes the answer's id and is updated from then on", async () => {
    const { actor, create, update, said, value, snapshot } = await start({}, null, [brand("Cobra"), submit]);
    await settle();
    expect(value()).toEqual(locked("saved"));
    expect(create).toHaveBeenCalledExactlyOnceWith({ brand: "Cobra", handed: 1 }, expect.any(AbortSignal));
    expect([snapshot().context.id, said]).toEqual([7, [{ type: "record.saved", id: 7 }]]);
    expect(snapshot().context.savedAt).toBe("12:04");
    for (const event of [edit, brand("Mizuno"), submit]) actor.send(event);
    await settle();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      { ...club, brand: "Cobra" },
      { brand: "Mizuno", handed: 1 },
      expect.any(AbortSignal),
    );
  });
});

describe("saving", () => {
  const typed = [edit, brand("Titleist"), submit];

  it.each<[string, Ports["update"], unknown]>([
    ["CROSS-25 200", basics.update, locked("saved")],
    ["CROSS-26 CROSS-31 422", answers(invalid({ brand: "Taken." })), editing("invalid")],
    ["409", answers(conflict("Callaway")), { open: "conflict" }],
    ["409 that cannot be read", answers(conflict("unreadable")), editing("fatal")],
    ["401", answers(unauthorized), editing("modified")],
    ["CROSS-33 500", answers(failed(500)), editing("fatal")],
    ["CROSS-34 no response", answers(failed(null, "")), editing("fatal")],
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
      { update: answers(invalid({ brand: "Taken.", "more.handed": "Odd." })) },
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

  it("is merged and saved when nobody has to choose, and the alert has its message", async () => {
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
    const form = await start({ update: answers(conflict("Callaway")) }, 7, [
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

describe("a draft", () => {
  it("ANSWER-25 is kept over a 401 and taken up again, on the version it was made from", async () => {
    const { shelf } = await start({ update: answers(unauthorized) }, 7, [edit, brand("Titleist"), submit]);
    await settle();
    const kept = shelf.held;
    expect(kept).toEqual({
      draft: { ...toDraft(club), brand: "Titleist" },
      edited: { entity: club, draft: toDraft(club) },
    });
    const again = await start({
      load: answers(ok({ ...club, lock_version: 5 })),
      drafts: { ...basics.drafts, read: () => kept },
    });
    expect([again.value(), again.snapshot().context.draft.brand]).toEqual([editing("restored"), "Titleist"]);
    again.actor.send(submit);
    await settle();
    expect(again.update.mock.calls[0]?.[0].lock_version).toBe(1);
    expect(again.shelf.held).toBeNull();
  });

  it.each<[string, EditFormEvent<Draft, Club>[], boolean]>([
    ["is kept when the session ends elsewhere", [edit, brand("x"), simple("session.lost")], true],
    ["is not kept when nothing was changed", [edit, simple("session.lost")], false],
    ["is forgotten when it is given up", [edit, brand("x"), simple("session.lost"), leave, yes], false],
  ])("%s", async (_, events, isKept) => {
    expect((await start({}, 7, events)).shelf.held !== null).toBe(isKept);
  });

  it.each<[string, EditFormEvent<Draft, Club>[]]>([
    ["was typed back to what is stored", [brand("Ping"), leave]],
    ["is given up", [leave, yes]],
  ])("that was taken up and %s does not come back", async (_, events) => {
    const kept = { draft: { ...toDraft(club), brand: "Cobra" }, edited: { entity: club, draft: toDraft(club) } };
    expect((await start({ drafts: { ...basics.drafts, read: () => kept } }, 7, events)).shelf.held).toBeNull();
  });

  it("is still there when the record is left before it came", async () => {
    const kept = { draft: { ...toDraft(club), brand: "Cobra" }, edited: { entity: club, draft: toDraft(club) } };
    const { shelf } = await start({ load: never, drafts: { ...basics.drafts, read: () => kept } }, 7, [leave]);
    expect(shelf.held).toEqual(kept);
  });

  it("is what a beforeunload handler asks about", async () => {
    expect(selectIsModified((await start({}, 7, [edit])).snapshot())).toBe(false);
    expect(selectIsModified((await start({}, 7, [edit, brand("x")])).snapshot())).toBe(true);
  });

  it("of a new record is taken up too", async () => {
    const blank = { entity: null, draft: basics.blank() };
    const kept = { draft: { ...basics.blank(), brand: "Cobra" }, edited: blank };
    const { value } = await start({ drafts: { ...basics.drafts, read: () => kept } }, null);
    expect(value()).toEqual(editing("restored"));
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
    const reads: Answer<Club>[] = [failed(500), ok({ ...club, id: 9 })];
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
    expect(form.value()).toEqual({ asking: "save" });
    form.actor.send(yes);
    await settle();
    expect(form.value()).toEqual({ open: { locked: "saved" } });
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

it("can reach each of its states", () => {
  const kept = { draft: { brand: "x", more: { handed: "1" } }, edited: { entity: club, draft: toDraft(club) } };
  const reach = (drafts: Ports["drafts"], listed: Club | null = null, isUnlocked = false) =>
    reachableStates(
      machine,
      [
        done("editForm.loading", ok(club)),
        broken("editForm.loading"),
        done("editForm.open.locked.listed", ok(club)),
        after("slow", "editForm.open.locked.listed.shown"),
        done("editForm.saving", ok(club)),
        done("editForm.saving", invalid({})),
        done("editForm.saving", { kind: "asked" }),
        done("editForm.saving", { kind: "stored", id: 7 }),
        done("editForm.saving", { kind: "stored", id: null }),
        broken("editForm.rereading"),
        done("editForm.saving", conflict("Callaway")),
        broken("editForm.saving"),
        done("editForm.deleting", ok({})),
        broken("editForm.deleting"),
        edit,
        brand("x"),
        brand("doubtful"),
        brand(""),
        submit,
        leave,
        yes,
        ...(["clear.requested", "reload.requested", "lock.requested", "delete.requested"] as const).map(simple),
      ],
      { ports: { ...basics, drafts, isUnlocked }, id: 7, listed },
    );
  const reached = new Set([
    ...reach(basics.drafts),
    ...reach(basics.drafts, club),
    ...reach(basics.drafts, null, true),
    ...reach({ ...basics.drafts, read: () => kept }),
  ]);
  expect([...reached].toSorted()).toEqual(restingStates(machine, ["editForm.starting", "editForm.loaded"]));
});
