import type { ApiResult } from "@teedesk/domain";
import { IconButton, MoveDownIcon, MoveUpIcon, optionsOf, Select } from "@teedesk/ui";
import { useState } from "react";
import type { Api } from "../api/client.ts";
import type { Cell, RowActions } from "./list.ts";

type Row = { readonly id: number };
type Call<Args extends readonly unknown[]> = (api: Api, ...args: Args) => Promise<ApiResult<unknown>>;

type ChoiceCell<R extends Row, Value extends string> = {
  /** The values in words. */
  readonly texts: Readonly<Record<Value, string>>;
  readonly valueOf: (row: R) => Value;
  /** The select's label in this row. */
  readonly label: (row: R) => string;
  readonly change: Call<[id: number, value: Value]>;
};

/** A select that changes a record in its row of the list. */
export function choiceCell<R extends Row, Value extends string>(choice: ChoiceCell<R, Value>): Cell<R> {
  return (row, actions) => <ChoiceSelect choice={choice} row={row} actions={actions} />;
}

type ChoiceSelectProps<R extends Row, Value extends string> = {
  readonly choice: ChoiceCell<R, Value>;
  readonly row: R;
  readonly actions: RowActions<R>;
};

function ChoiceSelect<R extends Row, Value extends string>({ choice, row, actions }: ChoiceSelectProps<R, Value>) {
  const [saving, setSaving] = useState<{ readonly value: Value; readonly calls: number } | null>(null);
  const isValue = (text: string): text is Value => text in choice.texts;
  const save = async (chosen: Value) => {
    setSaving((before) => ({ value: chosen, calls: (before?.calls ?? 0) + 1 }));
    await actions.run((api) => choice.change(api, row.id, chosen), row.id);
    // Others may have been chosen meanwhile: the last of them is shown until it is done.
    setSaving((before) => (before === null || before.calls === 1 ? null : { ...before, calls: before.calls - 1 }));
  };
  return (
    <Select
      name={`choice.${row.id}`}
      label={choice.label(row)}
      labelHidden
      className="min-w-28"
      options={optionsOf(choice.texts)}
      value={saving?.value ?? choice.valueOf(row)}
      // One call at a time. What is being changed keeps the focus, which `disabled` would drop.
      disabled={actions.isRunning && actions.runningId !== row.id}
      onChange={(chosen) => isValue(chosen) && void save(chosen)}
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
        onClick={() => other !== undefined && void run((api) => swap(api, row.id, other.id))}
      />
    );
    return (
      <span className="-my-2 flex">
        {button("up", MoveUpIcon, all[place - 1])}
        {button("down", MoveDownIcon, all[place + 1])}
      </span>
    );
  };
