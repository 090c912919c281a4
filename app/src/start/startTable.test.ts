import { expect, it } from "vitest";
import { type StartTable, startOf } from "./startTable.ts";

const table: StartTable = {
  files: ["desk.js", "list.js", "form.js"],
  reads: ["/api/ric_messages/get"],
  routes: [
    { path: "/login", isForAdmins: false, files: [], reads: [] },
    {
      path: "/manage-customers",
      isForAdmins: false,
      files: [0, 1],
      reads: ["/api/customers/index?filters=%7B%7D&page=1&per_page=30", "/api/customers/count?filters=%7B%7D"],
    },
    { path: "/manage-customer/:id", isForAdmins: false, files: [0, 2], reads: ["/api/customers/show/:id"] },
    { path: "/ric-user/:id", isForAdmins: true, files: [0, 2], reads: ["/api/ric_users/show/:id"] },
  ],
};

const filters = encodeURIComponent('{"type":"Customer"}');

it.each([
  ["/manage-customers", "", ["desk.js", "list.js"], table.routes[1]?.reads],
  ["/Manage-Customers/", "", ["desk.js", "list.js"], table.routes[1]?.reads],
  [
    "/manage-customers",
    `?page=3&filters=${filters}`,
    ["desk.js", "list.js"],
    [
      "/api/customers/index?filters=%7B%22type%22%3A%22Customer%22%7D&page=3&per_page=30",
      "/api/customers/count?filters=%7B%22type%22%3A%22Customer%22%7D",
    ],
  ],
  [
    "/manage-customers",
    "?per_page=50&page=2",
    ["desk.js", "list.js"],
    ["/api/customers/index?filters=%7B%7D&page=2&per_page=50", "/api/customers/count?filters=%7B%7D"],
  ],
  // CALC-24: the list reads these with its own size and page, so the early read does too.
  ["/manage-customers", "?per_page=-4", ["desk.js", "list.js"], table.routes[1]?.reads],
  ["/manage-customers", "?per_page=7&page=0", ["desk.js", "list.js"], table.routes[1]?.reads],
  ["/manage-customers", "?per_page=&page=2.5", ["desk.js", "list.js"], table.routes[1]?.reads],
  // Other parameters of an address may make it another list.
  ["/manage-customers", "?monthly=true", ["desk.js", "list.js"], []],
  ["/manage-customer/17", "", ["desk.js", "form.js"], ["/api/customers/show/17"]],
  ["/manage-customer/new", "", ["desk.js", "form.js"], []],
  ["/manage-customer/17%2F..%2F5", "", ["desk.js", "form.js"], []],
  ["/login", "?return=%2Fhome", [], []],
  ["/nowhere", "", [], []],
])("%s%s starts with %j and reads %j", (path, query, files, reads) => {
  expect(startOf(table, { path, query, isAdmin: false })).toEqual({ files, reads });
});

it.each([
  [true, ["/api/ric_users/show/4"]],
  [false, []],
])("ROLE-09 ROLE-11 a page for admins reads for them alone: %j", (isAdmin, reads) => {
  expect(startOf(table, { path: "/ric-user/4", query: "", isAdmin }).reads).toEqual(reads);
});
