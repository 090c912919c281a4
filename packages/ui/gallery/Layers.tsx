import { useState } from "react";
import {
  Button,
  Checkbox,
  ConfirmDialog,
  DateInput,
  Dialog,
  FormGrid,
  Panel,
  RadioGroup,
  TextArea,
} from "../src/index.ts";

const nothing = () => undefined;

export function Layers() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const [reason, setReason] = useState("");
  const [refund, setRefund] = useState("standard");
  const close = () => setOpen(null);
  return (
    <Panel heading="Layers">
      <div className="flex gap-2">
        <Button onClick={() => setOpen("dialog")}>Cancel Tee Time</Button>
        <Button onClick={() => setOpen("confirm")}>Delete</Button>
      </div>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Cancelation Options"
        footer={
          <>
            <Button onClick={close}>Close</Button>
            <Button kind="danger" onClick={close}>
              Process
            </Button>
          </>
        }
      >
        <FormGrid columns={1}>
          <Checkbox label="Refund?" name="refund" checked onChange={nothing} />
          <Checkbox label="Cancel?" name="cancel" checked onChange={nothing} className="mb-2" />
          <RadioGroup
            label="Refund Amount"
            name="refund_choice"
            direction="column"
            value={refund}
            onChange={setRefund}
            options={[
              { value: "standard", text: "Standard: $85.00" },
              { value: "full", text: "Full: $125.00" },
              { value: "custom", text: "Custom" },
            ]}
          />
          <DateInput label="Effective" name="effective" value="11/21/2026" onChange={nothing} />
          <TextArea label="Reason for cancel/refund" name="reason" value={reason} onChange={setReason} />
        </FormGrid>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Delete?"
        confirm="Delete"
        danger
        onConfirm={close}
        onDismiss={close}
      >
        The customer and nothing else is deleted.
      </ConfirmDialog>
    </Panel>
  );
}
