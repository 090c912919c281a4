import { Button } from "@teedesk/ui";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";

const LostLeadForm = lazyPart(async () => (await import("./LostLeadForm.tsx")).LostLeadForm);

/** Records a caller who did not book. Without a button for a specified server, which has no such call. */
export function NewLostLead() {
  const { config } = useServices();
  const { drafts, isOpen, open, close } = useKeptDialog("lost_lead", "");
  if (!config.records_callers) return null;
  return (
    <>
      <Button kind="primary" onClick={open}>
        New Lost Lead
      </Button>
      {isOpen && <LostLeadForm drafts={drafts} onClose={close} />}
    </>
  );
}
