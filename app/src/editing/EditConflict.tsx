import { useQuery } from "@tanstack/react-query";
import { ConflictPanel, InSight } from "@teedesk/ui";
import type { Side } from "../flows/editForm/merge.ts";
import { selectDisputes } from "../flows/editForm/selectors.ts";
import { selectEmail } from "../flows/session/selectors.ts";
import { momentIn } from "../format/businessTime.ts";
import { useServices, useSession } from "../services/services.tsx";
import { type HistoryEntity, historyOf } from "./history.api.ts";
import { type EditForm, useShown } from "./useEditForm.ts";
import { type ValueNames, valueIn } from "./valueIn.tsx";

type EditConflictProps<Draft extends object, Input, Entity> = {
  readonly form: EditForm<Draft, Input, Entity>;
  readonly labels: Readonly<Record<string, string>>;
  readonly names: ValueNames;
  /** Of a record with a history, which has the moment of the other save. */
  readonly entity?: HistoryEntity;
};

const ownText = "You saved this record yourself in the meantime, in another tab or window.";
const othersText = "Someone else changed this record while you were editing it.";

/** The moment of the record's last save; nothing where the server keeps no history. */
function LastSave({ entity, id }: { readonly entity: HistoryEntity; readonly id: number }) {
  const { api, config } = useServices();
  // The entries on the page are of the time before the conflict.
  const { data } = useQuery({ ...historyOf(api, entity, id), staleTime: 0 });
  const last = data?.find(({ action }) => action === "updated");
  return last === undefined ? null : <> It was saved on {momentIn(config, last.created_at)}.</>;
}

/** A choice between two values, field by field, after another agent saved the record (ANSWER-16). */
export function EditConflict<Draft extends object, Input, Entity>({
  form,
  labels,
  names,
  entity,
}: EditConflictProps<Draft, Input, Entity>) {
  const { actor } = form;
  const disputes = useShown(form, (snapshot) =>
    snapshot.matches({ open: "conflict" }) ? selectDisputes(snapshot) : null,
  );
  const message = useShown(form, ({ context }) => context.failure.body);
  const id = useShown(form, ({ context }) => context.id);
  const email = useSession(selectEmail);
  const who = email !== "" && message.startsWith(`${email} `) ? ownText : message || othersText;
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
        {who}
        {entity !== undefined && id !== null && <LastSave entity={entity} id={id} />} The changes in this form are not
        saved yet. Fields that only one side changed are merged
        {disputes.length === 0 ? "" : "; choose the others below"}. Continue, check the form and save again.
      </ConflictPanel>
    </InSight>
  );
}
