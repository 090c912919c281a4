import type { components } from "@teedesk/openapi";
import { asc, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  availabilityQueues,
  customers,
  foreUpAvailabilities,
  historyEntries,
  mailOutbox,
  savedCards,
  teeTimes,
} from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

type Wire = components["schemas"];

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(mailOutbox);
  await unguarded(server.db, (tx) => tx.delete(historyEntries));
});

const send = (method: "GET" | "DELETE", path: string) => server.inject({ method, url: `/api/${path}`, headers });
const queue = async (id: number): Promise<Wire["AvailabilityQueue"]> =>
  (await send("GET", `availability_queue/index?id=${id}`)).json();
const waitList = async (): Promise<Wire["WaitListItem"][]> =>
  (await send("GET", "fore_up_availability/wait_list_queues")).json();

/** A queue of the demo without a booking, with at least two entries. */
async function someQueue(): Promise<Wire["AvailabilityQueue"]> {
  const found = (await waitList()).find(
    ({ availability_queues = [] }) =>
      availability_queues.length > 1 && availability_queues.every(({ tee_time }) => tee_time.id === -1),
  );
  return queue(found?.id ?? 0);
}

const entriesOf = (id: number) =>
  server.db
    .select()
    .from(availabilityQueues)
    .where(eq(availabilityQueues.fore_up_availability_id, id))
    .orderBy(asc(availabilityQueues.position));

describe("the wait list", () => {
  it("API-013 OPS-WAIT-12 has every open queue by day and time, without pages", async () => {
    const items = await waitList();
    const waiting = await server.db
      .selectDistinct({ id: availabilityQueues.fore_up_availability_id })
      .from(availabilityQueues);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(waiting.map(({ id }) => id)));
    const when = items.map((item) => `${item.available_date} ${item.available_time}`);
    expect(when).toEqual(when.toSorted());
    const [slot] = await server.db
      .select()
      .from(foreUpAvailabilities)
      .where(eq(foreUpAvailabilities.id, items[0]?.id ?? 0));
    expect(items[0]).toMatchObject({
      course: { id: slot?.golf_course_id, course_name: expect.any(String) },
      available_date: slot?.available_date,
      wordy_available_date: expect.stringMatching(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, 2026$/),
      play_time_for_humans: expect.stringMatching(/^\d{1,2}:\d\d [AP]M$/),
      spots: Math.max(...(slot?.spots ?? [])),
      group_sizes: slot?.spots,
      scraped_at: slot?.scraped_at.toISOString(),
    });
  });

  it("keeps the queue of a tee time that is taken while somebody waits who has not booked", async () => {
    const { id, availability_queues } = await someQueue();
    const set = (values: object) =>
      server.db.update(foreUpAvailabilities).set(values).where(eq(foreUpAvailabilities.id, id));
    const listed = async () => (await waitList()).find((item) => item.id === id)?.is_free;
    expect(await listed()).toBe(true);
    await set({ gone_at: new Date() });
    expect(await listed()).toBe(false);
    const [tee_time] = await server.db.select({ id: teeTimes.id }).from(teeTimes).where(isNull(teeTimes.canceled_at));
    const before = await server.db
      .select()
      .from(teeTimes)
      .where(eq(teeTimes.id, tee_time?.id ?? 0));
    const waiting = availability_queues.map((entry) => entry.id);
    for (const entry of waiting.slice(1)) await setRemoved(entry, new Date());
    await server.db
      .update(teeTimes)
      .set({ availability_queue_id: waiting[0] ?? null })
      .where(eq(teeTimes.id, tee_time?.id ?? 0));
    expect(await listed()).toBeUndefined();
    await set({ gone_at: null });
    expect(await listed()).toBe(true);
    for (const entry of waiting.slice(1)) await setRemoved(entry, null);
    await server.db
      .update(teeTimes)
      .set({ availability_queue_id: before[0]?.availability_queue_id ?? null })
      .where(eq(teeTimes.id, tee_time?.id ?? 0));
  });

  const setRemoved = (entry: number, removed_at: Date | null) =>
    server.db.update(availabilityQueues).set({ removed_at }).where(eq(availabilityQueues.id, entry));

  it("leaves out a queue once it is closed or its tee time is over", async () => {
    const { id } = await someQueue();
    const set = (values: object) =>
      server.db.update(foreUpAvailabilities).set(values).where(eq(foreUpAvailabilities.id, id));
    const [before] = await server.db.select().from(foreUpAvailabilities).where(eq(foreUpAvailabilities.id, id));
    const isListed = async () => (await waitList()).some((item) => item.id === id);
    for (const change of [{ queue_closed_at: new Date() }, { available_date: "2026-11-20" }]) {
      await set(change);
      expect(await isListed()).toBe(false);
      await set({ queue_closed_at: null, available_date: before?.available_date });
    }
    expect(await isListed()).toBe(true);
  });
});

describe("a queue", () => {
  it("API-039 UNCLEAR-35 has its people in the order of their places, with what they asked for", async () => {
    const { id, availability_queues, is_free } = await someQueue();
    const stored = await entriesOf(id);
    expect([availability_queues.map((entry) => entry.id), is_free]).toEqual([stored.map((entry) => entry.id), true]);
    expect(availability_queues[0]).toMatchObject({
      customer: { id: stored[0]?.customer_id, postcode: expect.any(String) },
      lost_lead: { id: stored[0]?.lost_lead_id },
      tee_time: { id: -1 },
    });
  });

  it("OPS-QUE-14 tells the tee time that was booked from a place, until that is canceled", async () => {
    const [booked] = await server.db
      .select({ id: teeTimes.id, entry: availabilityQueues })
      .from(teeTimes)
      .innerJoin(availabilityQueues, eq(availabilityQueues.id, teeTimes.availability_queue_id));
    const place = booked?.entry.fore_up_availability_id ?? 0;
    const shown = async () =>
      (await queue(place)).availability_queues.find(({ id }) => id === booked?.entry.id)?.tee_time.id;
    expect(await shown()).toBe(booked?.id);
    const cancel = (canceled_at: Date | null) =>
      server.db
        .update(teeTimes)
        .set({ canceled_at })
        .where(eq(teeTimes.id, booked?.id ?? 0));
    await cancel(new Date());
    expect(await shown()).toBe(-1);
    await cancel(null);
  });

  it.each([
    ["index?id=2000000", 404],
    ["index", 422],
    ["index?id=-1", 422],
    ["close?id=2000000", 404],
    ["close?id=x", 422],
  ])("is refused when there is none: %s", async (path, status) => {
    expect((await send("GET", `availability_queue/${path}`)).statusCode).toBe(status);
  });
});

describe("taking somebody out", () => {
  it("API-041 OPS-QUE-15 removes the place and the card left with it, and sends no mail", async () => {
    const { id, availability_queues } = await someQueue();
    const [first, second] = availability_queues;
    const card = {
      availability_queue_id: first?.id ?? 0,
      encrypted_number: "x",
      last4: "4242",
      expmo: "12",
      expyr: "2029",
    };
    await server.db.delete(savedCards).where(eq(savedCards.availability_queue_id, card.availability_queue_id));
    await server.db.insert(savedCards).values(card);
    const response = await send("DELETE", `availability_queue/${first?.id}/remove`);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect((await queue(id)).availability_queues[0]?.id).toBe(second?.id);
    expect(
      await server.db
        .select()
        .from(savedCards)
        .where(eq(savedCards.availability_queue_id, first?.id ?? 0)),
    ).toEqual([]);
    expect(await server.db.select().from(mailOutbox)).toEqual([]);
    expect(await server.db.select().from(historyEntries)).toMatchObject([
      {
        entity: "customer",
        record_id: first?.customer.id,
        action: "removed from wait list",
        staff_user: "agent@teedesk.test",
      },
    ]);
  });

  it("API-042 OPS-QUE-16 sends one mail, however often and however simultaneously it is asked for", async () => {
    const { availability_queues, course } = await someQueue();
    const [entry] = availability_queues;
    const remove = () => send("DELETE", `availability_queue/${entry?.id}/remove_and_email`);
    const responses = [...(await Promise.all([remove(), remove(), remove()])), await remove()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await server.db.select().from(mailOutbox)).toMatchObject([
      { recipient: entry?.customer.email, subject: expect.stringContaining(course.course_name) },
    ]);
    expect(await server.db.select().from(historyEntries)).toHaveLength(1);
  });

  it("API-042 says it in the words of the template", async () => {
    const payload = {
      template: "wait_list_removal",
      content: "Subject: Sorry\n\nNo {{ wait_list }} for {{ customer_name }}.",
    };
    const admin = await server.as("admin");
    await server.inject({ method: "POST", url: "/api/templates/save", headers: admin, payload });
    const { availability_queues, course } = await someQueue();
    const [entry] = availability_queues;
    await send("DELETE", `availability_queue/${entry?.id}/remove_and_email`);
    const name = `${entry?.customer.first_name} ${entry?.customer.last_name}`;
    expect(await server.db.select().from(mailOutbox)).toMatchObject([
      { subject: "Sorry", text: expect.stringMatching(new RegExp(`No ${course.course_name}, .* for ${name}\\.`)) },
    ]);
  });

  it("API-042 after a removal without a mail none is sent", async () => {
    const [entry] = (await someQueue()).availability_queues;
    await send("DELETE", `availability_queue/${entry?.id}/remove`);
    expect((await send("DELETE", `availability_queue/${entry?.id}/remove_and_email`)).statusCode).toBe(200);
    expect(await server.db.select().from(mailOutbox)).toEqual([]);
  });

  it("API-042 refuses to mail somebody without an address, or who has booked, and removes nothing", async () => {
    const { id, availability_queues } = await someQueue();
    const [entry] = availability_queues;
    const address = entry?.customer.email ?? "";
    const setEmail = (email: string) =>
      server.db
        .update(customers)
        .set({ email })
        .where(eq(customers.id, entry?.customer.id ?? 0));
    const remove = () => send("DELETE", `availability_queue/${entry?.id}/remove_and_email`);
    await setEmail("");
    expect((await remove()).json()).toMatchObject({ message: expect.stringContaining("no e-mail address") });
    await setEmail(address);
    const [sold] = await server.db.select().from(teeTimes).where(eq(teeTimes.status, "Booked")).limit(1);
    const book = (availability_queue_id: number | null) =>
      server.db
        .update(teeTimes)
        .set({ availability_queue_id })
        .where(eq(teeTimes.id, sold?.id ?? 0));
    await book(entry?.id ?? null);
    expect([(await remove()).statusCode, (await remove()).json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/ has booked meanwhile\. Nothing was removed and nothing was sent\./) },
    ]);
    await book(sold?.availability_queue_id ?? null);
    expect((await queue(id)).availability_queues).toHaveLength(availability_queues.length);
    expect(await server.db.select().from(mailOutbox)).toEqual([]);
    expect(await server.db.select().from(historyEntries)).toEqual([]);
  });

  it.each(["remove", "remove_and_email"])("of an unknown place is 404: %s", async (act) => {
    expect((await send("DELETE", `availability_queue/2000000/${act}`)).statusCode).toBe(404);
  });
});

it("API-040 OPS-QUE-18 closing empties the queue, sends no mail, and closing again changes nothing", async () => {
  const { id, availability_queues } = await someQueue();
  const close = () => send("GET", `availability_queue/close?id=${id}`);
  const response = await close();
  expect([response.statusCode, response.json(), response.headers["cache-control"]]).toEqual([200, {}, "no-store"]);
  expect((await queue(id)).availability_queues).toEqual([]);
  expect((await close()).statusCode).toBe(200);
  expect((await waitList()).some((item) => item.id === id)).toBe(false);
  expect(await server.db.select().from(mailOutbox)).toEqual([]);
  expect(await server.db.select().from(historyEntries)).toHaveLength(availability_queues.length);
});

it("API-023 a booking from a place marks it booked, and a removed entry cannot be booked", async () => {
  const { availability_queues, course, available_date, available_time, id } = await someQueue();
  const [first, second] = availability_queues;
  const book = (availability_queue_id: number | undefined) =>
    server.inject({
      method: "POST",
      url: "/api/ibe/book",
      headers,
      payload: {
        booking: {
          charge: "100.00",
          tee_time: {
            play_date: available_date,
            play_time: available_time,
            players: 1,
            course: { id: course.id },
            availability_queue_id,
          },
          customer: { first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test" },
        },
      },
    });
  const booked: Wire["TeeTime"] = (await book(first?.id)).json();
  expect((await queue(id)).availability_queues[0]?.tee_time).toEqual({ id: booked.id });
  const leads = await server.inject({ method: "GET", url: "/api/lost_leads/index?per_page=500", headers });
  const listed: Wire["LostLead"][] = leads.json();
  expect(listed.some((lead) => lead.id === first?.lost_lead?.id)).toBe(false);
  await send("DELETE", `availability_queue/${second?.id}/remove`);
  const refused = await book(second?.id);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["tee_time.availability_queue_id"]]);
});

describe("joining a queue", () => {
  const caller = { first_name: "Nia", last_name: "Okafor", primary_phone: "858-555-7100", email: "", players: 2 };
  const join = (id: number, members: object = {}) =>
    server.inject({
      method: "POST",
      url: "/api/availability_queue",
      headers,
      payload: { id, queue_entry: { ...caller, ...members } },
    });

  it("adds the caller as the last, with a lead of what was asked for", async () => {
    const { id, availability_queues, available_date, available_time } = await someQueue();
    const response = await join(id);
    const { availability_queues: after } = await queue(id);
    expect(after.map((entry) => entry.id)).toEqual([
      ...availability_queues.map((entry) => entry.id),
      response.json().id,
    ]);
    expect(after.at(-1)).toMatchObject(response.json());
    expect(response.json()).toMatchObject({
      customer: { last_name: "Okafor" },
      lost_lead: { players: 2, lead_date: available_date, play_time: available_time },
      tee_time: { id: -1 },
    });
    const [entry] = await server.db
      .select()
      .from(historyEntries)
      .where(eq(historyEntries.action, "added to wait list"));
    expect(entry).toMatchObject({ entity: "customer", record_id: response.json().customer.id });
  });

  it("opens a closed queue, and takes a removed caller in again, but no one twice", async () => {
    const { id } = await someQueue();
    await send("GET", `availability_queue/close?id=${id}`);
    const first = await join(id, { first_name: "Ada" });
    expect((await waitList()).some((item) => item.id === id)).toBe(true);
    const again = await join(id, { first_name: "Ada" });
    expect([again.statusCode, again.json().message]).toEqual([409, "This customer is in the queue already."]);
    await send("DELETE", `availability_queue/${first.json().id}/remove`);
    expect((await join(id, { first_name: "Ada" })).statusCode).toBe(200);
  });

  it("gives callers who join at the same time a place each", async () => {
    const { id } = await someQueue();
    const joined = await Promise.all(["Di", "Ed", "Fay"].map((first_name) => join(id, { first_name })));
    expect(joined.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const positions = (await entriesOf(id)).map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  it("is refused for an unknown tee time, one that is over, and a caller who cannot be reached", async () => {
    expect((await join(2_000_000)).statusCode).toBe(404);
    expect((await join(1, { primary_phone: "" })).statusCode).toBe(422);
    const { id, available_date } = await someQueue();
    const set = (day: string) =>
      server.db
        .update(foreUpAvailabilities)
        .set({ available_date: sql`${day}` })
        .where(eq(foreUpAvailabilities.id, id));
    await set("2026-11-20");
    expect((await join(id)).json()).toMatchObject({ message: "This tee time is over." });
    await set(available_date);
  });
});
