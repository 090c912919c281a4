import { useQuery } from "@tanstack/react-query";
import { Alert } from "@teedesk/ui";
import { dayText } from "../../format/dayText.ts";
import { useServices } from "../../services/services.tsx";
import { closuresQuery } from "./maintenance.api.ts";

type MaintenancePanelProps = {
  readonly course_id: number;
  /** yyyy-mm-dd; "" without a day. */
  readonly day: string;
  /** The next step, as a sentence. */
  readonly advice: string;
};

/** Warns of the maintenances of a course on a day, and forbids nothing. */
export function MaintenancePanel({ course_id, day, advice }: MaintenancePanelProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(closuresQuery(api, course_id, day));
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
