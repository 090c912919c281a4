import { randomFrom } from "../../faults/random.ts";

/** Draws the values of random questions; a seed repeats them. */
export type Draw = {
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly one: <const Choices extends readonly unknown[]>(choices: Choices) => Choices[number];
  /** Some values, whose number is drawn too. */
  readonly list: <T>(from: number, to: number, draw: () => T) => readonly T[];
};

export function drawFrom(seed: number): Draw {
  const random = randomFrom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    whole,
    one: (choices) => choices[whole(0, choices.length - 1)],
    list: (from, to, draw) => Array.from({ length: whole(from, to) }, draw),
  };
}
