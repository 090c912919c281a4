import { useQueryClient } from "@tanstack/react-query";
import { lostLeadForm } from "@teedesk/domain";
import { DateInput, showToast, TimeInput } from "@teedesk/ui";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { useServices } from "../../services/services.tsx";
import type { KeptDrafts } from "../../services/useKeptDialog.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { CallerPanel, callerLabels, callerText } from "./CallerPanel.tsx";
import { createLostLead } from "./lostLead.api.ts";

const labels = { course: "Course", lead_date: "Date", play_time: "Time", ...callerLabels };

type LostLeadFormProps = {
  readonly drafts: KeptDrafts;
  readonly onClose: () => void;
};

/** The dialog of a new lost lead. */
export function LostLeadForm({ drafts, onClose }: LostLeadFormProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = usePlainForm({
    form: lostLeadForm,
    labels,
    send: (input) => createLostLead(api, input),
    drafts,
    onStored: (stored, { primary_phone }) => {
      for (const kind of ["lost_lead", "customer", "queue"]) void queries.invalidateQueries({ queryKey: [kind] });
      showToast(callerText("The lost lead was recorded.", primary_phone, stored.customer));
      onClose();
    },
  });
  return (
    <CallerPanel title="New Lost Lead" confirm="Record" form={form} onClose={onClose}>
      <CourseSelect {...form.field("course")} className="lg:col-span-2" />
      <DateInput {...form.field("lead_date")} year="next" />
      <TimeInput {...form.field("play_time")} hint="The time that would suit best." />
    </CallerPanel>
  );
}
