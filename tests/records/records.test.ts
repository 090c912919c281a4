import { type TestApp, testApp } from "@teedesk/server/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Case } from "./case.ts";
import { cases } from "./cases.ts";
import { nouns, type Row, resourceOf, traitsOf } from "./resource.ts";

/** The behaviour that all plain resources of the server share. A resource is tested because it has a file in cases/. */
let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "0" } });
  headers = await server.as("admin");
});
afterAll(() => server.close());

const missing = 2 ** 31 - 1;
const ok = (body: object) => ({ status: 200, body });

/** The top-level members in which two records differ, except the version. */
const differing = (before: object, after: object): readonly string[] =>
  Object.entries(after)
    .filter(
      ([name, value]) => name !== "lock_version" && JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    )
    .map(([name]) => name);

/** A row's sort key: the member of that name, or else its course's. */
const keyOf = (row: Row, field: string): unknown => row[field] ?? Reflect.get(Object(row["course"]), field);

/** Whether numbers and flags ascend. Of texts only whether equal ones are together, as their order depends on the database's collation. */
function isSorted(keys: readonly unknown[]): boolean {
  const amounts = keys.map((key) =>
    typeof key === "string" && !/^-?\d+(\.\d+)?$/.test(key) ? Number.NaN : Number(key),
  );
  if (!amounts.some(Number.isNaN))
    return amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));
  const texts = keys.map((key) => String(key).toLowerCase());
  return texts.every((text, index) => text === texts[index - 1] || !texts.slice(0, index).includes(text));
}

/** Makes the further call that a record needs before its filters find it. */
async function complete({ completing }: Case, id: number, kind: "typed" | "changed"): Promise<void> {
  if (completing === undefined) return;
  const payload = completing.body(id, kind);
  const { statusCode } = await server.inject({ method: "POST", url: completing.path, headers, payload });
  if (statusCode !== 200) throw new Error(`${completing.path} returned ${statusCode}.`);
}

it("every plain resource of the contract has a row", () => {
  expect(cases.map(({ noun }) => noun).sort()).toEqual([...nouns].sort());
});

describe.each<readonly [string, Case]>(cases.map((row) => [row.noun, row]))("%s", (noun, row) => {
  const { filters, texts, sorts, hasPages, isDeletable } = traitsOf(noun);
  const { kept } = row;
  const created: number[] = [];
  const resource = () => {
    const calls = resourceOf(noun, server, headers);
    const create: typeof calls.create = async (members) => {
      const response = await calls.create(members);
      if (response.status === 200) created.push(response.body.id);
      return response;
    };
    return { ...calls, create };
  };
  // A record's name may have to be unique.
  afterEach(async () => {
    const { remove } = resource();
    for (const id of created.splice(0)) if (isDeletable) await remove(id);
  });
  const typed = { ...row.typed, ...row.shown };
  const changed = { ...row.changed, ...row.changedShown };

  /** A stored record, with some members over those of the case. */
  async function added(members: object = {}): Promise<Row & { readonly lock_version: number }> {
    const { status, body } = await resource().create({ ...row.typed, ...members });
    expect(status).toBe(200);
    return body;
  }

  it("is stored whole, and shown", async () => {
    const { create, show } = resource();
    const created = await create({ ...row.typed, id: -1, unknown: "x" });
    expect(created).toEqual(ok({ ...typed, id: created.body.id, lock_version: 0 }));
    expect(await show(created.body.id)).toEqual(created);
  });

  it("has its defaults for members not sent", async () => {
    const { create, show } = resource();
    const created = await create(row.least);
    expect(created).toEqual(ok({ ...row.defaults, id: created.body.id, lock_version: 0 }));
    expect(await show(created.body.id)).toEqual(created);
  });

  it("keeps members that a save leaves out", async () => {
    const { update, show } = resource();
    const { id } = await added();
    const updated = await update(id, { lock_version: 0, ...row.changed });
    expect(updated).toEqual(ok({ ...typed, ...changed, id, lock_version: 1 }));
    expect(await show(id)).toEqual(updated);
  });

  it("has a history of its saves, without one that changed nothing", async () => {
    const { update, history } = resource();
    const before = await added();
    const { body: after } = await update(before.id, row.changed);
    await update(before.id, { ...row.typed, ...row.changed });
    const entries: { action: string; staff_user: string; changes: { field: string }[] }[] = (
      await history(row.entity, before.id)
    ).body;
    // A password counts as changed even if it is the same.
    const saves = entries.filter(({ action }) => action !== "password changed");
    expect(saves.map(({ action, staff_user }) => [action, staff_user])).toEqual([
      ["updated", "admin@teedesk.test"],
      ["created", "admin@teedesk.test"],
    ]);
    const fields = saves[0]?.changes.map(({ field }) => field.split(".")[0]);
    expect(new Set(fields)).toEqual(new Set(differing(before, after)));
  });

  describe("with a member that is wrong", () => {
    let before: Row;
    let total: number;
    // One record for all of them: none may change it.
    beforeAll(async () => {
      const { create, count } = resourceOf(noun, server, headers);
      before = (await create(row.typed)).body;
      total = await count();
    });
    afterAll(async () => {
      if (isDeletable) await resource().remove(before.id);
    });

    it.each(row.wrong)("is not stored: %.60j, refused under %s", async (members, field) => {
      const { create, update, show, count } = resource();
      for (const response of [await create({ ...row.typed, ...members }), await update(before.id, members)]) {
        expect(response).toEqual({
          status: 422,
          // A value in use comes with a reference to the record that has it.
          body: expect.objectContaining({
            errors: { [field]: expect.arrayContaining([expect.stringMatching(/\S/)]) },
          }),
        });
      }
      expect(await count()).toBe(total);
      expect(await show(before.id)).toEqual(ok(before));
    });
  });

  it("that does not exist is 404, and nothing is recorded", async () => {
    const { show, update, remove, history } = resource();
    const responses = [await show(missing), await update(missing, row.changed)];
    if (isDeletable) responses.push(await remove(missing));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await history(row.entity, missing)).toEqual(ok([]));
  });

  it("ANSWER-16 is not overwritten by a stale save", async () => {
    const { show, update } = resource();
    const first = await added();
    const stale = { message: expect.stringMatching(/^\S+@\S+ changed this record /) };
    expect(await update(first.id, { ...row.changed, lock_version: 1 })).toEqual({
      status: 409,
      body: { ...stale, current: first },
    });
    expect(await show(first.id)).toEqual(ok(first));
    const second = await update(first.id, { ...row.changed, lock_version: 0 });
    const refused = await update(first.id, { ...row.typed, lock_version: 0 });
    expect(refused).toEqual({ status: 409, body: { ...stale, current: second.body } });
    expect(await show(first.id)).toEqual(second);
  });

  it.runIf(isDeletable)("is deleted", async () => {
    const { show, remove, history, count } = resource();
    const { id } = await added();
    const total = await count();
    expect(await remove(id)).toEqual(ok({}));
    expect([(await show(id)).status, await count()]).toEqual([404, total - 1]);
    expect((await history(row.entity, id)).body[0]).toMatchObject({ action: "deleted" });
  });

  it.runIf(kept)("is kept while others refer to it", async () => {
    const { show, remove } = resource();
    const { id, kinds } = kept ?? { id: 0, kinds: [] };
    const before = await show(id);
    const references = kinds.map((kind) => ({ kind, count: expect.any(Number), ids: expect.any(Array) }));
    expect(await remove(id)).toMatchObject({ status: 409, body: { references } });
    expect(await show(id)).toEqual(before);
  });

  it("is found by each filter, and the count is the same", async () => {
    const { rows, count } = resource();
    expect(Object.keys(row.filters).sort()).toEqual([...filters].sort());
    const [found, other] = [await added(), await added(row.changed)];
    await complete(row, found.id, "typed");
    await complete(row, other.id, "changed");
    for (const [name, value] of Object.entries(row.filters)) {
      const query = { filters: { [name]: value }, ...(hasPages ? { per_page: 500 } : {}) };
      const listed = await rows(query);
      const ids = listed.map(({ id }) => id);
      expect({ ...found, ...row.listed }).toMatchObject({ ...listed.find(({ id }) => id === found.id) });
      expect([name, ids.includes(found.id), ids.includes(other.id)]).toEqual([name, true, false]);
      expect([name, await count(query)]).toEqual([name, ids.length]);
    }
    const all = { filters: row.filters };
    expect((await rows(all)).map(({ id }) => id)).toContain(found.id);
    for (const name of texts) expect([name, await count({ filters: { [name]: " " } })]).toEqual([name, await count()]);
  });

  it("is listed in every order, on pages that lose and repeat nothing", async () => {
    const { rows, count } = resource();
    const [total, per_page] = [await count(), 40];
    for (const field of sorts) {
      const listed = async (down: boolean) => {
        const asked = { sort_fields: [field], sort_desc: [down] };
        if (!hasPages) return rows(asked);
        const pages: (readonly Row[])[] = [];
        for (let page = 1; page <= Math.ceil(total / per_page); page += 1)
          pages.push(await rows({ ...asked, page, per_page }));
        return pages.flat();
      };
      const [up, down] = [await listed(false), await listed(true)];
      expect([field, new Set(up.map(({ id }) => id)).size]).toEqual([field, total]);
      expect(down.map(({ id }) => id).toReversed()).toEqual(up.map(({ id }) => id));
      expect([field, isSorted(up.map((one) => keyOf(one, field)))]).toEqual([field, true]);
    }
  });

  it("refuses other filters and sorts", async () => {
    const { refusedList } = resource();
    const fieldsOf = async (query: object) => Object.keys((await refusedList(query)).body.errors);
    expect(await fieldsOf({ filters: { password: "x" } })).toEqual(["filters.password"]);
    expect(await fieldsOf({ sort_fields: ["password"] })).toEqual(["sort_fields.0"]);
  });

  it.runIf(!hasPages)("is listed whole", async () => {
    const { rows, count } = resource();
    expect(await rows()).toHaveLength(await count());
  });

  it.runIf(hasPages)("CALC-24 has pages of the requested size, else of its default", async () => {
    const { rows, refusedList, count } = resource();
    await added();
    expect(await rows({ per_page: 1 })).toHaveLength(1);
    expect(await rows({ per_page: 0 })).toHaveLength(Math.min(30, await count()));
    expect(await rows({ page: 1_000_000 })).toEqual([]);
    const refusals = [await refusedList({ per_page: 501 }), await refusedList({ page: 0 })];
    expect(refusals.map(({ body }) => Object.keys(body.errors))).toEqual([["per_page"], ["page"]]);
  });
});
