import { useQueryClient } from "@tanstack/react-query";
import { type ApiResult, type CallBackInput, callBackForm } from "@teedesk/domain";
import { DateInput, FormGrid, TextInput, TimeInput } from "@teedesk/ui";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { instantIn } from "../../format/businessClocks.ts";
import { useServices } from "../../services/services.tsx";
import type { KeptDrafts } from "../../services/useKeptDialog.ts";
import { callReads } from "./promise.api.ts";

const labels = { call_date: "Date", call_time: "Time", note: "About" };

/** A moment to call back, and what it is about. */
type Promised = { readonly call_at: string; readonly note: string };

type CallBackFormProps = {
  readonly send: (promised: Promised) => Promise<ApiResult<unknown>>;
  readonly onStored: () => void;
  readonly drafts: KeptDrafts;
  readonly onClose: () => void;
};

/** The day and time of a call that is promised to a customer. */
export function CallBackForm({ send, onStored, drafts, onClose }: CallBackFormProps) {
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
    onStored: () => {
      invalidateRecords(queries, callReads);
      onStored();
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
