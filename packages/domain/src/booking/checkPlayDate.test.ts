import { expect, it } from "vitest";
import { readTeeTimeFacts } from "./readTeeTimeFacts.ts";

it.each([
  ["01/01/1900", false],
  ["12/31/1999", false],
  ["01/01/2000", true],
  ["12/31/2099", true],
  ["01/01/2100", false],
  ["01/01/9999", false],
])("a tee time on %s is taken: %s", (play_date, isTaken) => {
  const { play_date: read } = readTeeTimeFacts({ play_date, play_time: "", players: "", course: "" }, "");
  expect("success" in read ? true : read.failure).toEqual(
    isTaken ? true : [{ path: "play_date", code: "date_out_of_range" }],
  );
});
