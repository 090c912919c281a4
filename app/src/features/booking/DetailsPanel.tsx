import { Checkbox, Panel, TextArea, TextInput } from "@teedesk/ui";
import { useFlag, useText } from "./useBooking.tsx";

/** What most calls do not need: confirmation, folio, receipts and notes (OPS-IBE-09 to 11, 16, 17, 36, 37). */
export function DetailsPanel() {
  return (
    <Panel heading="Details and receipts" className="lg:col-span-2">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 2xl:grid-cols-3">
        <TextInput label="Confirmation Number" hint="Blank books as INTERNAL." {...useText("tee_time.confirmation")} />
        <TextInput label="Company / Organization / Folio / Account #" {...useText("tee_time.folio")} />
        <TextInput label="Additional Emails" hint="Separated by commas." {...useText("tee_time.alt_emails")} />
        <div className="flex flex-wrap content-end gap-x-6 sm:pb-1">
          <Checkbox label="Send Receipt to Customer?" {...useFlag("tee_time.should_email_customer")} />
          <Checkbox label="Send Receipt to Golf Course?" {...useFlag("tee_time.should_email_course")} />
        </div>
        <TextArea label="Notes (visible to customer)" size="line" {...useText("tee_time.notes")} />
        <TextArea label="Internal Notes" size="line" {...useText("tee_time.internal_notes")} />
      </div>
    </Panel>
  );
}
