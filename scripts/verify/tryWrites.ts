import type { createCaller } from "./caller.ts";

const idOf = (value: unknown): unknown => Reflect.get(Object(value), "id");

/** Creates a helpful link, saves it, reads it and deletes it; says what did not go as specified. */
export async function tryWrites({ call }: ReturnType<typeof createCaller>): Promise<readonly string[]> {
  // Not the digits of the time: one number in ten of that length could be that of a card, and is refused.
  const description = `Check of this server ${Date.now().toString(36)}`;
  const link = { url: "https://teedesk.test/check", description, type: "helpful", order: 999 };
  const created = await call("POST", "/api/helpful_links", { helpful_link: link });
  if (created.status !== 200) return [`create: status ${created.status}, not 200`];
  const rows = await call("GET", "/api/helpful_links/index?filters=%7B%7D");
  const all: readonly unknown[] = Array.isArray(rows.value) ? rows.value : [];
  const stored = all.find((row) => Reflect.get(Object(row), "description") === description);
  const id = idOf(created.value) ?? idOf(Reflect.get(Object(created.value), "helpful_link")) ?? idOf(stored);
  if (typeof id !== "number") return ["create: its id is neither returned nor in the list; the link stays"];
  const saved = await call("PUT", "/api/helpful_links/update", { id, helpful_link: { ...link, order: 998 } });
  const read = await call("GET", `/api/helpful_links/show/${id}`);
  const gone = await call("DELETE", `/api/helpful_links/${id}`);
  const after = await call("GET", `/api/helpful_links/show/${id}`);
  return [
    ...(idOf(created.value) === undefined && idOf(Reflect.get(Object(created.value), "helpful_link")) === undefined
      ? ["create: the id is not returned"]
      : []),
    ...(saved.status === 200 ? [] : [`save: status ${saved.status}, not 200`]),
    ...(Reflect.get(Object(read.value), "description") === description ? [] : ["save: what was sent is not stored"]),
    ...(gone.status === 200 ? [] : [`delete: status ${gone.status}, not 200; the link stays`]),
    ...(after.status === 200 ? ["delete: the link is still there"] : []),
  ];
}
