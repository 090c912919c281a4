/** Values on a scale, from its least to its greatest. */
type Ticks = readonly [number, ...number[]];

/**
 * Round values that a scale is drawn with: 0 among them, all values between the first and the last, at most six. They are whole numbers,
 * 1, 2 or 5 times a power of ten apart.
 */
export function plotTicks(values: readonly number[]): Ticks {
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const wanted = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= wanted) ?? 10);
  const first = Math.floor(low / step);
  const more = Math.max(1, Math.ceil(high / step) - first);
  return [first * step, ...Array.from({ length: more }, (_, index) => (first + index + 1) * step)];
}
