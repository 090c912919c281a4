import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { issue } from "../issue.ts";
import { courseGroupForm } from "./courseGroupForm.ts";

const draft = { group_name: "City courses", courses: ["17"], actions: ["2"], users: [] };
const sent = { group_name: "City courses", courses: [{ id: 17 }], actions: [{ id: 2 }], users: [] };

describe("a course group", () => {
  it.each([
    ["as the show call names them", { ...sent, actions: undefined, api_actions: [{ id: 2 }], api_users: [] }],
    ["as a save names them", sent],
    ["where a specified server leaves out what is empty", { ...sent, users: undefined }],
  ])("ADM-GRP-20 is shown with its actions and users %s", (_, stored) => {
    const { actions, users, ...rest } = stored;
    const members = { ...rest, ...(actions && { actions }), ...(users && { users }) };
    expect(courseGroupForm.toDraft(members)).toEqual(draft);
  });

  it("UNCLEAR-45 is sent with the ids of its lists, each of which may be empty", () => {
    expect(courseGroupForm.parse(draft)).toEqual(Result.succeed(sent));
    expect(courseGroupForm.parse({ ...courseGroupForm.blank(), group_name: "A" })).toEqual(
      Result.succeed({ group_name: "A", courses: [], actions: [], users: [] }),
    );
  });

  it("keeps the lists that a save leaves out", () => {
    const stored = { group_name: "City courses", courses: [{ id: 17 }], api_actions: [{ id: 2 }], api_users: [] };
    expect(courseGroupForm.accept(stored, { users: [{ id: 3 }] })).toEqual(
      Result.succeed({ ...sent, users: [{ id: 3 }] }),
    );
  });

  it.each([
    [{ group_name: " " }, "group_name", "value_missing"],
    [{ group_name: "x".repeat(256) }, "group_name", "line_too_long"],
    [{ courses: ["0"] }, "courses", "choice_unknown"],
  ] as const)("is refused with %j", (typed, path, code) => {
    expect(courseGroupForm.parse({ ...draft, ...typed })).toEqual(Result.fail(issue(path, code)));
  });
});
