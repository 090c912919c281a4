import { describe, expect, it } from "vitest";
import { noResponse } from "../apiResult.ts";
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
import type { EditFormEvent } from "./setup.ts";
import {
  asking,
  basics,
  brand,
  breaks,
  type Club,
  club,
  type Draft,
  edit,
  editing,
  leave,
  locked,
  machine,
  no,
  type Ports,
  returns,
  simple,
  start,
  submit,
  toDraft,
  yes,
} from "./testing.ts";

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
    ["422", returns(invalid({ "": "In use." })), editing("invalid")],
    ["401", returns(unauthorized), editing("modified")],
    ["409", returns(conflict("Callaway")), { open: "conflict" }],
    ["500", returns(failed(500)), editing("fatal")],
    ["a broken port", breaks, editing("fatal")],
  ])("keeps what was typed when deleting ends with %s", async (_, remove, state) => {
    const { value, snapshot } = await start({ remove }, 7, [edit, brand("x"), simple("delete.requested"), yes]);
    await settle();
    expect([value(), snapshot().context.draft.brand]).toEqual([state, "x"]);
  });

  it("CROSS-16 has nothing left to show when someone else has deleted it before", async () => {
    for (const before of [[], [edit, brand("x")]]) {
      const { value, snapshot, said } = await start({ remove: returns(failed(404)) }, 7, [
        ...before,
        simple("delete.requested"),
        yes,
      ]);
      await settle();
      expect([value(), snapshot().context.edited.entity, said]).toEqual(["gone", null, []]);
    }
  });

  it.each<[string, NonNullable<Ports["remove"]>, object]>([
    ["422", returns(invalid({ "": "In use." })), { errors: { "": "In use." }, failure: noResponse }],
    [
      "409",
      returns(conflict(null)),
      { errors: {}, failure: { ...noResponse, status: 409, body: "Changed meanwhile." } },
    ],
    ["500", returns(failed(500)), { errors: {}, failure: { ...noResponse, status: 500, body: "boom" } }],
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

  it("CROSS-36 CROSS-37 is created, takes the response's id and is updated from then on", async () => {
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

it("can reach each of its states", () => {
  const kept = { draft: { brand: "x", more: { handed: "1" } }, edited: { entity: club, draft: toDraft(club) } };
  const reach = (drafts: Ports["drafts"], listed: Club | null = null, more: Partial<Ports> = {}) =>
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
        done("editForm.deleting", failed(404)),
        broken("editForm.deleting"),
        edit,
        brand("x"),
        brand("doubtful"),
        brand(""),
        submit,
        leave,
        yes,
        simple("doubts.awaited"),
        after("noteLimit", "editForm.asking.save.reading"),
        ...(["clear.requested", "reload.requested", "lock.requested", "delete.requested"] as const).map(simple),
      ],
      { ports: { ...basics, drafts, ...more }, id: 7, listed },
    );
  const reached = new Set([
    ...reach(basics.drafts),
    ...reach(basics.drafts, club),
    ...reach(basics.drafts, null, { isUnlocked: true }),
    ...reach(basics.drafts, null, { readsDoubts: true }),
    ...reach({ ...basics.drafts, read: () => kept }),
  ]);
  expect([...reached].toSorted()).toEqual(restingStates(machine, ["editForm.starting", "editForm.loaded"]));
});
