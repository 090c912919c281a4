import { ConflictPanel, InSight } from "@teedesk/ui";
import type { Side } from "../flows/editForm/merge.ts";
import { selectDisputes } from "../flows/editForm/selectors.ts";
import { type EditForm, useShown } from "./useEditForm.ts";
import { type ValueNames, valueIn } from "./valueIn.tsx";

type EditConflictProps<Draft extends object, Input, Entity> = {
  readonly form: EditForm<Draft, Input, Entity>;
  readonly labels: Readonly<Record<string, string>>;
  readonly names: ValueNames;
};

/** A choice between two values, field by field, after another agent saved the record (ANSWER-16). */
export function EditConflict<Draft extends object, Input, Entity>({
  form,
  labels,
  names,
}: EditConflictProps<Draft, Input, Entity>) {
  const { actor } = form;
  const disputes = useShown(form, (snapshot) =>
    snapshot.matches({ open: "conflict" }) ? selectDisputes(snapshot) : null,
  );
  const message = useShown(form, ({ context }) => context.failure.body);
  if (disputes === null) return <InSight>{null}</InSight>;
  const choose = (name: string, side: Side) => actor.send({ type: "conflict.sideChosen", name, side });
  return (
    <InSight>
      <ConflictPanel
        fields={disputes.map(({ name, mine, theirs, side }) => ({
          name,
          label: labels[name] ?? name,
          mine: valueIn(names, name, mine),
          theirs: valueIn(names, name, theirs),
          side,
        }))}
        onChoose={choose}
        onChooseAll={(side) => {
          for (const { name } of disputes) choose(name, side);
        }}
        onContinue={() => actor.send({ type: "conflict.settled" })}
      >
        {message === "" ? "Someone else changed this record while you were editing it." : message} Your changes are not
        saved yet. Fields that only one of you changed are merged
        {disputes.length === 0 ? "" : "; choose the others below"}. Continue, check the form and save again.
      </ConflictPanel>
    </InSight>
  );
}
