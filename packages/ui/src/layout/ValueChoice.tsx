import type { ReactNode } from "react";
import { radioLook } from "../inputs/inputLook.ts";

/** One of the values that a field has, and its source in words. "" is no value. */
export type ValueSource<Side extends string> = { side: Side; source: string; value: ReactNode };

export type ValueChoiceProps<Side extends string> = {
  /** The field's name, unlike that of any field on the page. */
  name: string;
  label: string;
  values: readonly ValueSource<Side>[];
  chosen: Side;
  onChoose: (side: Side) => void;
};

/** The values of a field of which one is kept; all of a value's box is the target. */
export function ValueChoice<Side extends string>({ name, label, values, chosen, onChoose }: ValueChoiceProps<Side>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-ink-muted">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {values.map(({ side, source, value }) => (
          <label
            key={side}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 rounded-md border border-line px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={side}
              checked={side === chosen}
              onChange={() => onChoose(side)}
              className={radioLook}
            />
            <span className="text-xs text-ink-muted">{source}</span>{" "}
            <span className="col-start-2 wrap-anywhere whitespace-pre-wrap">{value === "" ? "—" : value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
