import { integerCell, textCell } from "@teedesk/xlsx";
import type { Query } from "../../../contract/contract.ts";
import type { auditEntries } from "../../../db/schema/index.ts";
import type { MomentCell, Report } from "../report.ts";
import { type TableColumn, table } from "../table.ts";
import { allAuditEntries } from "./auditEntries.repository.ts";

type Row = typeof auditEntries.$inferSelect;

/** The audit trail as a workbook. Every text in it is a text cell, whatever was typed at the sign-in. */
export const auditReport = (timeZone: string): Report<Query<"exportAuditEntries">> => ({
  title: "Audit trail",
  fileName: () => "audit-trail",
  issues: () => [],
  about: async (_db, { filters = {} }) =>
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.join(" to ") : value]),
  tables: (db, { filters }, moment) => [
    table({ name: "Audit trail", columns: columns(moment), rows: allAuditEntries(db, filters, timeZone) }),
  ],
});

const columns = (moment: MomentCell): readonly TableColumn<Row>[] => [
  { title: "Id", width: 10, cell: ({ id }) => integerCell(id) },
  { title: "When", width: 18, cell: ({ created_at }) => moment(created_at) },
  { title: "Event", width: 14, cell: ({ event }) => textCell(event) },
  { title: "Outcome", width: 12, cell: ({ outcome }) => textCell(outcome) },
  { title: "Staff User", width: 32, cell: ({ staff_user }) => textCell(staff_user ?? "") },
  {
    title: "Staff User Id",
    width: 12,
    cell: ({ staff_user_id }) => (staff_user_id === null ? null : integerCell(staff_user_id)),
  },
  { title: "Network Address", width: 24, cell: ({ network_address }) => textCell(network_address) },
  { title: "Operation", width: 28, cell: ({ operation }) => textCell(operation) },
  { title: "Status", width: 8, cell: ({ status }) => integerCell(status) },
  { title: "Detail", width: 24, cell: ({ detail }) => textCell(detail ?? "") },
];
