import { Button } from "@teedesk/ui";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";

const CallerForm = lazyPart(async () => (await import("./CallerForm.tsx")).CallerForm);

type AddCallerProps = { readonly id: number; readonly disabled: boolean };

/** Puts a caller into a queue. Without a button for a specified server, which has no such call. */
export function AddCaller({ id, disabled }: AddCallerProps) {
  const { config } = useServices();
  const { drafts, isOpen, open, close } = useKeptDialog("queue_entry", String(id));
  if (!config.records_callers) return null;
  return (
    <>
      <Button kind="primary" disabled={disabled} onClick={open}>
        Add a Caller
      </Button>
      {isOpen && <CallerForm id={id} drafts={drafts} onClose={close} />}
    </>
  );
}
