import { describe, expect, it } from "vitest";
import { ok, settle, unauthorized } from "../testing.ts";
import { selectIsModified } from "./selectors.ts";
import type { EditFormEvent } from "./setup.ts";
import {
  basics,
  brand,
  type Club,
  club,
  type Draft,
  edit,
  editing,
  leave,
  never,
  returns,
  simple,
  start,
  submit,
  toDraft,
  yes,
} from "./testing.ts";

describe("a draft", () => {
  it("ANSWER-25 is kept over a 401 and taken up again, on the version it was made from", async () => {
    const { shelf } = await start({ update: returns(unauthorized) }, 7, [edit, brand("Titleist"), submit]);
    await settle();
    const kept = shelf.held;
    expect(kept).toEqual({
      draft: { ...toDraft(club), brand: "Titleist" },
      edited: { entity: club, draft: toDraft(club) },
    });
    const again = await start({
      load: returns(ok({ ...club, lock_version: 5 })),
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
