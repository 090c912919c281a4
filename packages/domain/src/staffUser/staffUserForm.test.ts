import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { issue } from "../issue.ts";
import { passwordIssue } from "./password.ts";
import { ownPasswordForm, staffUserForm } from "./staffUserForm.ts";

const password = "correct horse battery";
const stored = { email: "alex@teedesk.test", name: "Alex", admin_user_groups: [{ level: "agent" }, { level: "psgr" }] };
const draft = staffUserForm.toDraft(stored);
const sent = { ...draft, password, password_confirmation: password };

describe("a password", () => {
  it.each([
    ["", "password_too_short"],
    ["eleven char", "password_too_short"],
    ["twelve chars", null],
    ["👩🏽‍💻 at the tee", null],
    ["ﬁﬁﬁﬁﬁﬁ of length", null],
    [" ".repeat(20), "password_common"],
    ["123123123123", "password_common"],
    ["abcdeabcdeabcde", "password_common"],
    ["abcdefghijkl", "password_common"],
    ["zyxwvutsrqpo", "password_common"],
    ["demo-fairway", "password_common"],
    ["Password12345", "password_common"],
    ["Summer2026!!", "password_common"],
    ["teedesk12345", "password_common"],
    ["qwerty123456", "password_common"],
    ["QWERTY123456", "password_common"],
    ["1Qaz2wsx3edc", "password_common"],
    ["all lower case", null],
    ["of 64 characters".padEnd(64, " and more"), null],
    ["of 255 characters".padEnd(255, " and more"), null],
    ["x".repeat(256), "password_too_long"],
  ])("ADM-USER-12 %j: %s", (typed, code) => {
    expect(passwordIssue(typed)).toBe(code);
  });
});

describe("a staff user", () => {
  it("ADM-USER-17 UNCLEAR-56 is shown with the first of the groups, and without a password", () => {
    expect(draft).toEqual({
      email: "alex@teedesk.test",
      name: "Alex",
      password: "",
      password_confirmation: "",
      admin_user_groups: { level: "agent" },
    });
    expect(staffUserForm.parse(draft)).toEqual(Result.succeed(draft));
  });

  it.each([
    [{ email: "alex" }, "email", "email_unreadable"],
    [{ email: " " }, "email", "value_missing"],
    [{ name: "" }, "name", "value_missing"],
    [{ password: "short", password_confirmation: "short" }, "password", "password_too_short"],
    [{ password_confirmation: "" }, "password_confirmation", "password_mismatch"],
    [{ password: "", password_confirmation: password }, "password_confirmation", "password_mismatch"],
    [{ password: "Alex@Teedesk.test", password_confirmation: "Alex@Teedesk.test" }, "password", "password_common"],
    [
      { email: "alexandra.golfer@x.test", password: "Alexandra.Golfer", password_confirmation: "Alexandra.Golfer" },
      "password",
      "password_common",
    ],
    [
      { name: "Alexandra Golfer", password: "alexandra-golfer", password_confirmation: "alexandra-golfer" },
      "password",
      "password_common",
    ],
    [{ admin_user_groups: { level: "" } }, "admin_user_groups.level", "value_missing"],
  ] as const)("ADM-USER-16 is refused with %j", (typed, path, code) => {
    expect(staffUserForm.parse({ ...sent, ...typed })).toEqual(Result.fail(issue(path, code)));
  });

  it("keeps what a save leaves out", () => {
    expect(staffUserForm.accept(stored, { name: "Alexandra" })).toEqual(
      Result.succeed({ ...draft, name: "Alexandra" }),
    );
    expect(staffUserForm.accept(stored, { groups: ["admin"] })).toEqual(
      Result.succeed({ ...draft, admin_user_groups: { level: "admin" } }),
    );
  });

  it.each([
    [{ groups: [] }, "admin_user_groups.level", "value_missing"],
    [{ groups: ["agent", "admin"] }, "admin_user_groups.level", "choice_unknown"],
  ] as const)("ADM-USER-14 is in one group: not %j", (members, path, code) => {
    expect(staffUserForm.accept(stored, members)).toEqual(Result.fail(issue(path, code)));
  });

  it("needs a password when it is new", () => {
    const { admin_user_groups: _, ...person } = sent;
    expect(staffUserForm.accept(null, { ...person, groups: ["agent"] })).toEqual(Result.succeed(sent));
    expect(staffUserForm.accept(null, { ...person, groups: ["agent"], password: "" })).toEqual(
      Result.fail(issue("password", "value_missing")),
    );
  });
});

describe("one's own password", () => {
  it.each([
    [{ current_password: "" }, "current_password", "value_missing"],
    [{ password: "", password_confirmation: "" }, "password", "value_missing"],
    [{ password_confirmation: "another" }, "password_confirmation", "password_mismatch"],
  ] as const)("is not changed with %j", (typed, path, code) => {
    const change = { current_password: "demo-fairway", password, password_confirmation: password };
    expect(ownPasswordForm.parse({ ...change, ...typed })).toEqual(Result.fail(issue(path, code)));
  });
});
