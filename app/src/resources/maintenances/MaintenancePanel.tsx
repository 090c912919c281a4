import { useQuery } from "@tanstack/react-query";
import { Alert } from "@teedesk/ui";
import { dayText } from "../../format/dayText.ts";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { maintenanceCalls } from "./maintenance.api.ts";

/** Warns of the maintenances of a course on a day, yyyy-mm-dd; the day can be booked all the same. */
export function MaintenancePanel({ course_id, day }: { readonly course_id: number; readonly day: string }) {
  const { api } = useServices();
  const filters = { course_id, start_date: day, end_date: day };
  const query = { filters, page: 1, per_page: 5, sort_fields: [], sort_desc: [] };
  const { data = [] } = useQuery({
    queryKey: ["maintenance", "on", course_id, day],
    queryFn: ({ signal }) => read(maintenanceCalls(api).list(query, signal)),
  });
  if (data.length === 0) return null;
  return (
    <Alert tone="warning">
      The course has maintenance on this day. Call the course before you book.
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
