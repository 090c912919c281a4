import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isMailTemplateKey, placeholdersOf } from "@teedesk/domain";
import { Button, EmailIcon, FormBar, Panel, showToast, TextArea } from "@teedesk/ui";
import { type ReactNode, useRef } from "react";
import { LeaveQuestion } from "../../editing/LeaveQuestion.tsx";
import { TextConflict } from "../../editing/TextConflict.tsx";
import { TextOutcome } from "../../editing/TextOutcome.tsx";
import { type StoredText, textState, useTextEditor } from "../../editing/useTextEditor.ts";
import { linesOf } from "../../flows/answer.ts";
import { messages } from "../../messages/messages.ts";
import { useServices } from "../../services/services.tsx";
import { type SavedTemplate, saveTemplate, sendTestMail, templateIn } from "./emailTemplate.api.ts";
import { Placeholders } from "./Placeholders.tsx";
import { TemplateHistory } from "./TemplateHistory.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";

type Props = {
  readonly title: string;
  readonly template: string;
  readonly stored: StoredText;
  /** The choice of a template. */
  readonly children: ReactNode;
};

/** A template's text beside what it becomes (OPS-TPL-03 to OPS-TPL-08). */
export function TemplateEditor({ title, template, stored, children }: Props) {
  const { api } = useServices();
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const editor = useTextEditor<SavedTemplate>({
    name: `email template ${template}`,
    stored,
    save: (text, lock_version) => saveTemplate(api, template, { text, lock_version }),
    readCurrent: templateIn,
    onSaved: () => void queries.invalidateQueries({ queryKey: ["email_templates", template, "versions"] }),
  });
  const test = useMutation({
    mutationFn: () => sendTestMail(api, template, editor.text),
    onSuccess: (answered) =>
      showToast(
        linesOf(answered).message || "The test mail was not sent. Try again.",
        answered.kind === "ok" ? "success" : "danger",
      ),
  });

  const insert = (placeholder: string) => {
    const area = box.current?.querySelector("textarea");
    if (area == null) return;
    const { selectionStart: start, selectionEnd: end } = area;
    editor.change(editor.text.slice(0, start) + placeholder + editor.text.slice(end));
    area.focus();
    // After React has put the new text in: the caret stands behind what was inserted.
    requestAnimationFrame(() => area.setSelectionRange(start + placeholder.length, start + placeholder.length));
  };
  return (
    <div className="mx-auto max-w-360">
      <FormBar
        name={title}
        state={textState(editor)}
        actions={
          <Button icon={EmailIcon} busy={test.isPending} onClick={() => test.mutate()}>
            Send test to me
          </Button>
        }
        save={{ onPress: editor.save, disabled: !editor.isModified || editor.theirs !== null }}
        outcome={<TextOutcome editor={editor} successOf={({ message }) => message || messages.success} />}
      />
      <div className="grid items-start gap-4 pt-4 xl:grid-cols-2">
        <div ref={box} className="flex min-w-0 flex-col gap-4">
          <TextConflict editor={editor} label="Template text" />
          <Panel heading="Text">
            {children}
            <TextArea
              label="Template text"
              name="content"
              size="tall"
              className="mt-3"
              value={editor.text}
              onChange={editor.change}
              readOnly={editor.theirs !== null}
            />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <TemplatePreview template={template} text={editor.text} />
          {isMailTemplateKey(template) && <Placeholders list={placeholdersOf(template)} onInsert={insert} />}
          <TemplateHistory template={template} shown={editor.text} onRestore={editor.change} />
        </div>
      </div>
      <LeaveQuestion {...editor.leaving} />
    </div>
  );
}
