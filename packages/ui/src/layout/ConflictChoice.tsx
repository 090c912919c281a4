import type { ReactNode } from "react";
import { radioLook } from "../inputs/inputLook.ts";

/** The version of a field that is kept. */
export type ConflictSide = "mine" | "theirs";

type ConflictChoiceProps = {
  /** The field's name. */
  name: string;
  side: ConflictSide;
  value: ReactNode;
  checked: boolean;
  onChoose: (name: string, side: ConflictSide) => void;
};

// Also of a save of one's own in another tab, so not whose they are.
const words: Readonly<Record<ConflictSide, string>> = { mine: "In this form", theirs: "Saved" };

/** One version of a disputed field; all of its box is the target. */
export function ConflictChoice({ name, side, value, checked, onChoose }: ConflictChoiceProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 rounded-md border border-line px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name={`conflict.${name}`}
        value={side}
        checked={checked}
        onChange={() => onChoose(name, side)}
        className={radioLook}
      />
      <span className="text-xs text-ink-muted">{words[side]}</span>{" "}
      <span className="col-start-2 wrap-anywhere whitespace-pre-wrap">{value === "" ? "—" : value}</span>
    </label>
  );
}
