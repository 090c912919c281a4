import { expect, it } from "vitest";
import { newLinks } from "./newLinks.ts";

const customer = { "New Customer": "/manage-customer/new" };
const discount = { "New Discount": "/manage-discount/new" };
const link = { "New Link": "/helpful-link/new" };
const rate = { "New Rate": "/manage-rate/new" };
const user = { "New User": "/ric-user/new" };
const course = { "New Course": "/course/new" };
const courseGroup = { "New Course Group": "/course-group/new" };
const maintenance = { "New Maintenance": "/maintenance/new" };
const holiday = { "New Holiday": "/holiday/new" };
const rentalClub = { "New Rental Club": "/rental-club/new" };

it.each([
  ["OPS-SHELL-14", "/manage-customers", customer],
  ["OPS-SHELL-14", "/manage-customer/5", customer],
  ["OPS-SHELL-15", "/manage-discounts", discount],
  ["OPS-SHELL-15", "/manage-discount/new", discount],
  ["OPS-SHELL-16", "/helpful-links", link],
  ["OPS-SHELL-16", "/helpful-link/5", link],
  ["OPS-SHELL-17", "/manage-rates", rate],
  ["OPS-SHELL-17", "/manage-rate/new", rate],
  ["OPS-SHELL-18", "/ric-users", user],
  ["OPS-SHELL-18", "/ric-user/5", user],
  ["OPS-SHELL-19", "/manage-courses", course],
  ["OPS-SHELL-19", "/course/new", course],
  ["OPS-SHELL-20", "/manage-course-groups", courseGroup],
  ["OPS-SHELL-20", "/manage-course-group/5", courseGroup],
  ["OPS-SHELL-20", "/course-group/new", courseGroup],
  ["OPS-SHELL-21", "/manage-maintenances", maintenance],
  ["OPS-SHELL-21", "/maintenance/new/5", maintenance],
  ["OPS-SHELL-22", "/manage-holidays", holiday],
  ["OPS-SHELL-22", "/holiday/5", holiday],
  ["OPS-SHELL-23", "/manage-rental-clubs", rentalClub],
  ["OPS-SHELL-23", "/rental-club/5", rentalClub],
  [
    "OPS-SHELL-24..26",
    "/manage-course/5",
    {
      ...course,
      "New Maintenance": "/maintenance/new/5",
      "New Holiday": "/holiday/new/5",
      "New Rental Club": "/rental-club/new/5",
    },
  ],
  ["CROSS-20", "/manage-course/abc", course],
  ["CROSS-20", "/manage-course/0", course],
  ["UNCLEAR-22", "/", {}],
  ["UNCLEAR-22", "/home", {}],
  ["UNCLEAR-22", "/ibe", {}],
  ["UNCLEAR-22", "/manage-tee-times", {}],
  ["UNCLEAR-22", "/manage-images", {}],
])("%s the new links at %s", (_id, location, expected) => {
  expect(Object.fromEntries(newLinks(location, "admin").map(({ name, path }) => [name, path]))).toEqual(expected);
});

it.each([
  ["/manage-customers", ["New Customer"]],
  ["/manage-rates", []],
  ["/manage-courses", []],
  ["/manage-course/5", []],
  ["/course-group/new", []],
  ["/manage-maintenances", []],
  ["/manage-holidays", []],
  ["/manage-rental-clubs", []],
  ["/helpful-links", ["New Link"]],
])("ANSWER-44 an agent is offered only the new links at %s that they may use", (location, names) => {
  expect(newLinks(location, "other").map(({ name }) => name)).toEqual(names);
});
