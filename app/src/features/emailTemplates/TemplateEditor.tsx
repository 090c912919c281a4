import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isMailTemplateKey, placeholdersOf } from "@teedesk/domain";
import { Button, EmailIcon, FormBar, Panel, showToast, TextArea } from "@teedesk/ui";
import { type ReactNode, useRef } from "react";
import { EditAlerts } from "../../editing/EditAlerts.tsx";
import { EditConflict } from "../../editing/EditConflict.tsx";
import { EditedFields } from "../../editing/EditedFields.tsx";
import { EditQuestions } from "../../editing/EditQuestions.tsx";
import { useField } from "../../editing/formStore.ts";
import { isUnreadable, useShown } from "../../editing/useEditForm.ts";
import { useFormBar } from "../../editing/useFormBar.ts";
import { useTextForm } from "../../editing/useTextForm.ts";
import { linesOf } from "../../flows/apiResult.ts";
import { messages } from "../../messages/messages.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import { useServices } from "../../services/services.tsx";
import { readTemplate, saveTemplate, sendTestMail, type Template, templateIn } from "./emailTemplate.api.ts";
import { Placeholders } from "./Placeholders.tsx";
import { TemplateHistory } from "./TemplateHistory.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";

type Props = {
  readonly title: string;
  readonly template: string;
  /** The choice of a template. */
  readonly children: ReactNode;
};

/** A template's text beside its preview (OPS-TPL-03 to OPS-TPL-08). */
export function TemplateEditor({ title, template, children }: Props) {
  const { api } = useServices();
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const form = useTextForm<Template>({
    box,
    name: `email template ${template}`,
    load: (signal) => readTemplate(api, template, signal),
    save: (text, lock_version) => saveTemplate(api, template, { text, lock_version }),
    readCurrent: templateIn,
    onSaved: () => void queries.invalidateQueries({ queryKey: ["email_templates", template, "versions"] }),
  });
  const { state, savedAt, save } = useFormBar(form);
  const isLoading = useShown(form, (snapshot) => snapshot.matches("loading"));
  const isReadable = useShown(form, (snapshot) => !isUnreadable(snapshot));
  const message = useShown(form, ({ context }) => context.edited.entity?.message ?? "");
  const isShown = isReadable && !isLoading;
  return (
    <div ref={box} className="mx-auto max-w-360">
      <FormBar
        name={title}
        state={state}
        savedAt={savedAt}
        actions={
          isShown && <TestButton template={template} textOf={() => form.actor.getSnapshot().context.draft.text} />
        }
        save={isShown ? save : undefined}
        outcome={<EditAlerts form={form} success={message || messages.success} isPlain />}
      />
      {isShown ? (
        <EditedFields form={form}>
          <Editor template={template} conflict={<EditConflict form={form} labels={{ text: label }} names={{}} />}>
            {children}
          </Editor>
        </EditedFields>
      ) : (
        <Panel heading="Text" className="mt-4">
          {children}
          {isLoading && <Waiting />}
        </Panel>
      )}
      <EditQuestions form={form} />
    </div>
  );
}

const label = "Template text";

function TestButton({ template, textOf }: { template: string; textOf: () => string }) {
  const { api } = useServices();
  const test = useMutation({
    mutationFn: () => sendTestMail(api, template, textOf()),
    onSuccess: (result) =>
      showToast(
        linesOf(result).message || "The test mail was not sent. Try again.",
        result.kind === "ok" ? "success" : "danger",
      ),
  });
  return (
    <Button icon={EmailIcon} busy={test.isPending} onClick={() => test.mutate()}>
      Send test to me
    </Button>
  );
}

type EditorProps = { readonly template: string; readonly conflict: ReactNode; readonly children: ReactNode };

function Editor({ template, conflict, children }: EditorProps) {
  const { value, ...field } = useField("text");
  const text = String(value);
  const box = useRef<HTMLDivElement>(null);
  const insert = (placeholder: string) => {
    const area = box.current?.querySelector("textarea");
    if (area == null) return;
    const { selectionStart: start, selectionEnd: end } = area;
    field.onChange(text.slice(0, start) + placeholder + text.slice(end));
    area.focus();
    // After React has set the new text: the caret is behind the insertion.
    requestAnimationFrame(() => area.setSelectionRange(start + placeholder.length, start + placeholder.length));
  };
  return (
    <div className="grid items-start gap-4 pt-4 xl:grid-cols-2">
      <div ref={box} className="flex min-w-0 flex-col gap-4">
        {conflict}
        <Panel heading="Text">
          {children}
          <TextArea label={label} size="tall" className="mt-3" {...field} value={text} />
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <TemplatePreview template={template} text={text} />
        {isMailTemplateKey(template) && <Placeholders list={placeholdersOf(template)} onInsert={insert} />}
        <TemplateHistory template={template} shown={text} onRestore={field.onChange} />
      </div>
    </div>
  );
}
