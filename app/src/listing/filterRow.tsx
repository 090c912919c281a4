import type { ReactNode } from "react";
import { messageAt } from "../flows/field.ts";
import { wordsOf } from "../messages/fieldMessageText.ts";
import { type Filters, namesOf } from "./filter.ts";
import type { OpenList } from "./useList.ts";

/** The inputs of a list's filters by the key of the column they stand under. */
export function filterRow<Values>(filters: Filters<Values>, open: OpenList<unknown>): Record<string, ReactNode> {
  const row: Record<string, ReactNode> = {};
  for (const name of namesOf(filters)) {
    const { label, under = name, input } = filters[name];
    const message = messageAt({ errors: {}, issues: open.issues }, name);
    row[under] = (
      <>
        {row[under]}
        {input({
          name,
          label,
          labelHidden: true,
          value: open.texts[name] ?? "",
          error: message === undefined ? undefined : wordsOf(message),
          onChange: (text) => open.type(name, text),
          onSearch: (text) => open.search({ [name]: text }),
        })}
      </>
    );
  }
  return row;
}
