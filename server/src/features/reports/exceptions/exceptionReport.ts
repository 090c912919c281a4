import { type Cents, formatDollars } from "@teedesk/domain";
import { integerCell, textCell } from "@teedesk/xlsx";
import type { Config } from "../../../config/config.ts";
import type { Query } from "../../../contract/contract.ts";
import type { MomentCell, Report } from "../report.ts";
import { moneyColumn, type TableColumn, table } from "../table.ts";
import { type ExceptionRow, exceptionsByPerson } from "./exceptions.repository.ts";

const kinds: Readonly<Record<ExceptionRow["kind"], string>> = {
  balance_correction: "Balance corrected",
  sale_correction: "Value corrected",
  forced_cancelation: "Forced cancelation",
  custom_refund: "Custom refund",
  no_cost: "Nothing owed to the course",
  not_charged: "Due",
};

/** Bookings give no reason: they are no act of correcting. */
const reasonText = ({ kind, reason }: ExceptionRow): string =>
  reason === "" && kind !== "no_cost" && kind !== "not_charged" ? "No reason given" : reason;

const idCell = (id: number | null) => (id === null ? null : integerCell(id));

const columns = (moment: MomentCell): readonly TableColumn<ExceptionRow>[] => [
  { title: "Person", width: 32, cell: ({ staff_user }) => textCell(staff_user) },
  { title: "When", width: 18, cell: ({ created_at }) => moment(created_at) },
  { title: "Exception", width: 26, cell: ({ kind }) => textCell(kinds[kind]) },
  moneyColumn("Amount", ({ amount }) => amount),
  { title: "Reason", width: 50, cell: (row) => textCell(reasonText(row)) },
  { title: "Consent", width: 32, cell: ({ consented_by }) => textCell(consented_by ?? "") },
  { title: "Tee Time", width: 11, cell: ({ tee_time_id }) => idCell(tee_time_id) },
  { title: "Gift Certificate", width: 15, cell: ({ gift_certificate_id }) => idCell(gift_certificate_id) },
];

type Limits = Pick<Config, "agentRefundLimit" | "agentCorrectionLimit" | "agentForcesCancelations">;

const limitText = (limit: Cents | null, of: string): string =>
  limit === null ? "none" : `${formatDollars(limit)} ${of}`;

/** The limits of staff who are not admins while the report is made: the server keeps no earlier ones. */
const limitLines = ({ agentRefundLimit, agentCorrectionLimit, agentForcesCancelations }: Limits) =>
  [
    ["Refund limit now", limitText(agentRefundLimit, "above the standard refunds of a tee time")],
    ["Correction limit now", limitText(agentCorrectionLimit, "of a gift certificate by one person")],
    ["Forced cancelations now", agentForcesCancelations ? "without consent" : "with an admin's consent"],
  ] as const;

/** The exceptions of a period, by person (DECISION-45). */
export const exceptionReport = (timeZone: string, limits: Limits): Report<Query<"downloadExceptionReport">> => ({
  title: "Exceptions",
  fileName: () => "exceptions",
  issues: () => [],
  about: async (_db, { filters = {} }) => [
    ...Object.entries(filters).map(([name, value]): [string, string] => [
      name,
      Array.isArray(value) ? value.join(" to ") : value,
    ]),
    ["Amount", "A correction's change, a refund less the standard one, or what is due of a booking."],
    ...limitLines(limits),
  ],
  tables: (db, { filters }, moment) => [
    table({
      name: "Exceptions",
      columns: columns(moment),
      rows: rows(() => exceptionsByPerson(db, filters, timeZone)),
    }),
  ],
});

async function* rows(read: () => PromiseLike<readonly ExceptionRow[]>): AsyncGenerator<ExceptionRow> {
  yield* await read();
}
