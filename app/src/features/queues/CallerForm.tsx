import { useQueryClient } from "@tanstack/react-query";
import { queueEntryForm } from "@teedesk/domain";
import { showToast } from "@teedesk/ui";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { CallerPanel, callerLabels, callerText } from "../../resources/lostLeads/CallerPanel.tsx";
import { useServices } from "../../services/services.tsx";
import type { KeptDrafts } from "../../services/useKeptDialog.ts";
import { addToQueue } from "./queue.api.ts";

type CallerFormProps = {
  readonly id: number;
  readonly drafts: KeptDrafts;
  readonly onClose: () => void;
};

/** The dialog of a caller who wants to wait for a tee time. */
export function CallerForm({ id, drafts, onClose }: CallerFormProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = usePlainForm({
    form: queueEntryForm,
    labels: callerLabels,
    send: (input) => addToQueue(api, id, input),
    drafts,
    onStored: (stored, { primary_phone }) => {
      for (const kind of ["queue", "lost_lead", "customer", "availability"])
        void queries.invalidateQueries({ queryKey: [kind] });
      showToast(callerText("The caller was added to the end of the queue.", primary_phone, stored.customer));
      onClose();
    },
  });
  return <CallerPanel title="Add a Caller to the Queue" confirm="Add" form={form} onClose={onClose} />;
}
