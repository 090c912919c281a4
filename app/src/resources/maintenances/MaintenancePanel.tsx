import { useQuery } from "@tanstack/react-query";
import { Alert } from "@teedesk/ui";
import { dayText } from "../../format/dayText.ts";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { maintenanceCalls } from "./maintenance.api.ts";

type MaintenancePanelProps = {
  readonly course_id: number;
  /** yyyy-mm-dd; "" while none is known. */
  readonly day: string;
  /** What to do about it, as a sentence. */
  readonly advice: string;
};

/** Warns of the maintenances of a course on a day; nothing is forbidden by it. */
export function MaintenancePanel({ course_id, day, advice }: MaintenancePanelProps) {
  const { api } = useServices();
  const filters = { course_id, start_date: day, end_date: day };
  const query = { filters, page: 1, per_page: 5, sort_fields: [], sort_desc: [] };
  const { data = [] } = useQuery({
    queryKey: ["maintenance", "on", course_id, day],
    queryFn: ({ signal }) => read(maintenanceCalls(api).list(query, signal)),
    enabled: course_id > 0 && day !== "",
  });
  if (data.length === 0) return null;
  return (
    <Alert tone="warning">
      The course has maintenance on this day. {advice}
      <ul className="mt-1 list-disc pl-5 font-normal">
        {data.map(({ id, start_date, end_date, description }) => (
          <li key={id}>
            {dayText(start_date)} – {dayText(end_date)}
            {description !== "" && `: ${description}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
