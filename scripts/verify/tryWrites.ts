import type { createCaller } from "./caller.ts";

type Caller = ReturnType<typeof createCaller>;

/** A kind of record that can be deleted again: the smallest valid one, and a text of it to change. */
type Kind = {
  readonly name: string;
  readonly path: string;
  /** Its name in a body. */
  readonly key: string;
  readonly text: string;
  readonly least: (mark: string, course: number) => object;
};

const days = { start_date: "2098-12-01", end_date: "2098-12-02" };

const kinds: readonly Kind[] = [
  {
    name: "a helpful link",
    path: "/api/helpful_links",
    key: "helpful_link",
    text: "description",
    least: (description) => ({ url: "https://teedesk.test/check", description, type: "helpful", order: 999 }),
  },
  {
    name: "a holiday",
    path: "/api/holidays",
    key: "holiday",
    text: "name",
    least: (name, id) => ({ name, ...days, courses: [{ id }] }),
  },
  {
    name: "a maintenance",
    path: "/api/maintenances",
    key: "maintenance",
    text: "description",
    least: (description, id) => ({ description, ...days, course: { id } }),
  },
  {
    name: "a discount",
    path: "/api/discounts",
    key: "discount",
    text: "code",
    least: (code) => ({ code, ...days, is_dollars: true, amount: "1.00", enabled: false, courses: [] }),
  },
  {
    name: "a set of rental clubs",
    path: "/api/rental-clubs",
    key: "rentalClub",
    text: "brand",
    least: (brand, id) => ({
      brand,
      course: { id },
      cost: "1.00",
      rate: "1.00",
      charge: "1.00",
      description: "",
      handed: 0,
      sex: 0,
      archived: true,
      is_dollars: true,
      commission: "0.00",
    }),
  },
  {
    name: "a rate",
    path: "/api/rates",
    key: "rate",
    text: "internal_memo",
    least: (internal_memo, id) => ({
      internal_memo,
      type: "RicGolfRate",
      course: { id },
      rate: "1.00",
      disabled: true,
      archived: true,
    }),
  },
  {
    name: "a course group",
    path: "/api/course_groups",
    key: "course_group",
    text: "group_name",
    least: (group_name, id) => ({ group_name, courses: [{ id }], api_actions: [], api_users: [] }),
  },
  {
    name: "a course",
    path: "/api/courses",
    key: "course",
    text: "course_name",
    least: (course_name) => ({ course_name, inactive: true }),
  },
];

const memberOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** The id of what was created: returned, or in the list under its text. */
async function idOf({ call }: Caller, { path, key, text }: Kind, mark: string, told: unknown): Promise<unknown> {
  const returned = memberOf(told, "id") ?? memberOf(memberOf(told, key), "id");
  if (typeof returned === "number") return returned;
  const { value } = await call("GET", `${path}/index?filters=%7B%7D&page=1&per_page=1000`);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return memberOf(
    rows.find((row) => memberOf(row, text) === mark),
    "id",
  );
}

/** Creates a record, saves it, reads it and deletes it; returns departures from the specification, and records left behind. */
async function tryKind(caller: Caller, kind: Kind, course: number): Promise<readonly string[]> {
  const { call } = caller;
  const { path, key, text, least } = kind;
  // Not the digits of the time: one number in ten of that length could be that of a card, and is refused.
  const mark = `CHECK${Date.now().toString(36).toUpperCase()}`;
  const changed = `${mark}A`;
  const created = await call("POST", path, { [key]: least(mark, course) });
  if (created.status !== 200) return [`create: status ${created.status}, not 200`];
  const id = await idOf(caller, kind, mark, created.value);
  if (typeof id !== "number") return [`create: its id is neither returned nor in the list; ${mark} stays`];
  const saved = await call("PUT", `${path}/update`, { id, [key]: { id, ...least(changed, course) } });
  const read = await call("GET", `${path}/show/${id}`);
  const gone = await call("DELETE", `${path}/${id}`);
  const after = await call("GET", `${path}/show/${id}`);
  return [
    ...(saved.status === 200 ? [] : [`save: status ${saved.status}, not 200`]),
    ...(memberOf(read.value, text) === changed ? [] : ["save: what was sent is not stored"]),
    ...(gone.status === 200 ? [] : [`delete: status ${gone.status}, not 200; number ${id} stays`]),
    ...(after.status === 200 ? [`delete: number ${id} is still there`] : []),
  ];
}

/** One finding for each kind: the attempts, and departures from the specification. */
export async function tryWrites(
  caller: Caller,
): Promise<readonly (readonly [call: string, problems: readonly string[]])[]> {
  const { value } = await caller.call("GET", "/api/courses/list");
  const course = memberOf(Array.isArray(value) ? value[0] : undefined, "id");
  if (typeof course !== "number") return [["create, save and delete records", ["there is no course to make them for"]]];
  const tried: (readonly [string, readonly string[]])[] = [];
  for (const kind of kinds) {
    tried.push([`create, save and delete ${kind.name}`, await tryKind(caller, kind, course)]);
  }
  return tried;
}
