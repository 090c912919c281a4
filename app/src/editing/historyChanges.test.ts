import { expect, it } from "vitest";
import { defaultConfig } from "../config/config.ts";
import { historyChanges } from "./historyChanges.ts";

const isChoice = (field: string) => field === "course" || field === "email_delivery";

it.each([
  ["a text", "city", "Poway", "Vista", [["city", "Poway", "Vista"]]],
  ["a flag", "archived", "false", "true", [["archived", "No", "Yes"]]],
  ["a choice that is stored as a flag", "email_delivery", "false", "true", [["email_delivery", "false", "true"]]],
  ["a day", "start_date", null, "2026-11-21", [["start_date", null, "11/21/2026"]]],
  ["a moment", "created_at", null, "2026-11-21T22:12:21.129Z", [["created_at", null, "11/21/2026 14:12"]]],
  ["a time", "play_time", "10:30", "10:40", [["play_time", "10:30", "10:40"]]],
  ["the id of a reference", "course.id", "5", "3", [["course", "5", "3"]]],
  ["the name of a reference", "course.course_name", "Rancho Arroyo", "Balboa Mesa", []],
  ["a part without a choice", "golfnow_course.golfnow_id", "1", "2", [["golfnow_course.golfnow_id", "1", "2"]]],
  ["an amount in cents", "raw_balance", "100", "200", []],
  ["the words of a kind", "humanized_type", "RIC Rate", "API Rate", []],
  ["the sign of a discount", "is_dollars_display", "$", "%", []],
])("shows %s once, as staff read it", (_, field, before, after, shown) => {
  const changes = historyChanges([{ field, before, after }], isChoice, defaultConfig);
  expect(changes).toEqual(shown.map(([name, was, is]) => ({ field: name, before: was, after: is })));
});

it("shows another customer by the names alone", () => {
  const changes = [
    { field: "customer.id", before: "124", after: "192" },
    { field: "customer.name", before: "Pat Lee", after: "Ana Morales" },
  ];
  expect(historyChanges(changes, isChoice, { ...defaultConfig, business_time_zone: "UTC" })).toEqual([
    { field: "customer", before: "Pat Lee", after: "Ana Morales" },
  ]);
});
