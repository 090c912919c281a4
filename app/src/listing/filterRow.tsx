import { Alert, InSight } from "@teedesk/ui";
import { Fragment, type ReactNode } from "react";
import { messageAt } from "../flows/field.ts";
import { fieldMessageText } from "../messages/fieldMessageText.ts";
import { type Filters, namesOf } from "./filter.ts";
import type { OpenList } from "./useList.ts";

/** The text of the message about a filter that was refused. */
function refusalOf(name: string, { issues }: OpenList<unknown>): string | undefined {
  const message = messageAt({ errors: {}, issues }, name);
  return message === undefined ? undefined : fieldMessageText(message);
}

function inputOf<Values>(
  filters: Filters<Values>,
  name: keyof Values & string,
  open: OpenList<unknown>,
  isAlone = true,
): ReactNode {
  const { label, input } = filters[name];
  return input({
    name,
    label,
    labelHidden: true,
    ...(isAlone ? {} : { placeholder: label }),
    value: open.texts[name] ?? "",
    error: refusalOf(name, open),
    onChange: (text) => open.type(name, text),
    onSearch: (text) => open.search({ [name]: text }),
  });
}

/** The inputs of a list's filters by the key of the column they are under. */
export function filterRow<Values>(filters: Filters<Values>, open: OpenList<unknown>): Record<string, ReactNode> {
  const names = namesOf(filters).filter((name) => filters[name].isAbove !== true);
  const columnOf = (name: keyof Values & string): string => filters[name].under ?? name;
  const inputsOf = (column: string): ReactNode => {
    const under = names.filter((name) => columnOf(name) === column);
    return (
      <div className="flex flex-col gap-1">
        {under.map((name) => (
          <Fragment key={name}>{inputOf(filters, name, open, under.length === 1)}</Fragment>
        ))}
      </div>
    );
  };
  return Object.fromEntries(names.map((name) => [columnOf(name), inputsOf(columnOf(name))]));
}

/** The inputs above the table; a filter that only a link sets has none. */
export const filtersAbove = <Values,>(filters: Filters<Values>, open: OpenList<unknown>): ReactNode =>
  namesOf(filters)
    .filter((name) => filters[name].isAbove)
    .map((name) => (
      <div key={name} className="mr-2 empty:hidden">
        {inputOf(filters, name, open)}
      </div>
    ));

/** The messages about refused filters beside the list, for a phone: the inputs that show them are folded away there. */
export function FoldedRefusals<Values>({ filters, open }: { filters: Filters<Values>; open: OpenList<unknown> }) {
  const isRefused = (name: keyof Values & string) => !filters[name].isAbove && refusalOf(name, open) !== undefined;
  const refused = namesOf(filters).filter(isRefused);
  return (
    <InSight className="mx-4 mb-2 sm:hidden print:hidden">
      {refused.length > 0 && (
        <Alert tone="danger">
          {refused.map((name) => (
            <p key={name}>
              {filters[name].label}: {refusalOf(name, open)}
            </p>
          ))}
        </Alert>
      )}
    </InSight>
  );
}
