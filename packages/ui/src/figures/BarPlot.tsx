import { plotTicks } from "./plotTicks.ts";

export type PlotBar = {
  readonly key: string;
  readonly name: string;
  /** Drawn filled. */
  readonly value: number;
  /** The value that it is compared with, drawn as an outline. */
  readonly compared?: number | undefined;
};

export type BarPlotProps = {
  /** A sentence in place of the plot, for those who do not see it. The table of the same figures is beside it. */
  readonly summary: string;
  readonly bars: readonly PlotBar[];
  /** A value in a few characters, for its mark. */
  readonly format: (value: number) => string;
};

/** The height of a bar and of its place, in pixels. */
const thickness = 10;
const pitch = 16;

/** Values by name, each with its value at its end. One below 0 has no length. */
export function BarPlot({ summary, bars, format }: BarPlotProps) {
  const most = plotTicks(bars.flatMap(({ value, compared = 0 }) => [value, compared])).at(-1) ?? 1;
  const length = (value: number): string => `${(Math.max(0, value) / most) * 100}%`;
  return (
    <div
      // An img would have neither the theme's colors nor its texts.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={summary}
      className="flex flex-col gap-1.5 py-3 text-xs tabular-nums"
    >
      {bars.map(({ key, name, value, compared }) => (
        <div key={key} className="grid grid-cols-1 items-center gap-x-3 sm:grid-cols-[12rem_1fr]">
          <span className="truncate sm:text-right" title={name}>
            {name}
          </span>
          <svg
            aria-hidden
            className="block w-full overflow-visible pr-14"
            style={{ height: compared === undefined ? pitch : 2 * pitch }}
          >
            <rect data-mark y={3} width={length(value)} height={thickness} className="fill-accent" />
            <text x={length(value)} dx={6} y={8} dominantBaseline="central" className="fill-ink">
              {format(value)}
            </text>
            {compared !== undefined && (
              <>
                <rect
                  y={pitch + 2}
                  width={length(compared)}
                  height={thickness}
                  className="fill-transparent stroke-ink-muted"
                />
                <text x={length(compared)} dx={6} y={pitch + 7} dominantBaseline="central" className="fill-ink-muted">
                  {format(compared)}
                </text>
              </>
            )}
          </svg>
        </div>
      ))}
    </div>
  );
}
