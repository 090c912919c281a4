import { ConfirmDialog } from "@teedesk/ui";
import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { type FieldChange, isSame } from "../flows/field.ts";
import { messages } from "../messages/messages.ts";
import type { DoubtNoteProps } from "./editableRecord.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { EditForm } from "./useEditForm.ts";

type DoubtNoteOf<Draft, Entity> = ComponentType<DoubtNoteProps<Draft, Entity>>;

/** The questions of every form before it loses something (CROSS-27 to CROSS-29). */
export function EditQuestions<Draft extends object, Input, Entity>({
  form,
  doubtsOf,
  DoubtNote,
  onReload,
}: {
  form: EditForm<Draft, Input, Entity>;
  doubtsOf?: ((entity: Entity, draft: Draft) => readonly string[]) | undefined;
  DoubtNote?: DoubtNoteOf<Draft, Entity> | undefined;
  onReload?: () => void;
}) {
  const { actor } = form;
  const asked = useSelector(actor, ({ value }) =>
    typeof value === "object" && "asking" in value ? value.asking : null,
  );
  const save = typeof asked === "object" && asked !== null ? asked.save : null;
  const question = save === null ? asked : "save";
  const isModified = useSelector(actor, selectIsModified);
  const doubts = useSelector(
    actor,
    ({ context: { edited, draft } }) => (edited.entity === null ? [] : (doubtsOf?.(edited.entity, draft) ?? [])),
    isSame,
  );
  const answers = {
    onConfirm: () => actor.send({ type: "question.confirmed" }),
    onDismiss: () => actor.send({ type: "question.declined" }),
  };
  return (
    <>
      <ConfirmDialog open={question === "clear"} title={messages.confirmClear} confirm="Clear" {...answers}>
        Every field is emptied. Nothing is stored until you save.
      </ConfirmDialog>
      <ConfirmDialog
        open={question === "reload"}
        title={messages.confirmReload}
        confirm="Reload"
        {...answers}
        onConfirm={() => {
          answers.onConfirm();
          onReload?.();
        }}
      >
        {isModified
          ? "Your changes will be lost, and the record is loaded from the server again."
          : "The record is loaded from the server again."}
      </ConfirmDialog>
      <ConfirmDialog open={question === "lock"} title="Drop your changes?" confirm="Drop changes" danger {...answers}>
        Your changes will be lost. The record is locked and shows what is stored.
      </ConfirmDialog>
      <ConfirmDialog
        open={question === "save"}
        title="Save this change?"
        confirm="Save"
        busy={save === "reading" || save === "kept"}
        onEarlyConfirm={answers.onConfirm}
        {...answers}
      >
        {doubts.map((doubt) => (
          <p key={doubt} className="mb-2 last:mb-0">
            {doubt}
          </p>
        ))}
        {question === "save" && DoubtNote !== undefined && (
          <Noted form={form} DoubtNote={DoubtNote} isKept={save === "kept"} isLate={save === "late"} />
        )}
      </ConfirmDialog>
      <ConfirmDialog open={question === "delete"} title={messages.confirmDelete} confirm="Delete" danger {...answers}>
        The record is permanently deleted.
      </ConfirmDialog>
      <LeaveQuestion open={question === "leave"} {...answers} />
    </>
  );
}

/** Subscribes to the draft only while the question is open. */
function Noted<Draft extends object, Input, Entity>({
  form: { actor },
  DoubtNote,
  ...waiting
}: {
  form: EditForm<Draft, Input, Entity>;
  DoubtNote: DoubtNoteOf<Draft, Entity>;
  isKept: boolean;
  isLate: boolean;
}) {
  const entity = useSelector(actor, ({ context }) => context.edited.entity);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const onChange = (change: FieldChange<Draft>) => actor.send({ type: "field.changed", change });
  const onRead = (isDoubtful: boolean | null) =>
    actor.send(isDoubtful === null ? { type: "doubts.awaited" } : { type: "doubts.read", isDoubtful });
  return (
    entity !== null && <DoubtNote entity={entity} draft={draft} onChange={onChange} onRead={onRead} {...waiting} />
  );
}
