import { useState } from "react";
import { Button, ConflictPanel, type ConflictSide, FormBar, type FormState, HistoryList, Panel } from "../src/index.ts";
import { history } from "./samples.ts";

const nothing = { onPress: () => undefined };
const off = { ...nothing, disabled: true };
const hidden = { ...nothing, hidden: true };

const states: readonly FormState[] = ["locked", "editing", "unsaved", "saving", "saved", "conflict", "deleted"];
const disputed = [
  { name: "phone", label: "Primary Phone", mine: "(619) 555-0142", theirs: "(619) 555-0100" },
  { name: "email", label: "Email", mine: "", theirs: "maria.alvarez@example.test" },
  {
    name: "notes",
    label: "Notes",
    mine: "Walking, needs two sets of left-handed clubs.",
    theirs: "Riding.\nCalled twice about the voucher; send it again once the balance is paid.",
  },
];

/** The parts of edit forms. */
export function Editing() {
  const [state, setState] = useState<FormState>("unsaved");
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({});
  const locked = state === "locked" || state === "saved" || state === "deleted";
  return (
    <div className="flex flex-col gap-6">
      <div>
        <FormBar
          name="Maria Alvarez"
          state={state}
          savedAt="12:04"
          edit={locked ? nothing : hidden}
          lock={locked ? hidden : nothing}
          save={state === "unsaved" ? nothing : off}
          reload={nothing}
          clear={locked ? off : nothing}
          delete={nothing}
        />
        <div className="flex flex-wrap gap-2 py-4">
          {states.map((one) => (
            <Button key={one} size="small" onClick={() => setState(one)}>
              {one}
            </Button>
          ))}
        </div>
      </div>
      <div>
        <FormBar
          name="A new customer with a name that is far too long for the bar, O'Shaughnessy-Featherstonehaugh"
          state="editing"
          save={nothing}
          clear={nothing}
          actions={<Button>Send Receipt</Button>}
        />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <ConflictPanel
          fields={disputed.map((field) => ({ ...field, side: sides[field.name] ?? "mine" }))}
          onChoose={(name, side) => setSides({ ...sides, [name]: side })}
          onChooseAll={(side) => setSides(Object.fromEntries(disputed.map(({ name }) => [name, side])))}
          onContinue={nothing.onPress}
        >
          agent@teedesk.test saved this customer at 12:04, after you opened it. Nothing of yours is lost: choose what to
          keep.
        </ConflictPanel>
        <div className="flex flex-col gap-6">
          <Panel heading="History">
            <HistoryList entries={history} />
          </Panel>
          <Panel heading="History, loading">
            <HistoryList entries={[]} loading />
          </Panel>
          <Panel heading="History, empty">
            <HistoryList entries={[]} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
