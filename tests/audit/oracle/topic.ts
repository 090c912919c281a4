import type { Draw } from "./draw.ts";

/** A calculation that is written twice: in the domain, and in SQL as the function `oracle.<name>`. */
export type Topic<Input> = {
  readonly name: string;
  /** Its share of a thousand random questions. */
  readonly share: number;
  /** Inputs at which a rule changes. */
  readonly boundary: readonly Input[];
  readonly random: (draw: Draw) => Input;
  /** The domain's result; null is a refusal. Both sides return plain JSON of the same shape. */
  readonly answer: (input: Input) => unknown;
};

/** An input with the domain's result, both as JSON. */
export type Question = { readonly input: unknown; readonly answer: unknown };

/** A topic without the type of its inputs, so that unlike topics fit into one list. */
export type Asker = Pick<Topic<never>, "name" | "share"> & {
  readonly boundary: () => readonly Question[];
  readonly random: (draw: Draw, count: number) => readonly Question[];
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function asker<Input>({ name, share, boundary, random, answer }: Topic<Input>): Asker {
  const question = (input: Input): Question => ({ input: asJson(input), answer: asJson(answer(input)) });
  return {
    name,
    share,
    boundary: () => boundary.map(question),
    random: (draw, count) => Array.from({ length: count }, () => question(random(draw))),
  };
}
