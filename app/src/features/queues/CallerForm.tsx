import { useQueryClient } from "@tanstack/react-query";
import { queueEntryForm } from "@teedesk/domain";
import { showToast } from "@teedesk/ui";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { CallerPanel, callerLabels } from "../../resources/lostLeads/CallerPanel.tsx";
import { useServices } from "../../services/services.tsx";
import { addToQueue } from "./queue.api.ts";

/** The dialog of a caller who wants to wait for a tee time. */
export function CallerForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = usePlainForm({
    form: queueEntryForm,
    labels: callerLabels,
    send: (input) => addToQueue(api, id, input),
    onStored: () => {
      for (const kind of ["queue", "lost_lead", "customer", "availability"])
        void queries.invalidateQueries({ queryKey: [kind] });
      showToast("The caller was added to the end of the queue.");
      onClose();
    },
  });
  return <CallerPanel title="Add a Caller to the Queue" confirm="Add" form={form} onClose={onClose} />;
}
