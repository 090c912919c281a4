import type { TeeTime } from "@teedesk/domain";
import { FormGrid, Link, Panel, TextArea, TextInput } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { RecordLink } from "./RecordLink.tsx";

/** A fact of the tee time as a field that cannot be edited. */
const fact = (name: string, label: string, value: string | null | undefined) => ({
  name,
  label,
  value: value ?? "",
  readOnly: true,
  onChange: () => undefined,
});

/** What the page shows and nobody can change here (OPS-TT-16 to OPS-TT-23, OPS-TT-26, OPS-TT-27). */
export function TeeTimeFacts({ record }: { record: TeeTime }) {
  const { config } = useServices();
  const { customer, golf_rate, deal_id, transaction_record } = record;
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
          <TextInput {...fact("customer.name", "Customer Name", customerName(customer))} />
          <TextInput {...fact("customer.email", "Customer Email", customer?.email)} />
          <TextInput {...fact("customer.primary_phone", "Customer Phone", customer?.primary_phone)} />
        </FormGrid>
      </Panel>
      <Panel heading="Booking">
        <FormGrid>
          <TextInput {...fact("status", "Status", record.status)} />
          <TextInput {...fact("payment_id", "CC Confirmation", transaction_record?.payment_id)} />
          <TextInput {...fact("deal_id", "Deal", isDeal ? String(deal_id) : "")} hint={deal} />
          <TextInput {...fact("agent", "Agent", record.agent)} />
          <TextArea
            {...fact("golf_rate.internal_memo", "Golf Rate Notes", golf_rate?.internal_memo)}
            className="lg:col-span-2"
            hint={golf_rate !== null && <RecordLink href={paths.rate(golf_rate.id)}>View rate</RecordLink>}
          />
        </FormGrid>
      </Panel>
    </div>
  );
}

const customerName = (customer: TeeTime["customer"]): string =>
  customer === null ? "" : `${customer.first_name} ${customer.last_name}`.trim();
