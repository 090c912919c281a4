import { type Issue, parseTimeOfDay } from "@teedesk/domain";
import { NumberInput, optionsOf, RadioGroup, Select, TextInput, type TextKind, TimeInput } from "@teedesk/ui";
import { formatValue } from "../editing/formatValue.ts";
import type { Parsed } from "../flows/parsed.ts";
import type { Filter } from "./filter.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const refused = (code: Issue["code"]): Parsed<never> => ({ failure: [{ path: "", code }] });

/** A domain parser's result, whose failure is a bare code. */
const parsed = <Value,>(result: { success: Value } | { failure: Issue["code"] }): Parsed<Value> =>
  "success" in result ? { success: result.success } : refused(result.failure);

/** A text that may be anywhere in the field. `under` names its column when that has another name. */
export const textFilter = (label: string, under?: string): Filter<string> => ({
  label,
  ...(under === undefined ? {} : { under }),
  read: textOf,
  parse: (text) => ({ success: text }),
  input: (input) => <TextInput {...input} />,
});

/** A part of such a text, typed on a phone's keyboard for it. Its own type would refuse what is not yet a whole address. */
export const partFilter = (kind: TextKind, label: string): Filter<string> => ({
  ...textFilter(label),
  input: (input) => <TextInput {...input} kind={kind} type="text" />,
});

/** One box above the table for whatever is known of a record; `hint` names what it searches. `/` goes there. */
export const searchFilter = (hint: string): Filter<string> => ({
  ...textFilter("Search"),
  isAbove: true,
  input: (input) => (
    <div data-filters className="w-80 max-w-full">
      <TextInput {...input} type="search" placeholder={hint} maxLength={100} />
    </div>
  ),
});

/** The record that a link narrows the list to, by its id; its chip takes it away. */
export const recordFilter = (label: string): Filter<number> => ({
  label,
  isAbove: true,
  read: (value) => (typeof value === "number" ? String(value) : ""),
  parse: (text) => (/^[1-9]\d{0,9}$/.test(text) ? { success: Number(text) } : refused("unexpected_shape")),
  input: () => null,
});

/** One of a few values; `texts` are their words. */
export function choiceFilter<Value extends string>(
  label: string,
  texts: Readonly<Record<Value, string>>,
): Filter<Value> {
  const isValue = (text: string): text is Value => text in texts;
  const options = optionsOf(texts);
  return {
    label,
    read: (value) => (isValue(textOf(value)) ? textOf(value) : ""),
    parse: (text) => (isValue(text) ? { success: text } : refused("unexpected_shape")),
    input: (input) => <Select {...input} options={options} placeholder="All" />,
    shown: (text) => (isValue(text) ? texts[text] : text),
  };
}

/** One of a few values as radio buttons above the table; choosing one searches immediately. */
export const radioFilter = <Value extends string>(
  label: string,
  texts: Readonly<Record<Value, string>>,
): Filter<Value> => ({
  ...choiceFilter(label, texts),
  isAbove: true,
  input: ({ onSearch, ...input }) => (
    <RadioGroup {...input} options={[{ value: "", text: "All" }, ...optionsOf(texts)]} onChange={onSearch} />
  ),
});

type YesNo = readonly [yes: string, no: string];

/** "Disabled" and "Not disabled" of "Disabled?". */
const saidOf = (label: string): YesNo => {
  const word = label.replace("?", "");
  return [word, `Not ${word.toLowerCase()}`];
};

/** Filter for a boolean field; its chip reads as staff would say it. */
export const flagFilter = (label: string, [yesSaid, noSaid] = saidOf(label)): Filter<boolean> => ({
  ...eitherFilter(label, [formatValue(true), formatValue(false)]),
  said: (text) => (text === formatValue(true) ? yesSaid : noSaid),
});

/** Filter for a boolean field with words of its own for true and false. */
export const eitherFilter = (label: string, [yes, no]: YesNo): Filter<boolean> => ({
  label,
  read: (value) => (typeof value === "boolean" ? (value ? yes : no) : ""),
  parse: (text) => ({ success: text === yes }),
  input: (input) => <Select {...input} options={[yes, no].map((text) => ({ value: text, text }))} placeholder="All" />,
});

/** A whole number from 1. */
export const wholeFilter = (label: string, under?: string): Filter<number> => ({
  label,
  ...(under === undefined ? {} : { under }),
  read: (value) => (typeof value === "number" ? String(value) : ""),
  parse: (text) => (/^[1-9]\d{0,2}$/.test(text) ? { success: Number(text) } : refused("not_whole")),
  input: (input) => <NumberInput {...input} />,
});

/** A whole number from 0, which is what a limit holds that limits nothing (ADM-DISC-34). */
export const limitFilter = (label: string): Filter<number> => {
  const whole = wholeFilter(label);
  return { ...whole, parse: (text) => (text === "0" ? { success: 0 } : whole.parse(text)) };
};

/** A 24-hour time. */
export const timeFilter = (label: string, under?: string): Filter<string> => ({
  label,
  ...(under === undefined ? {} : { under }),
  read: textOf,
  parse: (text) => parsed<string>(parseTimeOfDay(text)),
  input: (input) => <TimeInput {...input} />,
});
