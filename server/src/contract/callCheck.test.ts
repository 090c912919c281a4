import { type OperationId, operationsOf, readContract } from "@teedesk/openapi/contract";
import { expect, it } from "vitest";
import { createCallCheck } from "./callCheck.ts";
import { validatorsOf } from "./validators.ts";

const document = readContract(new URL("../../../openapi/generated/openapi.json", import.meta.url));
const validators = validatorsOf(document);

/** The messages by which a body is refused, or null. */
function refusal(id: OperationId, body: unknown): unknown {
  const operation = operationsOf(document).find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  const created = createCallCheck(document, operation, validators);
  const check: (call: Parameters<typeof created>[0]) => void = created;
  try {
    check({ path: {}, query: {}, headers: {}, body });
    return null;
  } catch (error) {
    return error;
  }
}

const many = (length: number, item: object) => Array.from({ length }, (_, index) => ({ ...item, id: index + 1 }));
const range = {
  lock_version: 0,
  golf_rate_id: 40,
  rate_id: 40,
  start: "2026-01-01",
  end: "2026-12-31",
  time_start: "06:00",
  time_end: "18:00",
  description: "Weekdays and holidays that fall on one",
  rate_days: ["Mon", "Tue", "Wed", "Thu", "Fri"].map((name) => ({ name })),
};
const other = { rate_id: 12, humanized_type: "RIC Rate", rate: "120.00", rate_date_range: range };
const rate = {
  type: "RicGolfRate",
  course: { id: 17, course_name: "Torrey Pines South" },
  rate: "125.00",
  internal_memo: "Weekday rate",
  rate_date_ranges: many(1_000, range),
  other_rate_date_ranges: many(100, other),
};
const course = {
  course_name: "Torrey Pines South",
  display_name: "Torrey Pines",
  description: "An eighteen-hole course on the cliffs. ".repeat(20),
  address: "11480 N Torrey Pines Rd",
  phone: "+1 858 555 0100",
  email: "pro@torrey.example.test",
};
const teeTime = { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 17 } };

it.each<[string, OperationId, object]>([
  ["a rate with all its ranges", "updateRate", { id: 40, rate }],
  ["a booking with its rate", "findRate", { booking: { tee_time: { ...teeTime, golf_rate: rate } } }],
  [
    "a group with rows of the list of courses",
    "updateCourseGroup",
    { id: 1, course_group: { group_name: "North", courses: many(1_000, course) } },
  ],
  ["a screenshot", "findRate", { booking: { tee_time: teeTime, screenshot: "4111111111111111 ".repeat(20_000) } }],
])("accepts %s as the record was shown", (_, id, body) => {
  expect(refusal(id, body)).toBeNull();
});

it("searches each text that is read", () => {
  const booking = { tee_time: { ...teeTime, notes: "4111 1111 1111 1111" } };
  expect(refusal("findRate", { booking })).toMatchObject({
    body: { errors: { "tee_time.notes": [expect.stringContaining("card number")] } },
  });
});

it("passes a line on without the hidden characters at its ends, and refuses those within", () => {
  const body = { holiday: { name: "\u200bMay Day\u200b", start_date: "2027-05-01" } };
  expect([refusal("createHoliday", body), body.holiday.name]).toEqual([null, "May Day"]);
  const within = { customer: { first_name: "Pat\u200fLee" } };
  expect(refusal("createCustomer", within)).not.toBeNull();
});
