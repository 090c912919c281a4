import { describe, expect, it } from "vitest";
import { groupSizeDoubt, groupSizesText } from "./groupSizes.ts";

describe("groupSizeDoubt", () => {
  it.each([
    [3, [2, 4], { sizes: [2, 4], next: 4 }],
    [1, [4], { sizes: [4], next: 4 }],
    [5, [4, 1, 4], { sizes: [1, 4], next: 4 }],
    [2, [2, 4], null],
    [2, [], null],
    [2, null, null],
    [null, [4], null],
    [0, [4], null],
  ])("ANSWER-35 of %j players where %j can be booked is %j", (players, sizes, doubt) => {
    expect(groupSizeDoubt(players, sizes)).toEqual(doubt);
  });

  it.each([
    [[2], "2"],
    [[2, 4], "2 or 4"],
    [[1, 2, 4], "1, 2 or 4"],
  ])("puts %j into words: %s", (sizes, text) => {
    expect(groupSizesText(sizes)).toBe(text);
  });
});
