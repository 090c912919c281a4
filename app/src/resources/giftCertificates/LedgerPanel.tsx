import { queryOptions, useQuery } from "@tanstack/react-query";
import { Alert, type Column, Link, Panel, Table, VisuallyHidden } from "@teedesk/ui";
import type { Api } from "../../api/client.ts";
import { member } from "../../api/record.ts";
import type { Part, RecordPart } from "../../editing/editableRecord.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { Moment } from "../../format/Moment.tsx";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { type GiftCertificate, type GiftCertificateLedger, loadLedger } from "./giftCertificate.api.ts";

type Movement = GiftCertificateLedger["movements"][number];

const signed = (cents: number): string => (cents > 0 ? `+${dollarsText(cents)}` : dollarsText(cents));

const kinds = { issued: "Issued", used: "Used", returned: "Returned", corrected: "Corrected" } as const;

const columns: readonly Column<Movement>[] = [
  {
    key: "created_at",
    header: "Date",
    cell: ({ created_at }) => <Moment instant={created_at} />,
    className: "min-w-40",
  },
  { key: "kind", header: "Movement", cell: ({ kind }) => kinds[kind] },
  { key: "amount", header: "Amount", cell: ({ amount }) => signed(amount), align: "end" },
  { key: "balance", header: "Balance", cell: ({ balance }) => dollarsText(balance), align: "end" },
  {
    key: "tee_time",
    header: "Tee Time",
    cell: ({ tee_time_id: id }) =>
      id !== null && (
        <Link href={paths.teeTime(id)}>
          <VisuallyHidden>Tee time </VisuallyHidden>
          {id}
        </Link>
      ),
  },
  { key: "staff_user", header: "By", cell: ({ staff_user }) => staff_user ?? "Teedesk" },
  { key: "reason", header: "Reason", cell: ({ reason }) => reason ?? "" },
];

const ledgerOf = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["gift_certificate", "ledger", id],
    queryFn: ({ signal }) => read(loadLedger(api, id, signal)),
  });

/** The ledger of a certificate: every movement, and their sum. A specified server has none: no panel then. */
function LedgerPanel({ id }: { readonly id: number }) {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(ledgerOf(api, id));
  if (member(error?.cause, "status") === 404) return null;
  return (
    <Panel heading="Balance Ledger" flush>
      {error === null ? (
        <>
          {data !== undefined && <Sums ledger={data} />}
          {data !== undefined && data.balance > data.issued && (
            <Alert tone="warning">The balance is higher than the amount issued.</Alert>
          )}
          <Table
            label="Movements of the balance"
            columns={columns}
            rows={data?.movements ?? []}
            rowKey={(movement) => movement.id}
            loading={isPending}
            skeletonRows={2}
            empty="No movements yet."
          />
        </>
      ) : (
        <ReadFailure what="The ledger" error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}

/** The panel below a certificate's fields. */
export const ledgerPart: Part<RecordPart<GiftCertificate>> = {
  Component: ({ record: { id } }) => <LedgerPanel id={id} />,
  reads: ({ record: { id } }, { api, queries }) => queries.prefetchQuery(ledgerOf(api, id)),
};

/** The ledger's equation in one line: issued - used + returned + corrected = balance. */
function Sums({ ledger: { issued, used, returned, corrected, balance } }: { readonly ledger: GiftCertificateLedger }) {
  const terms = [
    ["", "Issued", dollarsText(issued)],
    ["−", "Used", dollarsText(used)],
    ["+", "Returned", dollarsText(returned)],
    [corrected < 0 ? "−" : "+", "Corrected", dollarsText(Math.abs(corrected))],
    ["=", "Balance", dollarsText(balance)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-2 border-b border-line px-4 py-3 tabular-nums">
      {terms.map(([sign, label, amount]) => (
        <div key={label} className={sign === "" ? "grid" : "grid grid-cols-[auto_auto] gap-x-2"}>
          <dt className={sign === "" ? "text-sm text-ink-muted" : "col-start-2 text-sm text-ink-muted"}>{label}</dt>
          <dd className="contents">
            {sign !== "" && <span className="col-start-1 row-start-2 min-w-3 text-ink-muted">{sign}</span>}
            <span className={label === "Balance" ? "row-start-2 font-semibold" : "row-start-2"}>{amount}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
