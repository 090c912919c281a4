import { expect, it } from "vitest";
import { changesBetween } from "./changesBetween.ts";

const link = { id: 4, lock_version: 2, url: "https://a.test/", order: 0, note: "", courses: [] };

it.each([
  ["nothing", link, link, []],
  ["version and id", link, { ...link, id: 5, lock_version: 3 }, []],
  ["a text", link, { ...link, url: "https://b.test/" }, [["url", "https://a.test/", "https://b.test/"]]],
  ["a number that is 0", { ...link, order: 3 }, link, [["order", "3", "0"]]],
  ["a flag", { enabled: true }, { enabled: false }, [["enabled", "true", "false"]]],
  ["what is empty in another way", { note: null }, { note: "" }, []],
  ["what was empty", { note: "" }, { note: "x" }, [["note", null, "x"]]],
  ["a part", { course: { id: 1, name: "A" } }, { course: { id: 2, name: "A" } }, [["course.id", "1", "2"]]],
  ["a part that came", { course: null }, { course: { id: 2 } }, [["course.id", null, "2"]]],
  ["a list", { days: ["Mon"] }, { days: ["Mon", "Tue"] }, [["days", "Mon", "Mon, Tue"]]],
  [
    "a list of parts",
    { courses: [] },
    {
      courses: [
        { id: 1, name: "A" },
        { id: 2, name: "B" },
      ],
    },
    [["courses", null, "A, B"]],
  ],
  [
    "a new record",
    null,
    link,
    [
      ["url", null, "https://a.test/"],
      ["order", null, "0"],
    ],
  ],
  [
    "a deleted record",
    link,
    null,
    [
      ["url", "https://a.test/", null],
      ["order", "0", null],
    ],
  ],
  ["no record at all", null, null, []],
  ["a card number", { note: "" }, { note: "4242 4242 4242 4242" }, [["note", null, "[card number]"]]],
  [
    "another card number",
    { note: "4242424242424242" },
    { note: "4000000000000002" },
    [["note", "[card number]", "[card number]"]],
  ],
  ["a password", { password: "old" }, { password: "new" }, [["password", "[hidden]", "[hidden]"]]],
  ["a password that stays", { password: "old" }, { password: "old" }, []],
  ["a card", { credit_card: { cvv: "123" } }, { credit_card: { cvv: "" } }, [["credit_card.cvv", "[hidden]", null]]],
  ["a list with secrets", { cards: [{ cvv: "123" }] }, { cards: [] }, [["cards", "[hidden]", null]]],
])("finds %s", (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes.map(([field, was, is]) => ({ field, before: was, after: is })));
});
