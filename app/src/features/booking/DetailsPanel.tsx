import { Panel } from "@teedesk/ui";
import { FlagField, TextAreaField, TextField } from "./fields.tsx";

/** What most calls do not need: confirmation, folio, receipts and notes (OPS-IBE-09 to 11, 16, 17, 36, 37). */
export function DetailsPanel() {
  return (
    <Panel heading="Details and receipts" className="lg:col-span-2">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 2xl:grid-cols-3">
        <TextField label="Confirmation Number" hint="Blank books as INTERNAL." name="tee_time.confirmation" />
        <TextField label="Company / Organization / Folio / Account #" name="tee_time.folio" />
        <TextField label="Additional Emails" hint="Separated by commas." name="tee_time.alt_emails" />
        <div className="flex flex-wrap content-end gap-x-6 sm:pb-1">
          <FlagField label="Send Receipt to Customer?" name="tee_time.should_email_customer" />
          <FlagField label="Send Receipt to Golf Course?" name="tee_time.should_email_course" />
        </div>
        <TextAreaField label="Notes (visible to customer)" size="line" name="tee_time.notes" />
        <TextAreaField label="Internal Notes" size="line" name="tee_time.internal_notes" />
      </div>
    </Panel>
  );
}
