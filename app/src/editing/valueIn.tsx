import type { ComponentType, ReactNode } from "react";
import { wordsOfValue } from "./wordsOfValue.ts";

/** By a field's name: what shows one of its values in words, where a value is a code or an id. */
export type ValueNames = Readonly<Record<string, ComponentType<{ readonly value: string }> | undefined>>;

/** What a field holds as its own select would say it; "" for nothing. */
export function valueIn(names: ValueNames, field: string, value: unknown): ReactNode {
  const words = wordsOfValue(value);
  const Name = names[field];
  return Name === undefined || words === "" ? words : <Name value={words} />;
}
