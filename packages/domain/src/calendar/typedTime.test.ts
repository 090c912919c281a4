import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { parseTypedTime } from "./typedTime.ts";

describe("parseTypedTime", () => {
  it.each([
    ["7:30", "07:30"],
    ["7:05 AM", "07:05"],
    ["7:05am", "07:05"],
    ["7:05 p.m.", "19:05"],
    ["12:00 am", "00:00"],
    ["12:30 PM", "12:30"],
    ["7pm", "19:00"],
  ])("OPS-IBE-05 OPS-IBE-51 reads %j as %s", (text, time) => {
    expect(parseTypedTime(text)).toEqual(Result.succeed(time));
  });

  it.each([
    ["", "time_blank"],
    ["13:00 PM", "time_unreadable"],
    ["0:30 AM", "time_unreadable"],
    ["7:60 AM", "time_unreadable"],
    ["7", "time_unreadable"],
    ["noon", "time_unreadable"],
  ])("refuses %j: %s", (text, code) => {
    expect(parseTypedTime(text)).toEqual(Result.fail(code));
  });
});
