import { useQuery, useQueryClient } from "@tanstack/react-query";
import { countText, FormBar, Panel, TextArea } from "@teedesk/ui";
import { LeaveQuestion } from "../../editing/LeaveQuestion.tsx";
import { TextConflict } from "../../editing/TextConflict.tsx";
import { TextOutcome } from "../../editing/TextOutcome.tsx";
import { textState, useTextEditor } from "../../editing/useTextEditor.ts";
import { messages } from "../../messages/messages.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { type Broadcast, broadcastIn, broadcastQuery } from "../../queries/broadcast.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { saveBroadcast } from "./broadcast.api.ts";

const longest = 2000;

/** The message to everybody, for admins (OPS-MSG-01 to OPS-MSG-03, ROLE-13). */
export function BroadcastPage({ title }: PageProps) {
  const { api } = useServices();
  // Not the one of the bar, which may be hours old.
  const { data, error, refetch } = useQuery({
    ...broadcastQuery(api),
    queryKey: ["broadcast", "editor"],
    gcTime: 0,
  });
  if (data !== undefined) return <BroadcastEditor title={title} stored={data} />;
  return error === null ? <Waiting /> : <ReadFailure what="The message" error={error} retry={() => void refetch()} />;
}

function BroadcastEditor({ title, stored }: { title: string; stored: Broadcast }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const editor = useTextEditor<Broadcast>({
    name: "broadcast",
    stored,
    save: (text, version) => saveBroadcast(api, text, version),
    readCurrent: broadcastIn,
    onSaved: (saved) => queries.setQueryData(broadcastQuery(api).queryKey, saved),
  });
  const { text, change, isModified, save, theirs } = editor;
  const isTooLong = text.length > longest;
  const length = `${countText(text.length)} of ${countText(longest)} characters`;
  return (
    <div className="mx-auto max-w-300">
      <FormBar
        name={title}
        state={textState(editor)}
        save={{ onPress: save, disabled: !isModified || isTooLong || theirs !== null }}
        outcome={<TextOutcome editor={editor} successOf={() => messages.broadcastSaved} />}
      />
      <div className="grid items-start gap-4 pt-4 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TextConflict editor={editor} label="Message" />
          <Panel heading="Message to everybody">
            <TextArea
              label="Message"
              name="message"
              value={text}
              onChange={change}
              readOnly={theirs !== null}
              hint={length}
              error={isTooLong ? `Too long by ${countText(text.length - longest)} characters.` : undefined}
            />
            <p className="mt-2 text-sm text-ink-muted">
              A console reads it when it starts, and once more five minutes later. An empty message takes the line down.
            </p>
          </Panel>
        </div>
        <Panel heading="Preview">
          {text.trim() === "" ? (
            <p className="text-ink-muted">No line is shown.</p>
          ) : (
            <>
              <p className="truncate rounded-sm border border-attention/60 bg-attention-soft px-4 py-1.5 font-medium text-attention-text">
                {text.trim()}
              </p>
              <p className="mt-3 mb-1 text-sm font-medium text-ink-muted">When the line is pressed</p>
              <p className="rounded-sm border border-attention/60 bg-attention-soft px-4 py-1.5 font-medium wrap-anywhere whitespace-pre-wrap text-attention-text">
                {text.trim()}
              </p>
            </>
          )}
        </Panel>
      </div>
      <LeaveQuestion {...editor.leaving} />
    </div>
  );
}
