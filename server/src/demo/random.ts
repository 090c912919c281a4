/** A random generator with the same numbers on every machine; demo data uses no other. */
export type Random = {
  /** At least 0, less than 1. */
  readonly fraction: () => number;
  /** A whole number from min to max, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;
};

/** The mulberry32 generator: small, and sufficient to spread names and amounts. */
export function createRandom(seed: number): Random {
  let state = seed;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick(choices) {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error("There is no choice to pick from.");
      return choice;
    },
  };
}
