import { Panel, TextArea } from "@teedesk/ui";
import { FlagField, TextField } from "./bookingFields.ts";

/** The fields that few calls need: confirmation, folio, receipts and notes (OPS-IBE-09 to 11, 16, 17, 36, 37). */
export function DetailsPanel() {
  return (
    <Panel heading="Details and receipts" className="xl:col-span-2">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 2xl:grid-cols-3">
        <TextField hint="Blank books as INTERNAL." name="tee_time.confirmation" />
        <TextField name="tee_time.folio" />
        <TextField hint="Separated by commas." name="tee_time.alt_emails" />
        <div className="flex flex-wrap content-end gap-x-6 sm:pb-1">
          <FlagField name="tee_time.should_email_customer" />
          <FlagField name="tee_time.should_email_course" />
        </div>
        <TextField name="tee_time.notes" as={TextArea} size="line" />
        <TextField name="tee_time.internal_notes" as={TextArea} size="line" />
      </div>
    </Panel>
  );
}
