import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLostLeads } from "./decodeLostLeads.ts";
import { decodeQueue } from "./decodeQueue.ts";
import { decodeWaitList } from "./decodeWaitList.ts";
import { lastNameFirst } from "./waiting.ts";

const blank = { id: null, first_name: "", last_name: "", email: "", primary_phone: "", postcode: "" };
const lead = {
  id: 31,
  created_at: "2026-11-20T17:05:00.000Z",
  players: 4,
  lead_date: "2026-11-28",
  play_time: "09:30",
  course_id: 17,
};

describe("the wait list as items", () => {
  const item = {
    id: 901,
    course: { id: 17, course_name: "Torrey Pines South" },
    wordy_available_date: "Saturday, November 28, 2026",
    available_date: "2026-11-28",
    play_time_for_humans: "9:40 AM",
    spots: 4,
    scraped_at: "2026-11-21T18:00:00.000Z",
    created_at: "2026-11-21T16:00:00.000Z",
  };

  it("OPS-WAIT-16 is read member by member; the time in words stands in for the other one", () => {
    expect(Result.getOrThrow(decodeWaitList([item]))).toEqual([
      { ...item, group_sizes: null, available_time: "09:40", is_free: true, is_new: false, availability_queues: null },
    ]);
    expect(Result.getOrThrow(decodeWaitList([{ ...item, is_free: false }]))).toMatchObject([{ is_free: false }]);
  });

  it("OPS-WAIT-16 has the people who wait, where the server sends them", () => {
    const entry = { id: 3, customer: null, lost_lead: lead, tee_time: { id: -1 } };
    const [read] = Result.getOrThrow(decodeWaitList([{ ...item, availability_queues: [entry] }]));
    expect(read?.availability_queues).toEqual([{ id: 3, customer: blank, lost_lead: lead, tee_time_id: null }]);
  });

  it.each([[[{ id: "x" }]], ["none"], [[17]]])("refuses %j by the path of what is wrong", (value) => {
    expect(Result.isFailure(decodeWaitList(value))).toBe(true);
  });
});

describe("the grouped wait list", () => {
  const slot = {
    spots: 4,
    is_new: true,
    read_date: "Saturday, November 28, 2026",
    created_at: "2026-11-21T16:00:00.000Z",
    updated_at: "2026-11-21T18:00:00.000Z",
    scraped_at: "2026-11-21T18:00:00.000Z",
  };

  it("ANSWER-20 OPS-WAIT-13 becomes the same items, by day and time", () => {
    const grouped = {
      '["Torrey Pines South",17]': { "2026-11-29": { "07:00": slot }, "2026-11-28": { "09:40": slot } },
      '["O\\"Brien, North", 4]': { "2026-11-28": { "08:10": { ...slot, spots: [1, 2], id: 7 } } },
    };
    const items = Result.getOrThrow(decodeWaitList(grouped));
    expect(
      items.map((item) => [
        item.id,
        item.course,
        item.available_date,
        item.available_time,
        item.spots,
        item.group_sizes,
      ]),
    ).toEqual([
      [7, { id: 4, course_name: 'O"Brien, North' }, "2026-11-28", "08:10", 2, [1, 2]],
      [null, { id: 17, course_name: "Torrey Pines South" }, "2026-11-28", "09:40", 4, null],
      [null, { id: 17, course_name: "Torrey Pines South" }, "2026-11-29", "07:00", 4, null],
    ]);
    expect(items[1]).toEqual({
      id: null,
      course: { id: 17, course_name: "Torrey Pines South" },
      wordy_available_date: slot.read_date,
      available_date: "2026-11-28",
      play_time_for_humans: "9:40 AM",
      available_time: "09:40",
      spots: 4,
      group_sizes: null,
      is_free: true,
      is_new: true,
      scraped_at: slot.scraped_at,
      created_at: slot.created_at,
      availability_queues: null,
    });
  });

  it("OPS-WAIT-14 the key created_at gives no row, at no level", () => {
    const created_at = slot.created_at;
    const grouped = {
      created_at,
      '["Torrey Pines South",17]': { created_at, "2026-11-28": { created_at, "09:40": slot } },
    };
    expect(Result.getOrThrow(decodeWaitList(grouped))).toHaveLength(1);
  });

  it.each([
    [
      "a key that is no pair is the course's name",
      { "Balboa Mesa": { "2026-11-28": { "9:40 AM": {} } } },
      "Balboa Mesa",
      "09:40",
    ],
    ["a text that is not a time stays as it is", { '["A",1]': { "2026-11-28": { dawn: {} } } }, "A", "dawn"],
  ])("OPS-WAIT-13 %s", (_, grouped, course_name, available_time) => {
    expect(Result.getOrThrow(decodeWaitList(grouped))).toMatchObject([{ course: { course_name }, available_time }]);
  });

  it("ANSWER-20 OPS-WAIT-13 neither loses nor adds a slot", () => {
    const times = fc.dictionary(fc.constantFrom("06:00", "09:40", "13:05"), fc.constant(slot));
    const days = fc.dictionary(fc.constantFrom("2026-11-28", "2026-12-01"), times);
    const groups = fc.dictionary(fc.constantFrom('["A",1]', '["B",2]', '["C",3]'), days);
    fc.assert(
      fc.property(groups, (grouped) => {
        const slots = Object.values(grouped).flatMap((day) => Object.values(day).flatMap((hour) => Object.keys(hour)));
        const items = Result.getOrThrow(decodeWaitList(grouped));
        expect(items.map(({ available_time }) => available_time).toSorted()).toEqual(slots.toSorted());
        const order = items.map(({ available_date, available_time }) => `${available_date} ${available_time}`);
        expect(order).toEqual(order.toSorted());
      }),
    );
  });
});

describe("a queue", () => {
  it("OPS-QUE-20 UNCLEAR-35 is read with its people in their order", () => {
    const value = {
      course: { course_name: "Torrey Pines South" },
      available_date: "2026-11-28",
      wordy_available_date: "Saturday, November 28, 2026",
      play_time_for_humans: "9:40 AM",
      available_time: "09:40",
      spots: 4,
      availability_queues: [
        { id: 8, customer: { first_name: "Pat" }, lost_lead: lead, tee_time: { id: 12 } },
        { id: 3, customer: { last_name: "Lee" }, lost_lead: null, tee_time: { id: -1 } },
      ],
    };
    expect(Result.getOrThrow(decodeQueue(value))).toEqual({
      ...value,
      course: { id: null, course_name: "Torrey Pines South" },
      group_sizes: null,
      is_free: true,
      availability_queues: [
        { id: 8, customer: { ...blank, first_name: "Pat" }, lost_lead: lead, tee_time_id: 12 },
        { id: 3, customer: { ...blank, last_name: "Lee" }, lost_lead: null, tee_time_id: null },
      ],
    });
  });

  it("ANSWER-35 has the sizes of group that can be booked, as the wait list has, where the server sends them", () => {
    const sizes = { spots: 4, group_sizes: [2, 4] };
    expect(Result.getOrThrow(decodeQueue(sizes))).toMatchObject(sizes);
    expect(Result.getOrThrow(decodeWaitList([sizes]))).toMatchObject([sizes]);
  });

  it("OPS-QUE-18 a closed one is empty", () => {
    expect(Result.getOrThrow(decodeQueue({})).availability_queues).toEqual([]);
  });
});

describe("lost leads", () => {
  const { course_id: _, ...asked } = lead;

  it("OPS-LEAD-17 an unknown member of a customer is an empty text", () => {
    const course = { id: 17, course_name: "Torrey Pines South" };
    const [unknown, known] = Result.getOrThrow(
      decodeLostLeads([
        { ...asked, course, customer: null },
        { ...asked, course, customer: { id: 8, first_name: null, email: "a@b.test" } },
      ]),
    );
    expect(unknown).toEqual({ ...asked, course, customer: blank, fore_up_availabilities: [] });
    expect(known?.customer).toEqual({ ...blank, id: 8, email: "a@b.test" });
  });

  it("OPS-LEAD-18 has the open times, whose course may be nested", () => {
    const slot = { id: 901, available_date: "2026-11-28", available_time: "09:40" };
    const course = { id: 17, course_name: "Torrey Pines South" };
    const [read] = Result.getOrThrow(
      decodeLostLeads([
        {
          ...asked,
          course,
          fore_up_availabilities: [
            { ...slot, spots: 4, course_id: 17, course_name: "Torrey Pines South" },
            { ...slot, spots: [1, 2], group_sizes: [1, 2], course },
          ],
        },
      ]),
    );
    expect(read?.fore_up_availabilities).toEqual([
      { ...slot, spots: 4, group_sizes: null, course_id: 17, course_name: "Torrey Pines South" },
      { ...slot, spots: 2, group_sizes: [1, 2], course_id: 17, course_name: "Torrey Pines South" },
    ]);
  });

  it.each([
    ["Ann", "Lee", "Lee, Ann"],
    ["", "Lee", "Lee"],
    ["Ann", " ", "Ann"],
    ["", "", ""],
  ])("OPS-LEAD-10 the name of %j %j is %j", (first_name, last_name, name) => {
    expect(lastNameFirst({ first_name, last_name })).toBe(name);
  });
});
