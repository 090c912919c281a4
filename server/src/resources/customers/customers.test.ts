import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { contains } from "../../records/listing.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const get = (path: string) => server.inject({ method: "GET", url: `/api/customers/${path}`, headers });
const create = (customer: object) =>
  server.inject({ method: "POST", url: "/api/customers", headers, payload: { customer } });
const update = (id: number, customer: object) =>
  server.inject({ method: "PUT", url: "/api/customers/update", headers, payload: { id, customer } });
const historyOf = async (id: number): Promise<unknown> =>
  (await server.inject({ method: "GET", url: `/api/history/customer/${id}`, headers })).json();

const blank = {
  lock_version: 0,
  type: "Customer",
  first_name: "",
  last_name: "",
  email: "",
  address: "",
  address_2: "",
  address_3: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  primary_phone: "",
  mobile_phone: "",
  legacy_address: "",
};

/** Ana Ibarra, stored with the e-mail address. */
async function added(email: string, more: object = {}): Promise<{ id: number; lock_version: number }> {
  const answer = await create({ first_name: "Ana", last_name: "Ibarra", email, ...more });
  expect([answer.statusCode, answer.json().duplicate]).toEqual([200, undefined]);
  return answer.json();
}

describe("a customer", () => {
  it("ADM-CUST-04 to ADM-CUST-17 is stored with every field, blanks taken off, and shown", async () => {
    const typed = {
      type: "GiftCertificateRecipient",
      first_name: " Zoë ",
      last_name: "O'Neil; drop table customers",
      email: " zoe@example.test",
      address: "1 Sea View Dr",
      address_2: "Unit 2",
      address_3: "c/o Lee",
      city: "La Jolla",
      subdivision: "CA",
      postcode: "92037",
      country_alpha2: "US",
      primary_phone: "858-555-0100",
      mobile_phone: "858-555-0199",
      legacy_address: "Old pier\nGate 3",
    };
    const answer = await create(typed);
    const stored = { ...typed, first_name: "Zoë", email: "zoe@example.test", id: answer.json().id, lock_version: 0 };
    expect([answer.statusCode, answer.json()]).toEqual([200, stored]);
    expect((await get(`show/${stored.id}`)).json()).toEqual(stored);
  });

  it("ADM-CUST-30 needs no field at all, and takes no id of the form's", async () => {
    const answer = await create({ id: 0, password: "x" });
    expect(answer.json()).toEqual({ ...blank, id: answer.json().id });
    expect(answer.json().id).toBeGreaterThan(0);
  });

  it("keeps what a save leaves out", async () => {
    const { id } = await added("keeps@example.test", { city: "La Jolla" });
    const answer = await update(id, { lock_version: 0, mobile_phone: "858-555-0101" });
    const stored = {
      ...blank,
      id,
      lock_version: 1,
      first_name: "Ana",
      last_name: "Ibarra",
      email: "keeps@example.test",
      city: "La Jolla",
      mobile_phone: "858-555-0101",
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, stored]);
    expect((await get(`show/${id}`)).json()).toEqual(stored);
  });

  it("has a history of its saves", async () => {
    const { id } = await added("history@example.test");
    await update(id, { email: "new@example.test", first_name: "Ana" });
    const entry = { id: expect.any(Number), created_at: expect.any(String), staff_user: "agent@teedesk.test" };
    expect(await historyOf(id)).toEqual([
      {
        ...entry,
        action: "updated",
        changes: [{ field: "email", before: "history@example.test", after: "new@example.test" }],
      },
      {
        ...entry,
        action: "created",
        changes: [
          { field: "type", before: null, after: "Customer" },
          { field: "first_name", before: null, after: "Ana" },
          { field: "last_name", before: null, after: "Ibarra" },
          { field: "email", before: null, after: "history@example.test" },
        ],
      },
    ]);
  });

  it.each([
    [{ email: "pat" }, "email", "Enter a valid e-mail address."],
    [{ email: "a@b.test\r\nBcc: x@y.test" }, "email", "Enter a valid e-mail address."],
    [{ country_alpha2: "usa" }, "country_alpha2", expect.any(String)],
    [{ first_name: "x".repeat(256) }, "first_name", expect.any(String)],
    [{ first_name: "\u0000" }, "first_name", expect.any(String)],
    [{ primary_phone: 8585550100 }, "primary_phone", expect.any(String)],
    [{ legacy_address: "x".repeat(2001) }, "legacy_address", expect.any(String)],
    [{ type: "Guest" }, "type", expect.any(String)],
    [{ ignore_duplicate: "yes" }, "ignore_duplicate", expect.any(String)],
  ])("ADM-CUST-34 is not stored with %.40j", async (wrong, field, message) => {
    const { id } = await added("sound@example.test", { ignore_duplicate: true });
    const before = await server.db.$count(customers);
    for (const answer of [await create(wrong), await update(id, wrong)]) {
      expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { [field]: [message] } }]);
    }
    expect(await server.db.$count(customers)).toBe(before);
    expect((await get(`show/${id}`)).json()).toMatchObject({ email: "sound@example.test", lock_version: 0 });
  });

  it("that does not exist is 404", async () => {
    const nobody = 2 ** 31 - 1;
    expect((await get(`show/${nobody}`)).statusCode).toBe(404);
    expect((await update(nobody, { city: "La Jolla" })).statusCode).toBe(404);
    expect((await get("show/0")).json()).toEqual({ errors: { id: [expect.any(String)] } });
  });
});

describe("ADM-CUST-31 a duplicate", () => {
  it("UNCLEAR-55 is asked about and not stored, whatever the case of its letters", async () => {
    await added("pat@example.test");
    const before = await server.db.$count(customers);
    const answer = await create({ first_name: "Pat", email: "PAT@example.test" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { duplicate: true }]);
    expect(await server.db.$count(customers)).toBe(before);
  });

  it("ADM-CUST-32 is stored when that is wanted", async () => {
    await added("twice@example.test");
    await added("twice@example.test", { ignore_duplicate: true });
    expect(await server.db.$count(customers, eq(customers.email, "twice@example.test"))).toBe(2);
  });

  it("is one of the same type only, and nobody without an address is one", async () => {
    const one = await added("types@example.test");
    const other = await added("types@example.test", { type: "GiftCertificateRecipient" });
    const [nobody, nobodyElse] = [await added(""), await added("")];
    expect(new Set([one, other, nobody, nobodyElse].map(({ id }) => id)).size).toBe(4);
  });

  it("ADM-CUST-33 is asked about when a save makes one, and then nothing is written", async () => {
    await added("first@example.test");
    const { id } = await added("second@example.test");
    expect((await update(id, { lock_version: 0, email: "First@example.test" })).json()).toEqual({ duplicate: true });
    expect((await get(`show/${id}`)).json()).toMatchObject({ email: "second@example.test", lock_version: 0 });
    const saved = await update(id, { lock_version: 0, email: "First@example.test", ignore_duplicate: true });
    expect(saved.json()).toMatchObject({ id, email: "First@example.test", lock_version: 1 });
  });

  it("is not asked about when somebody else has saved meanwhile", async () => {
    await added("taken@example.test");
    const { id } = await added("late@example.test");
    await update(id, { city: "La Jolla" });
    const answer = await update(id, { lock_version: 0, email: "taken@example.test" });
    expect([answer.statusCode, answer.json().current]).toMatchObject([409, { id, lock_version: 1, city: "La Jolla" }]);
  });

  it("is asked about when a change of the type makes one", async () => {
    await added("typed@example.test");
    const { id } = await added("typed@example.test", { type: "GiftCertificateRecipient" });
    expect((await update(id, { type: "Customer" })).json()).toEqual({ duplicate: true });
  });

  it("is not asked about again once it is there", async () => {
    await added("same@example.test");
    const { id } = await added("same@example.test", { ignore_duplicate: true });
    expect((await update(id, { email: "same@example.test", city: "La Jolla" })).json()).toMatchObject({
      city: "La Jolla",
    });
  });
});

describe("the list", () => {
  beforeAll(async () => {
    await server.db.insert(customers).values([
      { first_name: "Quentin", last_name: "Zzyzx", email: "q.100%@example.test", primary_phone: "555 0001" },
      { first_name: "amara", last_name: "zzyzx", email: "amara@example.test", primary_phone: "555 0002" },
      { type: "GiftCertificateRecipient", first_name: "Bo", last_name: "Zzyzx-Lee", email: "bo_lee@example.test" },
    ]);
  });

  const namesOf = async (query: string) => {
    const rows: { first_name: string }[] = (await get(`index?${query}`)).json();
    return rows.map(({ first_name }) => first_name);
  };

  it.each([
    [{ last_name: "ZZYZX" }, ["amara", "Quentin", "Bo"]],
    [{ last_name: "zyzx-l" }, ["Bo"]],
    [{ last_name: "zzyzx", type: "Customer" }, ["amara", "Quentin"]],
    [{ last_name: "zzyzx", first_name: "", email: " amara@ " }, ["amara"]],
    [{ last_name: "zzyzx", primary_phone: "555 00" }, ["amara", "Quentin"]],
    [{ last_name: "zzyzx", email: "%" }, ["Quentin"]],
    [{ last_name: "zzyzx", email: "_" }, ["Bo"]],
    [{ last_name: "zzyzx", email: "\\" }, []],
  ])("UNCLEAR-55 filters by %j, and the count is the same", async (filters, expected) => {
    expect(await namesOf(`filters=${json(filters)}`)).toEqual(expected);
    expect((await get(`count?filters=${json(filters)}`)).payload).toBe(String(expected.length));
  });

  it("ADM-CUST-19 to ADM-CUST-24 shows these fields", async () => {
    const rows = (await get(`index?filters=${json({ first_name: "quentin" })}`)).json();
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        type: "Customer",
        first_name: "Quentin",
        last_name: "Zzyzx",
        email: "q.100%@example.test",
        primary_phone: "555 0001",
      },
    ]);
  });

  it("ADM-CUST-35 sorts by several fields, whatever the case of letters", async () => {
    const sort = `sort_fields=${json(["last_name", "first_name"])}&sort_desc=${json([false, true])}`;
    expect(await namesOf(`filters=${json({ last_name: "zzyzx" })}&${sort}`)).toEqual(["Quentin", "amara", "Bo"]);
  });

  it.each(["id", "type", "first_name", "last_name", "email", "primary_phone"])(
    "pages by %s without losing or repeating a customer",
    async (field) => {
      const total = Number((await get("count")).payload);
      const ids = new Set<number>();
      for (let page = 1; page <= Math.ceil(total / 40); page += 1) {
        const query = `sort_fields=${json([field])}&sort_desc=${json([true])}&per_page=40&page=${page}`;
        const rows: { id: number }[] = (await get(`index?${query}`)).json();
        for (const { id } of rows) ids.add(id);
      }
      expect(ids.size).toBe(total);
    },
  );

  it("ADM-CUST-26 has pages of 5 where that is asked for, and of 30 otherwise", async () => {
    expect(await namesOf("per_page=5")).toHaveLength(5);
    expect(await namesOf("per_page=0")).toHaveLength(30);
    expect(await namesOf("page=1000000")).toEqual([]);
  });

  it.each(["first_name", "last_name", "email", "primary_phone"] as const)(
    "finds a part of %s by an index",
    async (field) => {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_indexscan = off`);
        const search = tx.select().from(customers).where(contains(customers[field], "lee")).limit(30);
        return tx.execute(sql`explain ${search.getSQL()}`);
      });
      expect(JSON.stringify(plan)).toContain("Bitmap Index Scan on customers_texts");
    },
  );

  it.each([
    [`filters=${json({ password: "x" })}`, "filters.password"],
    [`sort_fields=${json(["city"])}`, "sort_fields.0"],
    ["per_page=501", "per_page"],
    ["page=0", "page"],
  ])("refuses %s", async (query, field) => {
    const answer = await get(`index?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});
