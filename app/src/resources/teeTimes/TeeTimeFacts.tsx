import { useQuery } from "@tanstack/react-query";
import {
  centsFrom,
  certificatePart,
  formatDollars,
  fullName,
  negateCents,
  paidByCard,
  statusCanceled,
  type TeeTime,
  type TransactionRecord,
  zeroCents,
} from "@teedesk/domain";
import { CopyButton, FormGrid, Link, Panel, TextArea, TextInput } from "@teedesk/ui";
import { amountText } from "../../format/amountText.ts";
import { momentIn } from "../../format/businessTime.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { transactionsOf } from "../transactions/transaction.api.ts";
import { fact } from "./fact.ts";
import { RecordLink } from "./RecordLink.tsx";
import { RefundableUntil } from "./RefundableUntil.tsx";

const TermsPanel = lazyPart(async () => (await import("./TermsPanel.tsx")).TermsPanel);

const costNotKnown = "Not known: it was sold without a wholesale rate. This is the rented clubs alone.";

/** The read-only fields of the page (OPS-TT-16 to OPS-TT-23, OPS-TT-26, OPS-TT-27). */
export function TeeTimeFacts({ record }: { record: TeeTime }) {
  const { api, config } = useServices();
  const { data } = useQuery(transactionsOf(api, "TeeTime", record.id));
  const payments = record.is_undone ? [] : data;
  const { customer, golf_rate, deal_id, transaction_record, status } = record;
  const { payment_refused_at: refusedAt, payment_settled_at: settledAt } = record;
  const isRefused = refusedAt !== "";
  const isPaid = (payment: TransactionRecord): boolean =>
    !isRefused &&
    paidByCard(
      payment.payment_id === undefined ? { ...payment, payment_id: transaction_record?.payment_id } : payment,
    ) > 0;
  // Of a booking that was undone nothing was paid and nothing refunded.
  const certificate = record.is_undone ? zeroCents : (certificatePart(record)?.amount ?? zeroCents);
  const paid = sumText(payments, isPaid, certificate);
  const refunded = sumText(
    payments,
    ({ total }) => total < 0 && !isRefused,
    status === statusCanceled ? negateCents(certificate) : zeroCents,
  );
  // The total of a booking without a card is on record, but unpaid. A refused card owes what is not refunded, until that is settled.
  const due = sumText(payments, (payment) =>
    isRefused ? settledAt === "" : status !== statusCanceled && payment.total > 0 && !isPaid(payment),
  );
  const settled = settledAt === "" ? "" : ` Settled otherwise on ${momentIn(config, settledAt)}.`;
  const unpaid = ["", "$0.00"].includes(due) ? undefined : "No card was charged.";
  const isDeal = deal_id !== null && deal_id > 0;
  const deal = isDeal && (
    <RecordLink href={`${config.deal_url}${deal_id}`} external>
      View deal
    </RecordLink>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Panel
        heading="Customer"
        actions={customer !== null && <Link href={paths.customer(customer.id)}>View customer</Link>}
      >
        <FormGrid columns={1}>
          <TextInput {...fact("customer.name", "Customer Name", fullName(customer))} />
          <TextInput {...fact("customer.email", "Customer Email", customer?.email)} />
          <TextInput {...fact("customer.primary_phone", "Customer Phone", customer?.primary_phone)} />
        </FormGrid>
      </Panel>
      <Panel heading="Money">
        <FormGrid>
          <TextInput
            {...fact("paid", "Paid", paid)}
            hint={certificate === 0 ? undefined : `${amountText(certificate)} by gift certificate`}
          />
          <TextInput
            {...fact("due", "Due", due)}
            hint={isRefused ? `The card was refused on ${momentIn(config, refusedAt)}.${settled}` : unpaid}
          />
          <TextInput {...fact("refunded", "Refunded", refunded)} />
          <TextInput
            {...fact("cost", "Cost", record.cost === "" ? "" : `$${record.cost}`)}
            hint={record.sale_terms?.is_cost_known === false ? costNotKnown : undefined}
          />
          <TextInput {...fact("created_at", "Booked", momentIn(config, record.created_at))} />
          <RefundableUntil record={record} />
        </FormGrid>
      </Panel>
      <Panel heading="Booking">
        <FormGrid>
          <TextInput
            {...fact("status", "Status", record.status)}
            hint={record.is_undone ? "Undone: nothing was charged or refunded." : undefined}
          />
          <TextInput
            {...fact("payment_id", "CC Confirmation", transaction_record?.payment_id)}
            action={transaction_record?.payment_id ? <CopyButton text={transaction_record.payment_id} /> : undefined}
            className="lg:col-span-2"
          />
          <TextInput {...fact("deal_id", "Deal", isDeal ? String(deal_id) : "")} hint={deal} />
          <TextInput {...fact("agent", "Agent", record.agent)} />
          <TextInput {...fact("alt_emails", "More receipts go to", record.alt_emails)} className="lg:col-span-2" />
          <TextArea
            {...fact("golf_rate.internal_memo", "Golf Rate Notes", golf_rate?.internal_memo)}
            className="lg:col-span-2"
            hint={golf_rate !== null && <RecordLink href={paths.rate(golf_rate.id)}>View rate</RecordLink>}
          />
        </FormGrid>
      </Panel>
      {record.sale_terms !== null && <TermsPanel terms={record.sale_terms} />}
    </div>
  );
}

/** The sum of the payments or of the refunds and of the amount `beside`, without its sign; "" while it is unknown. */
function sumText(
  payments: readonly TransactionRecord[] | undefined,
  isMeant: (payment: TransactionRecord) => boolean,
  beside = 0,
): string {
  if (payments === undefined) return "";
  const sum = payments.reduce((cents, payment) => cents + (isMeant(payment) ? payment.total : 0), beside);
  const amount = centsFrom(Math.abs(sum));
  return "success" in amount ? formatDollars(amount.success) : "";
}
