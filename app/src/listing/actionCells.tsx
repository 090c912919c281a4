import type { Answer } from "@teedesk/domain";
import { IconButton, MoveDownIcon, MoveUpIcon, optionsOf, Select } from "@teedesk/ui";
import type { Api } from "../api/client.ts";
import type { Cell } from "./list.ts";

type Row = { readonly id: number };
type Call<Args extends readonly unknown[]> = (api: Api, ...args: Args) => Promise<Answer<unknown>>;

type ChoiceCell<R extends Row, Value extends string> = {
  /** The values in words. */
  readonly texts: Readonly<Record<Value, string>>;
  readonly valueOf: (row: R) => Value;
  /** What the select is called in this row. */
  readonly label: (row: R) => string;
  readonly change: Call<[id: number, value: Value]>;
};

/** A select that changes a record where it stands in the list. */
export function choiceCell<R extends Row, Value extends string>(choice: ChoiceCell<R, Value>): Cell<R> {
  const isValue = (text: string): text is Value => text in choice.texts;
  return (row, { run, isRunning, runningId }) => (
    <Select
      name={`choice.${row.id}`}
      label={choice.label(row)}
      labelHidden
      options={optionsOf(choice.texts)}
      value={choice.valueOf(row)}
      // One call at a time. What is being changed keeps the focus, which `disabled` would drop.
      disabled={isRunning && runningId !== row.id}
      onChange={(chosen) => isValue(chosen) && run((api) => choice.change(api, row.id, chosen), row.id)}
    />
  );
}

type Ordered = Row & { readonly order: number };

type MoveCell<R extends Ordered> = {
  readonly nameOf: (row: R) => string;
  /** A row changes places only with one of its own group. */
  readonly groupOf: (row: R) => unknown;
  readonly swap: Call<[id: number, other: number]>;
};

/** Buttons that let a row change places with the one above or below it. */
export const moveCell =
  <R extends Ordered>({ nameOf, groupOf, swap }: MoveCell<R>): Cell<R> =>
  (row, { rows, run, isRunning }) => {
    const all = rows.filter((one) => groupOf(one) === groupOf(row)).toSorted((one, two) => one.order - two.order);
    const place = all.indexOf(row);
    const button = (text: string, icon: typeof MoveUpIcon, other: R | undefined) => (
      <IconButton
        icon={icon}
        label={`Move ${nameOf(row)} ${text}`}
        // Not `disabled`, which drops the focus: a row is moved several places by pressing again.
        aria-disabled={isRunning || other === undefined}
        onClick={() => other !== undefined && run((api) => swap(api, row.id, other.id))}
      />
    );
    return (
      <span className="-my-2 flex">
        {button("up", MoveUpIcon, all[place - 1])}
        {button("down", MoveDownIcon, all[place + 1])}
      </span>
    );
  };
