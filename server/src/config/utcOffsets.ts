/** The minutes a clock is ahead of UTC, negative to the west, from one second since 1970 until another. */
export type UtcOffset = readonly [from: number, to: number, minutes: number];

const minute = 60;
const day = 86_400;

const startOf = (year: number): number => Date.UTC(year, 0, 1) / 1000;

/**
 * The minutes that the clocks of a time zone are ahead of UTC, period by period, from the start of one year to the start of another.
 * A browser computes local times from them; looking the zone up would take it as long as drawing a page.
 */
export function utcOffsets(timeZone: string, fromYear: number, toYear: number): readonly UtcOffset[] {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const minutesAt = (second: number): number => {
    const name = format.formatToParts(second * 1000).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign = "", hours = "0", minutes = "0"] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  /** The first minute after `low`, up to `high`, with another offset. Clocks change on a whole minute. */
  const changeIn = (low: number, high: number, minutes: number): number => {
    if (high - low <= minute) return high;
    const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
    return minutesAt(middle) === minutes ? changeIn(middle, high, minutes) : changeIn(low, middle, minutes);
  };
  const end = startOf(toYear);
  const periods: UtcOffset[] = [];
  let from = startOf(fromYear);
  let minutes = minutesAt(from);
  for (let second = from + day; second < end; second += day) {
    const next = minutesAt(second);
    if (next === minutes) continue;
    const change = changeIn(second - day, second, minutes);
    periods.push([from, change, minutes]);
    from = change;
    minutes = next;
  }
  return [...periods, [from, end, minutes]];
}
