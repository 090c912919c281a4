import { useQueryClient } from "@tanstack/react-query";
import { countText, FormBar, Panel, TextArea } from "@teedesk/ui";
import { useRef } from "react";
import { EditAlerts } from "../../editing/EditAlerts.tsx";
import { EditConflict } from "../../editing/EditConflict.tsx";
import { EditedFields } from "../../editing/EditedFields.tsx";
import { EditQuestions } from "../../editing/EditQuestions.tsx";
import { useField } from "../../editing/formStore.ts";
import { isUnreadable, useShown } from "../../editing/useEditForm.ts";
import { useFormBar } from "../../editing/useFormBar.ts";
import { useTextForm } from "../../editing/useTextForm.ts";
import { messages } from "../../messages/messages.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { type Broadcast, broadcastIn, broadcastQuery, loadBroadcast } from "../../queries/broadcast.ts";
import { useServices } from "../../services/services.tsx";
import { saveBroadcast } from "./broadcast.api.ts";

const longest = 2000;

/** The message to all staff, for admins (OPS-MSG-01 to OPS-MSG-03, ROLE-13). */
export function BroadcastPage({ title }: PageProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const form = useTextForm<Broadcast>({
    box,
    name: "broadcast",
    longest,
    // The bar's copy may be hours old.
    load: (signal) => loadBroadcast(api, signal),
    save: (text, version) => saveBroadcast(api, text, version),
    readCurrent: broadcastIn,
    onSaved: (saved) => queries.setQueryData(broadcastQuery(api).queryKey, saved),
  });
  const { state, savedAt, save } = useFormBar(form);
  const isLoading = useShown(form, (snapshot) => snapshot.matches("loading"));
  const isReadable = useShown(form, (snapshot) => !isUnreadable(snapshot));
  if (isLoading) return <Waiting />;
  return (
    <div ref={box} className="mx-auto max-w-300">
      <FormBar
        name={title}
        state={state}
        savedAt={savedAt}
        save={save}
        outcome={<EditAlerts form={form} success={messages.broadcastSaved} isPlain />}
      />
      {isReadable && (
        <EditedFields form={form}>
          <div className="grid items-start gap-4 pt-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <EditConflict form={form} labels={{ text: "Message" }} names={{}} />
              <Panel heading="Message to everybody">
                <Message />
                <p className="mt-2 text-sm text-ink-muted">
                  A console reads it when it starts, and once more five minutes later. An empty message takes the line
                  down.
                </p>
              </Panel>
            </div>
            <Panel heading="Preview">
              <Preview />
            </Panel>
          </div>
        </EditedFields>
      )}
      <EditQuestions form={form} />
    </div>
  );
}

function Message() {
  const { value, error, ...field } = useField("text");
  const text = String(value);
  const excess = text.length - longest;
  return (
    <TextArea
      label="Message"
      {...field}
      value={text}
      hint={`${countText(text.length)} of ${countText(longest)} characters`}
      error={excess > 0 ? `Too long by ${countText(excess)} character${excess === 1 ? "" : "s"}.` : error}
    />
  );
}

function Preview() {
  const text = String(useField("text").value).trim();
  if (text === "") return <p className="text-ink-muted">No line is shown.</p>;
  return (
    <>
      <p className="truncate rounded-sm border border-attention/60 bg-attention-soft px-4 py-1.5 font-medium text-attention-text">
        {text}
      </p>
      <p className="mt-3 mb-1 text-sm font-medium text-ink-muted">When the line is pressed</p>
      <p className="rounded-sm border border-attention/60 bg-attention-soft px-4 py-1.5 font-medium wrap-anywhere whitespace-pre-wrap text-attention-text">
        {text}
      </p>
    </>
  );
}
