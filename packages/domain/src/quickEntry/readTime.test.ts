import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["7:40", ["7:40: 7:40 in the morning | 7:40 in the evening"]],
  ["5:10", ["5:10: 5:10 in the morning | 5:10 in the afternoon"]],
  ["740a", ["740a: 7:40 in the morning"]],
  ["7:40 pm", ["7:40 pm: 7:40 in the evening"]],
  ["6 in the morning", ["6 in the morning: 6 in the morning"]],
  ["07:40", ["07:40: 7:40 in the morning"]],
  ["0740", ["0740: 7:40 in the morning"]],
  ["8:00", ["8:00: 8 in the morning"]],
  ["1130", ["1130: 11:30 in the morning"]],
  ["12:10", ["12:10: 12:10 in the afternoon"]],
  ["4:59", ["4:59: 4:59 in the afternoon"]],
  ["14:00", ["14:00: 2 in the afternoon"]],
  ["noon", ["noon: noon"]],
  ["sat morning 7:40", ["sat: Saturday, November 28", "morning 7:40: 7:40 in the morning"]],
  ["evening 6", ["evening 6: 6 in the evening"]],
  ["sat afternoon", ["sat: Saturday, November 28", "afternoon – not_understood"]],
  ["morning 7pm", ["morning 7pm: 7 in the evening | 7 in the morning"]],
  ["evening 7 in the morning", ["evening 7 in the morning: 7 in the morning | 7 in the evening"]],
  ["morning 4p 8:00", ["4p: four players", "8:00: 8 in the morning", "morning – not_understood"]],
  ["morning 4 players", ["4 players: four players", "morning – not_understood"]],
  ["afternoon 2 carts", ["afternoon – not_understood", "2 carts – not_understood"]],
  ["morning 858 555 0554", ["858 555 0554: phone 858 555 0554", "morning – not_understood"]],
  ["7pm", ["7pm: 7 in the evening"]],
  ["seven in the morning four", ["seven in the morning: 7 in the morning", "four: four players"]],
  ["eight am", ["eight am: 8 in the morning"]],
  ["seven forty four balboa", ["balboa: Balboa Mesa", "seven forty four – not_understood"]],
  [
    "mon 9:00 4p 120",
    ["mon: Monday, November 30", "9:00: 9 in the morning", "4p: four players", "120 – not_understood"],
  ],
  ["7:60", ["7:60 – not_understood"]],
  ["2460", ["2460 – not_understood"]],
])("QUICK-02 has a time: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});
