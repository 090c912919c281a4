import { useState } from "react";
import {
  Button,
  Checkbox,
  ConfirmDialog,
  DateInput,
  Dialog,
  Finder,
  FormGrid,
  Panel,
  RadioGroup,
  TextArea,
} from "../src/index.ts";

const nothing = () => undefined;

const found = [
  { heading: "Exact match", entries: [{ key: "1", text: "Pat Hopper", detail: "pat@example.test", kind: "Customer" }] },
  { heading: "On this page", entries: [{ key: "2", text: "Cancel Tee Time", keys: ["C"] }] },
];

export function Layers() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "finder" | null>(null);
  const [query, setQuery] = useState("");
  const [reason, setReason] = useState("");
  const [refund, setRefund] = useState("standard");
  const close = () => setOpen(null);
  return (
    <Panel heading="Layers">
      <div className="flex gap-2">
        <Button onClick={() => setOpen("dialog")}>Cancel Tee Time</Button>
        <Button onClick={() => setOpen("confirm")}>Delete</Button>
        <Button onClick={() => setOpen("finder")}>Find</Button>
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
      {open === "finder" && (
        <Finder
          label="Find"
          placeholder="Confirmation, phone, name"
          query={query}
          onQuery={setQuery}
          onType={nothing}
          pause={0}
          maxLength={100}
          groups={found}
          pending={false}
          onEarlyEnter={nothing}
          status="2 found"
          onChoose={close}
          onClose={close}
        />
      )}
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
