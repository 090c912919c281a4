import { Button, showToast } from "@teedesk/ui";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";
import { promiseCall } from "./promise.api.ts";

const CallBackForm = lazyPart(async () => (await import("./CallBackForm.tsx")).CallBackForm);

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
          send={async (promised) => {
            const sent = await promiseCall(api, { customer_id: id, ...promised });
            if (sent.kind === "ok") showToast(sent.value.message);
            return sent;
          }}
          onStored={close}
          drafts={drafts}
          onClose={close}
        />
      )}
    </>
  );
}
