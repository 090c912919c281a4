import { useQuery } from "@tanstack/react-query";
import {
  formatDollars,
  mayOpen,
  type Screen,
  type TransactionItem,
  type TransactionOwner,
  type TransactionRecord,
} from "@teedesk/domain";
import { Badge, type Column, CopyButton, Link, Panel, Table, VisuallyHidden } from "@teedesk/ui";
import { selectLevel } from "../../flows/session/selectors.ts";
import { type BusinessZone, momentIn } from "../../format/businessTime.ts";
import type { ReadContext } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices, useSession } from "../../services/services.tsx";
import { transactionsOf } from "./transaction.api.ts";

/** The page of a transaction item, by its type (ADM-TXN-04 to ADM-TXN-06). */
const itemPages: Readonly<Record<string, { readonly screen: Screen; readonly path: (id: number) => string }>> = {
  "Golf discount": { screen: "/manage-discount/:id", path: paths.discount },
  "Gift certificate": { screen: "/manage-gift-certificate/:id", path: paths.giftCertificate },
  "Tee time": { screen: "/manage-tee-time/:id", path: paths.teeTime },
};

const recordColumns = (zone: BusinessZone, hasPayments: boolean): readonly Column<TransactionRecord>[] => [
  { key: "created_at", header: "Created At", cell: ({ created_at }) => momentIn(zone, created_at), className: "w-44" },
  { key: "total", header: "Total", cell: ({ total }) => formatDollars(total), align: "end", className: "w-32" },
  ...(hasPayments
    ? [
        {
          key: "payment_id",
          header: "CC Confirmation",
          cell: ({ payment_id, total }: TransactionRecord) => <Reference payment_id={payment_id} total={total} />,
        },
      ]
    : []),
];

/** The gateway's confirmation of a charge or a refund, to read to a caller or to look up at the gateway. */
function Reference({ payment_id, total }: Pick<TransactionRecord, "payment_id" | "total">) {
  if (!payment_id) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <span>{payment_id}</span>
      <CopyButton text={payment_id} />
      {total < 0 && <Badge tone="attention">Refund</Badge>}
    </span>
  );
}

const itemColumns = (zone: BusinessZone): readonly Column<TransactionItem>[] => [
  { key: "created_at", header: "Created At", cell: ({ created_at }) => momentIn(zone, created_at), className: "w-44" },
  { key: "total", header: "Total", cell: ({ total }) => formatDollars(total), align: "end", className: "w-32" },
  { key: "type", header: "Type", cell: ({ transaction_itemable_type }) => transaction_itemable_type },
  { key: "view", header: "View", cell: (item) => <ViewItem item={item} /> },
];

function ViewItem({
  item: { transaction_itemable_type: type, transaction_itemable_id: id },
}: {
  readonly item: TransactionItem;
}) {
  const level = useSession(selectLevel);
  const page = itemPages[type];
  if (page === undefined || id === null || !mayOpen(level, page.screen)) return null;
  return (
    <Link href={page.path(id)}>
      View
      <VisuallyHidden>
        {" "}
        {type} {id}
      </VisuallyHidden>
    </Link>
  );
}

type Keyed = { readonly key: string };

/** Rows with their index as key, because a server may return no ids. */
const keyed = <Row,>(rows: readonly Row[]): readonly (Row & Keyed)[] =>
  rows.map((row, place) => ({ ...row, key: String(place) }));

/** The most records that a server returns. */
const transactionLimit = 500;

type TransactionsPanelProps = { readonly owner: TransactionOwner; readonly id: number };

/** The payments, refunds and corrections of a record, read-only (ADM-TXN-01 to ADM-TXN-07). */
function TransactionsPanel({ owner, id }: TransactionsPanelProps) {
  const { api, config } = useServices();
  const { data = [], error, isPending, refetch } = useQuery(transactionsOf(api, owner, id));
  const hasPayments = owner === "TeeTime" && data.some(({ payment_id }) => Boolean(payment_id));
  const common = {
    rowKey: (row: Keyed) => row.key,
    loading: isPending,
    skeletonRows: 1,
    // A discount may have hundreds of uses, so its table scrolls.
    className: "max-h-90 border-line not-first:border-t",
  };
  return (
    <Panel heading="Transaction Details" flush>
      {error === null ? (
        <>
          <div>
            <Table
              {...common}
              label="Transactions"
              columns={recordColumns(config, hasPayments)}
              rows={keyed(data)}
              empty="Nothing was paid."
            />
            <Table
              {...common}
              label="Transaction items"
              columns={itemColumns(config)}
              rows={keyed(data.flatMap(({ transaction_items }) => transaction_items))}
              empty="No items."
            />
          </div>
          {data.length === transactionLimit && (
            <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">
              Only the latest {transactionLimit} transactions are shown.
            </p>
          )}
        </>
      ) : (
        <ReadFailure what="The transactions" error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}

type OfRecord = { readonly record: { readonly id: number } };

/** The panel as a part of this kind of record. */
export const transactionsPart = (owner: TransactionOwner) => ({
  Component: ({ record: { id } }: OfRecord) => <TransactionsPanel owner={owner} id={id} />,
  reads: ({ record: { id } }: OfRecord, { api, queries }: ReadContext) =>
    queries.prefetchQuery(transactionsOf(api, owner, id)),
});
