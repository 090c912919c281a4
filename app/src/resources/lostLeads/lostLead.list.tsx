import { type LostLead, lastNameFirst } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { dayText } from "../../format/dayText.ts";
import { type List, listDefaults } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { type LostLeadSortField, lostLeadCalls } from "./lostLead.api.ts";
import { NewLostLead } from "./NewLostLead.tsx";
import { OpenTimes } from "./OpenTimes.tsx";

/** Links a customer on record. */
function Name({ customer }: LostLead) {
  const name = lastNameFirst(customer);
  return customer.id === null || name === "" ? name : <Link href={paths.customer(customer.id)}>{name}</Link>;
}

/**
 * Callers who did not book, the newest first (OPS-LEAD-01 to OPS-LEAD-17, UNCLEAR-36). The phone, the last column, is what
 * staff need here: at 1366 the columns before it wrap to leave it room.
 */
export const lostLeadList: List<LostLead, object, LostLeadSortField> = {
  name: "lost_lead",
  label: "Lost Leads",
  empty: "There are no lost leads.",
  columns: [
    { key: "lead_date", header: "Lead Date", cell: ({ lead_date }) => dayText(lead_date), sortable: true },
    {
      key: "course_name",
      header: "Course Name",
      cell: ({ course }) => course.course_name,
      sortable: true,
      wrap: true,
    },
    { key: "players", header: "Players", sortable: true, align: "end" },
    { key: "play_time", header: "Play time", sortable: true },
    { key: "availabilities", header: "Tee Time avail summary", cell: (lead) => <OpenTimes lead={lead} />, wrap: true },
    { key: "last_name", header: "Name", cell: (lead) => <Name {...lead} />, sortable: true, wrap: true },
    {
      key: "email",
      header: "Email",
      cell: ({ customer }) => customer.email,
      sortable: true,
      wrap: true,
    },
    { key: "primary_phone", header: "Phone", cell: ({ customer }) => customer.primary_phone, sortable: true },
  ],
  filters: {},
  defaults: listDefaults([]),
  calls: lostLeadCalls,
  Actions: NewLostLead,
};
