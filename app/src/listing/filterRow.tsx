import type { ReactNode } from "react";
import { messageAt } from "../flows/field.ts";
import { fieldMessageText } from "../messages/fieldMessageText.ts";
import { type Filters, namesOf } from "./filter.ts";
import type { OpenList } from "./useList.ts";

function inputOf<Values>(filters: Filters<Values>, name: keyof Values & string, open: OpenList<unknown>): ReactNode {
  const message = messageAt({ errors: {}, issues: open.issues }, name);
  return filters[name].input({
    name,
    label: filters[name].label,
    labelHidden: true,
    value: open.texts[name] ?? "",
    error: message === undefined ? undefined : fieldMessageText(message),
    onChange: (text) => open.type(name, text),
    onSearch: (text) => open.search({ [name]: text }),
  });
}

/** The inputs of a list's filters by the key of the column they stand under. */
export function filterRow<Values>(filters: Filters<Values>, open: OpenList<unknown>): Record<string, ReactNode> {
  const row: Record<string, ReactNode> = {};
  for (const name of namesOf(filters)) {
    const { under = name, isAbove = false } = filters[name];
    if (isAbove) continue;
    row[under] = (
      <>
        {row[under]}
        {inputOf(filters, name, open)}
      </>
    );
  }
  return row;
}

/** The inputs that stand above the table. */
export const filtersAbove = <Values,>(filters: Filters<Values>, open: OpenList<unknown>): ReactNode =>
  namesOf(filters).map((name) => filters[name].isAbove && <div key={name}>{inputOf(filters, name, open)}</div>);
