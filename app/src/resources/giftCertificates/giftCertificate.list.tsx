import { fullName, giftCertificateQueryType, parseCents } from "@teedesk/domain";
import { LinkButton, MoneyInput, VisuallyHidden } from "@teedesk/ui";
import { useSearch } from "wouter";
import { amountText } from "../../format/amountText.ts";
import { EmailText } from "../../format/EmailText.tsx";
import { Moment } from "../../format/Moment.tsx";
import { dateRangeFilter } from "../../listing/dateRangeFilter.tsx";
import type { Filter } from "../../listing/filter.ts";
import { eitherFilter, partFilter, recordFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { giftCertificateCalls } from "./giftCertificate.api.ts";

type QueryType = ReturnType<typeof giftCertificateQueryType>;

/** Dollars as typed. */
const amountFilter = (label: string): Filter<string> => ({
  ...textFilter(label),
  parse: (text) => {
    const amount = parseCents(text);
    return "success" in amount ? { success: text } : { failure: [{ path: "", code: amount.failure }] };
  },
  input: (input) => <MoneyInput {...input} />,
});

/** Not offered where the list itself sets the day or month; the address's value is ignored. */
const withoutDays: Filter<never> = {
  label: "Created At",
  read: () => "",
  parse: () => ({ failure: [] }),
  input: () => null,
};

/** The certificates, the newest first (ADM-GC-26 to ADM-GC-44, CONST-25, CONST-33). */
const giftCertificateList = (query_type: QueryType): ListOf<"listGiftCertificates"> => ({
  name: "gift_certificate",
  variant: query_type ?? "all",
  label: "Gift Certificates",
  empty: { plural: "gift certificates" },
  columns: [
    viewColumn(paths.giftCertificate),
    {
      key: "created_at",
      header: "Created At",
      cell: ({ created_at }) => <Moment instant={created_at} />,
      sortable: true,
      className: "xl:min-w-40",
    },
    {
      key: "last_name",
      header: "Customer Name",
      cell: ({ customer }) => fullName(customer),
      sortable: true,
      cut: true,
      className: "max-w-56 xl:min-w-36",
    },
    {
      key: "email",
      header: "Email",
      cell: ({ customer }) => customer?.email && <EmailText email={customer.email} />,
      sortable: true,
      wrap: true,
      className: "sm:min-w-38",
    },
    { key: "serial", header: "Serial", sortable: true, cut: true },
    {
      key: "value",
      header: "Value",
      cell: ({ transaction_item }) => (transaction_item === null ? "—" : amountText(transaction_item.total)),
      sortable: true,
      align: "end",
    },
    { key: "balance", header: "Balance", sortable: true, align: "end" },
    {
      key: "email_delivery",
      header: "Delivery Method",
      cell: ({ email_delivery }) => (email_delivery ? "Email" : "Mail"),
      sortable: true,
    },
    {
      key: "internal_memo",
      header: "Internal Memo",
      cell: ({ internal_memo }) => internal_memo,
      sortable: true,
      cut: true,
      className: "xl:min-w-40",
    },
  ],
  filters: {
    customer_id: recordFilter("Customer"),
    created_at: query_type === null ? dateRangeFilter("Created At", "last") : withoutDays,
    first_name: textFilter("First Name", "last_name"),
    last_name: textFilter("Last Name"),
    email: partFilter("email", "Email"),
    serial: textFilter("Serial"),
    value: amountFilter("Value"),
    balance: amountFilter("Balance"),
    email_delivery: eitherFilter("Delivery Method", ["Email", "Mail"]),
    internal_memo: textFilter("Internal Memo"),
  },
  defaults: listDefaults([{ key: "created_at", desc: true }]),
  calls: (api) => giftCertificateCalls(api, query_type),
  Actions: Periods,
});

const periods = [
  ["All", null, paths.giftCertificates()],
  ["This Month", "monthly", paths.giftCertificates({ monthly: true })],
  ["Today", "daily", paths.giftCertificates({ monthly: false })],
] as const;

/** Links to the certificates of another period and to the sales configuration (UNCLEAR-60). */
function Periods() {
  const shown = giftCertificateQueryType(new URLSearchParams(useSearch()).get("monthly"));
  return (
    <>
      <nav aria-label="Sold" className="flex">
        {periods.map(([text, period, path]) => (
          <LinkButton key={text} href={path} kind={period === shown ? "secondary" : "quiet"}>
            {text}
            {period === shown && <VisuallyHidden> (shown)</VisuallyHidden>}
          </LinkButton>
        ))}
      </nav>
      <LinkButton href={paths.giftCertificateSales()}>Sales Configuration</LinkButton>
    </>
  );
}

const all = giftCertificateList(null);
const lists = { monthly: giftCertificateList("monthly"), daily: giftCertificateList("daily") };

/** All certificates, or those sold this month or today (ADM-GC-45 to ADM-GC-47, CALC-22). */
export const giftCertificateLists = (search: URLSearchParams) => {
  const period = giftCertificateQueryType(search.get("monthly"));
  return period === null ? all : lists[period];
};
