import { useQueryClient } from "@tanstack/react-query";
import { type CallBackInput, callBackForm } from "@teedesk/domain";
import { Button, DateInput, Dialog, FormGrid, InSight, showToast, TextInput, TimeInput } from "@teedesk/ui";
import { useId } from "react";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { instantIn } from "../../format/businessClocks.ts";
import { useServices } from "../../services/services.tsx";
import { type KeptTexts, useKeptDialog } from "../../services/useKeptDialog.ts";
import { promiseCall } from "./promise.api.ts";

const labels = { call_date: "Date", call_time: "Time", note: "About" };

type FormProps = { readonly id: number; readonly drafts: KeptTexts; readonly onClose: () => void };

/** The day and time of a call that is promised to a customer. */
function CallBackForm({ id: customer_id, drafts, onClose }: FormProps) {
  const { api, config } = useServices();
  const queries = useQueryClient();
  const formId = useId();
  const { ref, field, submit, isBusy, refusal } = usePlainForm({
    form: callBackForm,
    labels,
    drafts,
    send: async ({ call_date, call_time, note }: CallBackInput) => {
      const call_at = instantIn(config, call_date, call_time).toISOString();
      const sent = await promiseCall(api, { customer_id, call_at, note });
      if (sent.kind !== "invalid") return sent;
      const { call_at: time = "", ...others } = sent.errors;
      return { ...sent, errors: { ...others, ...(time !== "" && { call_time: time }) } };
    },
    onStored: ({ message }) => {
      invalidateRecords(queries, ["promise", "customer"]);
      showToast(message);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Promise a call"
      onClose={onClose}
      onYes={submit}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            Promise
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={formId}
        noValidate
        aria-label="Promise a call"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <InSight>{refusal}</InSight>
        <FormGrid>
          <DateInput {...field("call_date")} year="next" />
          <TimeInput {...field("call_time")} />
          <TextInput {...field("note")} className="lg:col-span-2" />
        </FormGrid>
      </form>
    </Dialog>
  );
}

/** Promises a customer a call, which is then on the list of what is to do. Without a button for a specified server. */
export function CallBackPanel({ id }: { readonly id: number }) {
  const { config } = useServices();
  const { drafts, isOpen, open, close } = useKeptDialog("call_back", String(id));
  if (!config.keeps_promises) return null;
  return (
    <>
      <Button className="self-start" onClick={open}>
        Promise a call
      </Button>
      {isOpen && <CallBackForm id={id} drafts={drafts} onClose={close} />}
    </>
  );
}
