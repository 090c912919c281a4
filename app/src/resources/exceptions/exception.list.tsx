import { Link } from "@teedesk/ui";
import { dollarsText } from "../../format/dollarsText.ts";
import { EmailText } from "../../format/EmailText.tsx";
import { Moment } from "../../format/Moment.tsx";
import { dateRangeFilter } from "../../listing/dateRangeFilter.tsx";
import { ExportButton } from "../../listing/ExportButton.tsx";
import { choiceFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { type ExceptionEntry, exceptionCalls } from "./exception.api.ts";

const kinds: Readonly<Record<ExceptionEntry["kind"], string>> = {
  balance_correction: "Balance corrected",
  sale_correction: "Value corrected",
  forced_cancelation: "Forced cancelation",
  custom_refund: "Custom refund",
  no_cost: "Nothing owed to the course",
  not_charged: "Due",
};

/** Where the exception can be seen. */
const Subject = ({ tee_time_id, gift_certificate_id }: ExceptionEntry) => {
  if (tee_time_id !== null) return <Link href={paths.teeTime(tee_time_id)}>Tee time {tee_time_id}</Link>;
  if (gift_certificate_id === null) return null;
  return <Link href={paths.giftCertificate(gift_certificate_id)}>Gift certificate {gift_certificate_id}</Link>;
};

/** Money that moved, or did not, other than a sale and its terms have it (DECISION-45). Read only. */
export const exceptionList: ListOf<"listExceptions"> = {
  name: "exception",
  label: "Exceptions",
  empty: { plural: "exceptions" },
  columns: [
    { key: "created_at", header: "When", cell: ({ created_at }) => <Moment instant={created_at} />, className: "w-44" },
    {
      key: "staff_user",
      header: "Person",
      cell: ({ staff_user }) => <EmailText email={staff_user} />,
      wrap: true,
      className: "sm:min-w-38",
    },
    { key: "kind", header: "Exception", cell: ({ kind }) => kinds[kind] },
    { key: "amount", header: "Amount", cell: ({ amount }) => (amount === 0 ? "" : dollarsText(amount)), align: "end" },
    {
      key: "reason",
      header: "Reason",
      cell: ({ kind, reason }) =>
        reason === "" && kind !== "no_cost" && kind !== "not_charged" ? "No reason given" : reason,
      wrap: true,
    },
    {
      key: "consented_by",
      header: "Consent",
      cell: ({ consented_by }) => consented_by && <EmailText email={consented_by} />,
      wrap: true,
      minor: true,
    },
    { key: "subject", header: "Subject", cell: Subject },
  ],
  filters: {
    created_at: dateRangeFilter("When", "last"),
    kind: choiceFilter("Exception", kinds),
    staff_user: textFilter("Person"),
  },
  defaults: listDefaults([]),
  calls: exceptionCalls,
  Actions: ({ filters }) => <ExportButton report="exceptions" what="The list of exceptions" filters={filters} />,
};
