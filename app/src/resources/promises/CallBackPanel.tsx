import { useQueryClient } from "@tanstack/react-query";
import { type Answer, type CallBackInput, callBackForm } from "@teedesk/domain";
import { Button, DateInput, FormGrid, showToast, TextInput, TimeInput } from "@teedesk/ui";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { instantIn } from "../../format/businessClocks.ts";
import { useServices } from "../../services/services.tsx";
import { type KeptTexts, useKeptDialog } from "../../services/useKeptDialog.ts";
import { callReads, promiseCall } from "./promise.api.ts";

const labels = { call_date: "Date", call_time: "Time", note: "About" };

/** A moment to call back, and what it is about. */
type Promised = { readonly call_at: string; readonly note: string };

type FormProps<Stored> = {
  readonly send: (promised: Promised) => Promise<Answer<Stored>>;
  readonly onStored: (stored: Stored) => void;
  readonly drafts: KeptTexts;
  readonly onClose: () => void;
};

/** The day and time of a call that is promised to a customer. */
export function CallBackForm<Stored>({ send, onStored, drafts, onClose }: FormProps<Stored>) {
  const { config } = useServices();
  const queries = useQueryClient();
  const form = usePlainForm({
    form: callBackForm,
    labels,
    drafts,
    send: async ({ call_date, call_time, note }: CallBackInput) => {
      const sent = await send({ call_at: instantIn(config, call_date, call_time).toISOString(), note });
      if (sent.kind !== "invalid") return sent;
      const { call_at: time = "", ...others } = sent.errors;
      return { ...sent, errors: { ...others, ...(time !== "" && { call_time: time }) } };
    },
    onStored: (stored) => {
      invalidateRecords(queries, callReads);
      onStored(stored);
    },
  });
  return (
    <PlainFormDialog title="Promise a call" confirm="Promise" form={form} onClose={onClose}>
      <FormGrid>
        <DateInput {...form.field("call_date")} year="next" />
        <TimeInput {...form.field("call_time")} />
        <TextInput {...form.field("note")} className="lg:col-span-2" />
      </FormGrid>
    </PlainFormDialog>
  );
}

/** Promises a customer a call, which is then on the list of what is to do. Without a button for a specified server. */
export function CallBackPanel({ id }: { readonly id: number }) {
  const { api, config } = useServices();
  const { drafts, isOpen, open, close } = useKeptDialog("call_back", String(id));
  if (!config.keeps_promises) return null;
  return (
    <>
      <Button className="self-start" onClick={open}>
        Promise a call
      </Button>
      {isOpen && (
        <CallBackForm
          send={(promised) => promiseCall(api, { customer_id: id, ...promised })}
          onStored={({ message }) => {
            showToast(message);
            close();
          }}
          drafts={drafts}
          onClose={close}
        />
      )}
    </>
  );
}
