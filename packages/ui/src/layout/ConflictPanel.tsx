import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../basics/Button.tsx";
import { Panel } from "./Panel.tsx";
import { ValueChoice } from "./ValueChoice.tsx";

/** The version of a field that is kept: the one in this form, or the one that was saved, perhaps by oneself in another tab. */
export type ConflictSide = "mine" | "theirs";

/** A field that both sides changed, with the two values in words; "" for none. */
export type DisputedField = {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  side: ConflictSide;
};

export type ConflictPanelProps = {
  fields: readonly DisputedField[];
  onChoose: (name: string, side: ConflictSide) => void;
  onChooseAll: (side: ConflictSide) => void;
  /** Puts the chosen values into the form; nothing is saved by it. */
  onContinue: () => void;
  /** The event: who saved what, and when. */
  children: ReactNode;
};

/**
 * The choice of what to keep when another agent saved the same record meanwhile: field by field, with both values in sight. It
 * takes the focus, because nothing can be saved before it is made.
 */
export function ConflictPanel({ fields, onChoose, onChooseAll, onContinue, children }: ConflictPanelProps) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answer = choices.current?.querySelector<HTMLElement>("input:checked, [data-continue]");
    answer?.focus({ preventScroll: true });
  }, []);
  return (
    <Panel
      heading="Conflict"
      actions={
        <>
          <Button size="small" onClick={() => onChooseAll("mine")}>
            Use all in this form
          </Button>
          <Button size="small" onClick={() => onChooseAll("theirs")}>
            Use all saved
          </Button>
        </>
      }
    >
      <div role="alert" className="mb-4 text-pretty">
        {children}
      </div>
      <div ref={choices} className="flex flex-col gap-4">
        {fields.map(({ name, label, mine, theirs, side }) => (
          <ValueChoice<ConflictSide>
            key={name}
            name={`conflict.${name}`}
            label={label}
            values={[
              { side: "mine", source: "In this form", value: mine },
              { side: "theirs", source: "Saved", value: theirs },
            ]}
            chosen={side}
            onChoose={(chosen) => onChoose(name, chosen)}
          />
        ))}
        <div className="flex justify-end">
          <Button kind="primary" onClick={onContinue} data-continue>
            Continue
          </Button>
        </div>
      </div>
    </Panel>
  );
}
