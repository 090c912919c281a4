import { type Clocks, type LocalDate, minuteOf, type TimeOfDay } from "@teedesk/domain";
import { type BusinessZone, clock, todayIn } from "./businessTime.ts";

/** The clocks of the business, for calculations of the domain. */
export const clocksOf =
  (zone: BusinessZone): Clocks =>
  (minute) => {
    const { year, month, day, hour, minute: past } = clock(zone, new Date(minute * 60_000));
    return Date.parse(`${year}-${month}-${day}T${hour}:${past}Z`) / 60_000 - minute;
  };

/** Today and this moment, as sentences about deadlines need them. */
export const todayAndNow = (zone: BusinessZone): { readonly today: LocalDate; readonly now: number } => ({
  today: todayIn(zone),
  now: Date.now() / 60_000,
});

/** The moment at which the clocks of the business show a day and a time. */
export const instantIn = (zone: BusinessZone, date: LocalDate, time: TimeOfDay): Date =>
  new Date(minuteOf({ date, time }, clocksOf(zone)) * 60_000);
