import { dayText } from "./dayText.ts";
import { playersText } from "./seatText.ts";

type Use = {
  readonly id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly is_canceled: boolean;
};

/** The number of tee times that a sentence names. */
const mostNamed = 3;

/** "The course gave TT-9 for tee time 12 (Sat 11/28/2026 10:30, 4 players)." with what to do about it; `act` is "Book" or "Save". */
export function numberUsedText(number: string, others: readonly Use[], act: string): string {
  const uses = others.map(
    ({ id, play_date, play_time, players, is_canceled }) =>
      `tee time ${id} (${dayText(play_date)} ${play_time}, ${playersText(players)}${is_canceled ? ", canceled" : ""})`,
  );
  const named = uses.length > mostNamed ? [...uses.slice(0, mostNamed), `${uses.length - mostNamed} more`] : uses;
  const gave = `The course gave ${number} for ${new Intl.ListFormat("en-US").format(named)}.`;
  const both = uses.length === 1 ? "both" : "all";
  return `${gave} Enter this booking's own number, or clear the field. ${act} anyway if the course gave one number for ${both}.`;
}
