import { type LostLead, lastNameFirst } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import type { Config } from "../../config/config.ts";
import { dayText } from "../../format/dayText.ts";
import { EmailText } from "../../format/EmailText.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { CallPanel } from "../calls/CallPanel.tsx";
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
const list: List<LostLead, object, LostLeadSortField> = {
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
    {
      key: "availabilities",
      header: "Tee Time avail summary",
      cell: (lead) => <OpenTimes lead={lead} />,
      wrap: true,
      // Gets its width before the wrapping columns get more than their minimum.
      className: "xl:w-72",
    },
    {
      key: "last_name",
      header: "Name",
      cell: (lead) => <Name {...lead} />,
      sortable: true,
      wrap: true,
      className: "min-w-24",
    },
    {
      key: "email",
      header: "Email",
      cell: ({ customer }) => <EmailText {...customer} />,
      sortable: true,
      wrap: true,
      className: "sm:min-w-38",
    },
    { key: "primary_phone", header: "Phone", cell: ({ customer }) => customer.primary_phone, sortable: true },
  ],
  filters: {},
  defaults: listDefaults([]),
  calls: lostLeadCalls,
  renewedOnReturn: true,
  Actions: NewLostLead,
};

const call: (typeof list)["columns"] = [
  {
    key: "call",
    header: "Call",
    cell: (lead) => (
      <CallPanel
        about={{ lost_lead_id: lead.id }}
        call={lead.call}
        name={lastNameFirst(lead.customer) || "the caller"}
      />
    ),
    wrap: true,
    className: "min-w-28",
  },
];

/** With the calls to each caller, first in the row, where the server knows them. */
export const lostLeadList = (_search: URLSearchParams, { claims_calls }: Pick<Config, "claims_calls">): typeof list =>
  claims_calls ? { ...list, columns: [...call, ...list.columns] } : list;
