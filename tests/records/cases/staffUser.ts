import type { Case, Journey } from "../case.ts";

export const staffUser: Case = {
  noun: "StaffUser",
  entity: "staff_user",
  typed: {
    email: " Zoe.Quill@example.test ",
    name: " Zoë Quill ",
    password: "correct horse battery",
    password_confirmation: "correct horse battery",
    groups: ["admin"],
  },
  shown: {
    email: "Zoe.Quill@example.test",
    name: "Zoë Quill",
    password: undefined,
    password_confirmation: undefined,
    groups: undefined,
    admin_user_groups: [{ level: "admin" }],
    unused_since: null,
  },
  least: {
    email: "a@b.test",
    name: "A",
    password: "correct horse battery",
    password_confirmation: "correct horse battery",
    groups: ["agent"],
  },
  defaults: { email: "a@b.test", name: "A", admin_user_groups: [{ level: "agent" }], unused_since: null },
  changed: { email: "ana@b.test", name: "Ana", groups: ["psgr"] },
  changedShown: { groups: undefined, admin_user_groups: [{ level: "psgr" }] },
  wrong: [
    [{ email: "zoe", groups: ["agent"] }, "email"],
    [{ email: "ADMIN@teedesk.test", groups: ["agent"] }, "email"],
    [{ name: " ", groups: ["agent"] }, "name"],
    [{ email: "b@b.test", groups: [] }, "admin_user_groups.level"],
    [{ email: "b@b.test", groups: ["agent", "admin"] }, "admin_user_groups.level"],
    [{ email: "b@b.test", groups: ["caddies"] }, "admin_user_groups.level"],
    [{ email: "b@b.test", groups: ["agent"], password: "short", password_confirmation: "short" }, "password"],
    [
      { email: "b@b.test", groups: ["agent"], password: "qwerty123456", password_confirmation: "qwerty123456" },
      "password",
    ],
    [
      { email: "b@b.test", groups: ["agent"], password: "correct horse batteries", password_confirmation: "" },
      "password_confirmation",
    ],
    [{ email: "b@b.test", groups: ["agent"], password: 12, password_confirmation: "" }, "password"],
    [{ name: "x".repeat(256), groups: ["agent"] }, "name"],
    [{ email: 7, groups: ["agent"] }, "email"],
  ],
  filters: { email: "zoe.QUILL", groups: ["Admin", "hotels"] },
  kept: null,
};

export const staffUserJourney: Journey = {
  ids: "ADM-USER-10..16",
  list: "/ric-users",
  heading: "RIC Users",
  table: "RIC Users",
  filter: ["Groups", "psgr"],
  found: "psgr",
  create: "New User",
  form: "Manage RIC User",
  record: /\/ric-user\/\d+$/,
  typed: [
    ["Name", "Nova Reyes"],
    ["Email", "nova.reyes@teedesk.test"],
    ["Group", "agent"],
  ],
  secrets: [
    ["Password", "fairway green tee"],
    ["Password Confirmation", "fairway green tee"],
  ],
  name: "Nova Reyes",
  changed: ["Name", "Nova Quill"],
  deleted: true,
};
