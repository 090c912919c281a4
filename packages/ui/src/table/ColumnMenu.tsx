import { Columns3 } from "lucide";
import { useId } from "react";
import { Button } from "../basics/Button.tsx";
import { Checkbox } from "../inputs/Checkbox.tsx";
import { PopoverLayer } from "../overlays/PopoverLayer.tsx";
import { type Column, visibleColumns } from "./column.ts";

export type ColumnMenuProps = {
  /** The columns to choose from; leave out those that always stay. */
  columns: readonly Pick<Column<never>, "key" | "header">[];
  /** Keys of the hidden ones; the same list goes to the table. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** A button that opens the list of a table's columns, to show and hide them. One at least stays. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const id = useId();
  const shown = visibleColumns(columns, hidden);
  const change = (key: string, visible: boolean) => {
    const stays = (column: (typeof columns)[number]) => (column.key === key ? visible : shown.includes(column));
    onChange(columns.filter((column) => !stays(column)).map((column) => column.key));
  };
  return (
    <>
      <Button icon={Columns3} popoverTarget={id} aria-haspopup="dialog">
        Columns
      </Button>
      <PopoverLayer id={id} label="Columns">
        {() => (
          <div className="flex min-w-48 flex-col p-1">
            <div className="flex max-h-[min(32rem,60dvh)] flex-col overflow-y-auto">
              {columns.map((column) => {
                const isShown = shown.includes(column);
                return (
                  <Checkbox
                    key={column.key}
                    label={column.header}
                    name={`columns.${column.key}`}
                    checked={isShown}
                    disabled={isShown && shown.length === 1}
                    onChange={(visible) => change(column.key, visible)}
                    className="flex min-h-8 items-center rounded-md px-2 hover:bg-hover pointer-coarse:min-h-10 [&>label]:grow"
                  />
                );
              })}
            </div>
            <div className="mt-1 border-t border-line pt-1">
              <Button kind="quiet" onClick={() => onChange([])} className="w-full">
                Show all
              </Button>
            </div>
          </div>
        )}
      </PopoverLayer>
    </>
  );
}
