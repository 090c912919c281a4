import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { helpfulLinks } from "../../db/schema/helpfulLinks.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ method: "GET", url, headers });

it("API-003 lists all of them by their order (CONST-34)", async () => {
  const links: { order: number }[] = (await get("/api/helpful_links/index")).json();
  expect(links.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(links[0]).toEqual({
    id: 1,
    lock_version: 0,
    url: "https://radar.teedesk.test/",
    type: "helpful",
    description: "Weather radar",
    order: 0,
  });
});

const put = (path: string, payload: object) =>
  server.inject({ method: "PUT", url: `/api/helpful_links/${path}`, headers, payload });

/** The links' ids and orders in the order of the list. */
const places = async () => {
  const links: { id: number; order: number }[] = (await get("/api/helpful_links/index")).json();
  return links.map(({ id, order }) => [id, order]);
};
const historyOf = async (id: number): Promise<{ changes: object[] }[]> =>
  (await get(`/api/history/helpful_link/${id}`)).json();

describe("the order", () => {
  it("ADM-LINK-12 ADM-LINK-13 is changed by swapping two neighbours, and their history tells", async () => {
    const before = await places();
    const response = await put("update_order", { first_id: 2, second_id: 1 });
    expect(response.json()).toMatchObject([
      { id: 2, order: 0, lock_version: 1 },
      { id: 1, order: 1, lock_version: 1 },
    ]);
    expect(await places()).toEqual([[2, 0], [1, 1], ...before.slice(2)]);
    expect(await historyOf(2)).toMatchObject([{ changes: [{ field: "order", before: "1", after: "0" }] }]);
  });

  it("is renumbered where links share an order, so that the swap is visible and nothing else moves", async () => {
    const ids = (await places()).map(([id]) => id);
    await server.db.update(helpfulLinks).set({ order: 4 });
    const listed = (await places()).map(([id]) => id ?? 0);
    expect(new Set(listed)).toEqual(new Set(ids));
    const [first = 0, second = 0, third = 0, ...others] = listed;
    await put("update_order", { first_id: third, second_id: second });
    expect(await places()).toEqual([first, third, second, ...others].map((id, index) => [id, index]));
  });

  it("stays as it is when one of the two is gone, or both are the same", async () => {
    const before = await places();
    expect((await put("update_order", { first_id: 1, second_id: 9999 })).statusCode).toBe(404);
    expect((await put("update_order", { first_id: 1, second_id: 1 })).statusCode).toBe(200);
    expect(await places()).toEqual(before);
  });

  it("runs simultaneous swaps one after the other", async () => {
    const [first = 0, second = 0, third = 0] = (await places()).map(([id]) => id);
    const swaps = [
      put("update_order", { first_id: second, second_id: first }),
      put("update_order", { first_id: third, second_id: first }),
    ];
    expect((await Promise.all(swaps)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await places();
    expect(new Set(after.map(([, order]) => order)).size).toBe(after.length);
    expect(after[0]?.[0]).not.toBe(first);
  });
});

it("ADM-LINK-11 a link moves to another menu by its type alone", async () => {
  const before = (await get("/api/helpful_links/show/1")).json();
  const response = await put("update_type", { id: 1, type: "psgr", lock_version: before.lock_version });
  expect(response.json()).toEqual({ ...before, type: "psgr", lock_version: before.lock_version + 1 });
  expect((await put("update_type", { id: 1, type: "hotel", lock_version: before.lock_version })).statusCode).toBe(409);
  expect((await put("update_type", { id: 1, type: "motel" })).json()).toHaveProperty("errors.type");
  expect((await get("/api/helpful_links/show/1")).json()).toEqual(response.json());
});
