import { type Issue, issue } from "../issue.ts";

/** The rule of two days of which the second is the last, included: `end` must not come before `start`; a blank one is open. */
export const inOrder =
  <Start extends string, End extends string>(start: Start, end: End) =>
  (input: { readonly [Name in Start | End]?: string }): readonly Issue[] => {
    const first = input[start] ?? "";
    const last = input[end] ?? "";
    return first !== "" && last !== "" && last < first ? issue(end, "end_before_start") : [];
  };
