import { describe, expect, it } from "vitest";
import { groupedAmount, tidyAmount, tidyDate, tidyTime } from "./tidy.ts";

describe("tidyTime", () => {
  it.each([
    ["07:30", "07:30"],
    ["730", "07:30"],
    ["0730", "07:30"],
    ["7:30", "07:30"],
    ["7.30", "07:30"],
    ["9", "09:00"],
    ["7:30 am", "07:30"],
    ["2pm", "14:00"],
    ["2:05 P.M.", "14:05"],
    ["12am", "00:00"],
    ["12 pm", "12:00"],
    [" 23:59 ", "23:59"],
  ])("makes %j %j", (typed, tidied) => {
    expect(tidyTime(typed)).toBe(tidied);
  });

  it.each(["", "24:00", "7:60", "13pm", "0am", "noon", "1:2", "07:30:00"])("leaves %j to the parser", (typed) => {
    expect(tidyTime(typed)).toBe(typed);
  });
});

describe("tidyDate", () => {
  it.each([
    ["11/21/2026", "11/21/2026"],
    ["1/2/26", "01/02/2026"],
    ["1-2-2026", "01/02/2026"],
    ["1.2.2026", "01/02/2026"],
    ["01022026", "01/02/2026"],
    ["010226", "01/02/2026"],
    ["2026-01-02", "01/02/2026"],
    ["13/45/2026", "13/45/2026"],
  ])("makes %j %j", (typed, tidied) => {
    expect(tidyDate(typed)).toBe(tidied);
  });

  it.each(["", "tomorrow", "1/2", "1/2/202", "2026"])("leaves %j to the parser", (typed) => {
    expect(tidyDate(typed)).toBe(typed);
  });
});

describe("tidyAmount", () => {
  it.each([
    ["$ 50", "50"],
    ["$50.25", "50.25"],
    ["5.", "5"],
    [" 1,250.00 ", "1,250.00"],
    [".", "."],
    ["fifty", "fifty"],
  ])("turns %j into %j", (typed, tidied) => {
    expect(tidyAmount(typed)).toBe(tidied);
  });
});

describe("groupedAmount", () => {
  it.each([
    ["1250.00", "1,250.00"],
    ["-1250000.5", "-1,250,000.5"],
    ["1234", "1,234"],
    ["999.99", "999.99"],
    ["1,250.00", "1,250.00"],
    ["", ""],
    ["1250 USD", "1250 USD"],
  ])("shows %j as %j", (amount, shown) => {
    expect(groupedAmount(amount)).toBe(shown);
  });
});
