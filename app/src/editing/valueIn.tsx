import { type Option, textOf } from "@teedesk/ui";
import type { ComponentType, ReactNode } from "react";
import { member } from "../api/record.ts";
import { formatValue } from "./formatValue.ts";

/** By a field's name: what shows one of its values in words, where a value is a code or an id. */
export type ValueNames = Readonly<Record<string, ComponentType<{ readonly value: string }> | undefined>>;

/** Shows a value as its choice reads; one that is not among the choices stays as it is. */
export const optionName = (useOptions: () => { readonly options: readonly Option[] }) =>
  function OptionName({ value }: { readonly value: string }) {
    return textOf(useOptions().options, value) || value;
  };

/** The parts of a list of ids or codes, as a field or the history has it. */
const parts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((part) => formatValue(member(part, "id") ?? member(part, "name") ?? part)) : [];

/** The value of a field as its own select shows it; "" for no value. */
export function valueIn(names: ValueNames, field: string, value: unknown): ReactNode {
  const Name = names[field];
  const words = formatValue(value);
  if (Name === undefined || words === "") return words;
  if (!Array.isArray(value)) return <Name value={words} />;
  return parts(value).map((part, index) => (
    <span key={part}>
      {index > 0 && ", "}
      <Name value={part} />
    </span>
  ));
}
