import { plotTicks } from "./plotTicks.ts";

export type PlotColumn = {
  readonly key: string;
  /** Under the column, in one or two lines; none for a column between labeled ones. */
  readonly label?: readonly string[] | undefined;
  readonly value: number;
  /** Shown under the pointer: the column's name and its exact value. */
  readonly title: string;
};

export type ColumnPlotProps = {
  /** A sentence in place of the plot, for those who do not see it. The table of the same figures is beside it. */
  readonly summary: string;
  readonly columns: readonly PlotColumn[];
  /** A value in a few characters, for the scale and the marks. */
  readonly format: (value: number) => string;
};

/** With more columns than these only the greatest has its value written on it. */
const mostMarked = 14;

const percent = (share: number): string => `${share * 100}%`;

/**
 * Values in the order of time, from a line at 0. It is as wide as its place, and its texts keep their size: places are parts of the box, so
 * nothing has to be measured.
 */
export function ColumnPlot({ summary, columns, format }: ColumnPlotProps) {
  const ticks = plotTicks(columns.map(({ value }) => value));
  const [least, most] = [ticks[0], ticks.at(-1) ?? 0];
  const heightOf = (value: number): string => percent((most - value) / (most - least));
  const greatest = columns.reduce((at, { value }, index) => (value > (columns[at]?.value ?? 0) ? index : at), 0);
  const isMarked = (index: number) => columns.length <= mostMarked || index === greatest;
  const share = 1 / columns.length;
  const labeled = columns.filter(({ label }) => label !== undefined);
  return (
    <svg
      // An img would have neither the theme's colors nor its texts.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={summary}
      className="block h-56 w-full overflow-visible pt-5 pr-2 pb-10 pl-14 text-xs tabular-nums"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x2="100%"
            y1={heightOf(tick)}
            y2={heightOf(tick)}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={-8} y={heightOf(tick)} textAnchor="end" dominantBaseline="central" className="fill-ink-muted">
            {format(tick)}
          </text>
        </g>
      ))}
      {columns.map(({ key, label = [], value, title }, index) => (
        <g key={key}>
          <title>{title}</title>
          {/* A low column is found under the pointer too. */}
          <rect x={percent(index * share)} width={percent(share)} height="100%" className="fill-transparent" />
          <rect
            data-mark
            x={percent((index + 0.15) * share)}
            width={percent(0.7 * share)}
            y={heightOf(Math.max(value, 0))}
            height={percent(Math.abs(value) / (most - least))}
            className="fill-accent"
          />
          {isMarked(index) && (
            <text
              x={percent((index + 0.5) * share)}
              y={heightOf(Math.max(value, 0))}
              dy={-5}
              textAnchor="middle"
              className="fill-ink"
            >
              {format(value)}
            </text>
          )}
          {label.map((line, at) => (
            <text
              key={line}
              x={percent((index + 0.5) * share)}
              y="100%"
              dy={16 + 14 * at}
              textAnchor="middle"
              // On a phone there is room for every second one of many.
              className={
                labeled.length > 7 && labeled.findIndex((one) => one.key === key) % 2 === 1
                  ? "fill-ink-muted max-sm:hidden"
                  : "fill-ink-muted"
              }
            >
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
