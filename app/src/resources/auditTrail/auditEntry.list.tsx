import { EmailText } from "../../format/EmailText.tsx";
import { Moment } from "../../format/Moment.tsx";
import { dateRangeFilter } from "../../listing/dateRangeFilter.tsx";
import { ExportButton } from "../../listing/ExportButton.tsx";
import { choiceFilter, partFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { type AuditEntry, auditEntryCalls } from "./auditEntry.api.ts";

const events: Readonly<Record<AuditEntry["event"], string>> = {
  sign_in: "Sign-in",
  lock_out: "Lock-out",
  session_end: "Session ended",
  password: "Password changed",
  second_factor: "Second factor",
  step_up: "Password given again",
  staff_user: "Staff user changed",
  access: "Call of an admin",
  report: "Report downloaded",
  card_read: "Saved card read",
  card_number: "Card number shown",
  broadcast: "Message changed",
};
const outcomes: Readonly<Record<AuditEntry["outcome"], string>> = { done: "Done", refused: "Refused" };

/** Acts and attempts that concern security, the newest first. Read only. */
export const auditEntryList: ListOf<"listAuditEntries"> = {
  name: "audit_entry",
  label: "Audit Trail",
  empty: { plural: "entries" },
  columns: [
    { key: "created_at", header: "When", cell: ({ created_at }) => <Moment instant={created_at} />, className: "w-44" },
    { key: "event", header: "Event", cell: ({ event }) => events[event] },
    { key: "outcome", header: "Outcome", cell: ({ outcome }) => outcomes[outcome] },
    {
      key: "staff_user",
      header: "Email",
      cell: ({ staff_user }) => (staff_user === null ? "Unknown" : <EmailText email={staff_user} />),
      wrap: true,
      className: "sm:min-w-38",
    },
    { key: "network_address", header: "Network Address", cell: ({ network_address }) => network_address },
    { key: "operation", header: "Operation", cell: ({ operation }) => operation },
    { key: "status", header: "Status", cell: ({ status }) => status, align: "end" },
    { key: "detail", header: "Detail", cell: ({ detail }) => detail, cut: true, minor: true },
  ],
  filters: {
    created_at: dateRangeFilter("When", "last"),
    event: choiceFilter("Event", events),
    outcome: choiceFilter("Outcome", outcomes),
    staff_user: partFilter("email", "Email"),
    network_address: textFilter("Network Address"),
  },
  defaults: listDefaults([]),
  calls: auditEntryCalls,
  rowTone: ({ outcome }) => (outcome === "refused" ? "attention" : undefined),
  Actions: ({ filters }) => <ExportButton report="audit-trail" what="The audit trail" filters={filters} />,
};
