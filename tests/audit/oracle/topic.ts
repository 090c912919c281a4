import type { Draw } from "./draw.ts";

/** The inputs of a calculation. */
type Inputs<Input> = {
  readonly name: string;
  /** Its share of a thousand random questions. */
  readonly share: number;
  /** Inputs at which a rule changes. */
  readonly boundary: readonly Input[];
  readonly random: (draw: Draw) => Input;
};

/** A calculation that is written twice: in the domain, and in SQL as the function `oracle.<name>`. */
export type Topic<Input> = Inputs<Input> & {
  /** The domain's result; null is a refusal. Both sides return plain JSON of the same shape. */
  readonly answer: (input: Input) => unknown;
};

/** A calculation of the server in its database, which is opened for all inputs of a run. */
export type StoredTopic<Input> = Inputs<Input> & {
  /** The most random inputs of a run: each is stored row by row. */
  readonly most: number;
  readonly open: () => Promise<{
    readonly answer: (input: Input) => Promise<unknown>;
    readonly close: () => Promise<void>;
  }>;
};

/** An input with the domain's result, both as JSON. */
export type Question = { readonly input: unknown; readonly answer: unknown };

/** The questions of a topic with their results: those at the bounds, and the drawn ones. */
type Questions = { readonly boundary: readonly Question[]; readonly random: readonly Question[] };

/** A topic without the type of its inputs, so that unlike topics fit into one list. */
export type Asker = Pick<Inputs<never>, "name" | "share"> & {
  /** Whether the server computes it, from rows that are stored for each input. */
  readonly isStored: boolean;
  readonly questions: (draw: Draw, count: number) => Promise<Questions>;
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const drawn = <Input>({ random }: Inputs<Input>, draw: Draw, count: number): readonly Input[] =>
  Array.from({ length: count }, () => random(draw));

export function asker<Input>(topic: Topic<Input>): Asker {
  const { name, share, boundary, answer } = topic;
  const question = (input: Input): Question => ({ input: asJson(input), answer: asJson(answer(input)) });
  return {
    name,
    share,
    isStored: false,
    questions: async (draw, count) => ({
      boundary: boundary.map(question),
      random: drawn(topic, draw, count).map(question),
    }),
  };
}

export function storedAsker<Input>(topic: StoredTopic<Input>): Asker {
  const { name, share, boundary, most, open } = topic;
  return {
    name,
    share,
    isStored: true,
    async questions(draw, count) {
      const { answer, close } = await open();
      async function questions(inputs: readonly Input[]): Promise<readonly Question[]> {
        const all: Question[] = [];
        // In the order of the inputs: the embedded database has one connection.
        for (const input of inputs) all.push({ input: asJson(input), answer: asJson(await answer(input)) });
        return all;
      }
      try {
        return {
          boundary: await questions(boundary),
          random: await questions(drawn(topic, draw, Math.min(count, most))),
        };
      } finally {
        await close();
      }
    },
  };
}
