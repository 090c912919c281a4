import { Button } from "@teedesk/ui";
import { useState } from "react";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";

const LostLeadForm = lazyPart(async () => (await import("./LostLeadForm.tsx")).LostLeadForm);

/** Records a caller who did not book. Without a button for a specified server, which has no such call. */
export function NewLostLead() {
  const { config } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!config.records_callers) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setIsOpen(true)}>
        New Lost Lead
      </Button>
      {isOpen && <LostLeadForm onClose={() => setIsOpen(false)} />}
    </>
  );
}
