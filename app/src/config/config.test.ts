import { describe, expect, it } from "vitest";
import { configFrom, defaultConfig, loadConfig } from "./config.ts";

const responding =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe("config", () => {
  it.each([
    ["nothing", undefined],
    ["text", "RIC"],
    ["an unknown name", { password: "x" }],
    ["a value of another type", { product_name: 5, grey_course_id: "17" }],
    ["an address that is no web address", { booking_engine_url: "javascript:alert(1)", deal_url: "" }],
    ["an invalid address", { booking_engine_url: "https://no host/", deal_url: "http://:" }],
    ["a time zone no one knows", { business_time_zone: "America/Torrey" }],
    ["offsets that are none", { business_utc_offsets: [[0, "later", -480]] }],
  ])("keeps the defaults for %s", (_case, result) => {
    expect(configFrom(result)).toEqual(defaultConfig);
  });

  it("UNCLEAR-21 overrides what the server names and keeps the rest", () => {
    expect(configFrom({ product_name: "Acme", grey_course_id: 3 })).toEqual({
      ...defaultConfig,
      product_name: "Acme",
      grey_course_id: 3,
    });
  });

  it("accepts a time zone with offsets, without looking it up", () => {
    const told = { business_time_zone: "Nowhere/None", business_utc_offsets: [[0, 1_000_000_000, -480]] };
    expect(configFrom(told)).toEqual({ ...defaultConfig, ...told });
  });

  it.each([
    ["no such file", responding("not found", 404)],
    ["a page instead of JSON", responding("<!doctype html>")],
    ["no response", () => Promise.reject(new TypeError("network"))],
  ])("falls back to the defaults on %s", async (_case, fetchJson) => {
    expect(await loadConfig("", fetchJson)).toEqual(defaultConfig);
  });

  it("reads /config.json", async () => {
    expect(await loadConfig("", responding('{"product_tag":"ACME"}'))).toEqual({
      ...defaultConfig,
      product_tag: "ACME",
    });
  });

  it("reads the names in the start page and requests none", async () => {
    const unasked = () => Promise.reject(new Error("asked"));
    expect(await loadConfig('{"product_tag":"ACME"}', unasked)).toEqual({ ...defaultConfig, product_tag: "ACME" });
  });
});
