import type { Issue } from "@teedesk/domain";
import type { ReactNode } from "react";
import { member } from "../api/record.ts";
import type { Parsed } from "../flows/parsed.ts";

/** The props of a filter's input. */
export type FilterInput = {
  readonly name: string;
  readonly label: string;
  readonly labelHidden: true;
  /** The label, where several filters are under one column and could not be distinguished. */
  readonly placeholder?: string;
  /** As typed; "" filters nothing. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** For a filter that does not wait for Enter: changes the value and searches with it. */
  readonly onSearch: (value: string) => void;
};

/** One filter of a list. While it is typed it is a text; `Value` is what the contract wants. */
export type Filter<Value> = {
  readonly label: string;
  /** Key of the column it is under, when it is not the filter's own name. */
  readonly under?: string;
  /** Shown above the table and not in its filter row. */
  readonly isAbove?: true;
  /** The text for what an address holds; "" for what cannot be read. */
  readonly read: (value: unknown) => string;
  /** The value of a text that is not blank. Issues have the path "". */
  readonly parse: (text: string) => Parsed<Value>;
  readonly input: (input: FilterInput) => ReactNode;
  /** The chip's text for a text in use, beside the label. */
  readonly shown?: (text: string) => string;
  /** The whole text of the chip, where a label beside it would not read well. */
  readonly said?: (text: string) => string;
};

/** A list's filters by their names in the contract; the compiler asks for every one of them. */
export type Filters<Values> = { readonly [Name in keyof Values]-?: Filter<NonNullable<Values[Name]>> };

/** The texts of a list's filters by name. */
export type FilterTexts = Readonly<Record<string, string>>;

export const namesOf = <Values>(filters: Filters<Values>): readonly (keyof Values & string)[] =>
  Object.keys(filters).filter((name): name is keyof Values & string => name in filters);

/** The texts for the filters of an address; unknown names are dropped. */
export const readFilters = <Values>(filters: Filters<Values>, stored: unknown): FilterTexts =>
  Object.fromEntries(namesOf(filters).map((name) => [name, filters[name].read(member(stored, name) ?? "")]));

/** The filters to ask with, or what is wrong with which of them. */
export function parseFilters<Values>(filters: Filters<Values>, texts: FilterTexts): Parsed<Partial<Values>> {
  const issues: Issue[] = [];
  let values: Partial<Values> = {};
  for (const name of namesOf(filters)) {
    const text = texts[name]?.trim() ?? "";
    if (text === "") continue;
    const parsed = filters[name].parse(text);
    if ("failure" in parsed) issues.push(...parsed.failure.map((issue) => ({ ...issue, path: name })));
    else values = { ...values, [name]: parsed.success };
  }
  return issues.length > 0 ? { failure: issues } : { success: values };
}

/** The filters that narrow a list, with their words, for its chips. */
export const filtersInUse = <Values>(filters: Filters<Values>, texts: FilterTexts) =>
  namesOf(filters).flatMap((name) => {
    const text = texts[name] ?? "";
    const { label, shown = (words: string) => words, said } = filters[name];
    if (text === "") return [];
    return [{ key: name, name: label, value: (said ?? shown)(text), isWhole: said !== undefined }];
  });
