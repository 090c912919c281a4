import { centsFrom, type EarningsFigure, marginPerSlot } from "@teedesk/domain";
import type { HeatCell, HeatRow } from "@teedesk/ui";
import { countText } from "@teedesk/ui";
import { dollarsText } from "../../../format/dollarsText.ts";
import { shortDollars } from "../../../format/plotText.ts";
import type { Earnings } from "./reportFigures.api.ts";

type Hours = Earnings["hours"];

/** The figures that the map can show. */
export const measures = [
  "revenue",
  "margin",
  "margin_per_slot",
  "slots_seen",
  "slots_sold",
  "gone_elsewhere",
] as const satisfies readonly EarningsFigure[];

export type Measure = (typeof measures)[number];

const isMoney = (measure: Measure): boolean =>
  measure === "revenue" || measure === "margin" || measure === "margin_per_slot";

/** The figure of some hours together; null for a margin per slot where no slot was seen. */
function measured(measure: Measure, hours: Hours): number | null {
  const sum = (figure: Exclude<EarningsFigure, "margin_per_slot">) =>
    hours.reduce((all, { figures }) => all + figures[figure], 0);
  if (measure !== "margin_per_slot") return sum(measure);
  const seen_margin = centsFrom(sum("seen_margin"));
  if (!("success" in seen_margin)) return null;
  const share = marginPerSlot({ seen_margin: seen_margin.success, slots_seen: sum("slots_seen") });
  return "success" in share ? share.success : null;
}

const exactText = (measure: Measure, value: number): string =>
  isMoney(measure) ? dollarsText(value) : countText(value);

const shortText = (measure: Measure, value: number | null): string =>
  value === null ? "—" : isMoney(measure) ? shortDollars(value) : countText(value);

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

type HeatGrid = {
  readonly columns: readonly string[];
  readonly rows: readonly HeatRow[];
  readonly whole: readonly string[];
};

/** A row for each weekday, and a column for each hour from the first to the last that has any figure. */
export function earningsMap(measure: Measure, hours: Hours): HeatGrid {
  const played = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...played), Math.max(...played)];
  const shown = hours.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const cellOf = (weekday: string, hour: number, those: Hours): HeatCell | null => {
    const value = those.length === 0 ? null : measured(measure, those);
    if (value === null) return null;
    const title = `${weekday} ${hourText(hour)}: ${exactText(measure, value)}`;
    return { value, text: shortText(measure, value), title };
  };
  const wholeOf = (those: Hours) => (those.length === 0 ? "—" : shortText(measure, measured(measure, those)));
  return {
    columns: shown.map(hourText),
    rows: weekdays.map((name, index) => {
      const ofDay = hours.filter(({ weekday }) => weekday === index + 1);
      return {
        key: name,
        name,
        cells: shown.map((hour) =>
          cellOf(
            name,
            hour,
            ofDay.filter((one) => one.hour === hour),
          ),
        ),
        whole: wholeOf(ofDay),
      };
    }),
    whole: [...shown.map((hour) => wholeOf(hours.filter((one) => one.hour === hour))), wholeOf(hours)],
  };
}
