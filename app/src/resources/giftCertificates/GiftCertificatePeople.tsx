import { DefinitionList, Link, Panel } from "@teedesk/ui";
import type { RecordChanges } from "../../editing/editableRecord.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { ChangeCustomerPicker } from "../customers/ChangeCustomerPicker.tsx";
import { type GiftCertificate, giftCertificatePeople } from "./giftCertificate.api.ts";

type Certificate = RecordChanges<GiftCertificate> & { readonly record: GiftCertificate | null };

/** The purchaser and the recipient; each is stored as soon as it is chosen (ADM-GC-14 to ADM-GC-18). */
export function GiftCertificatePeople({ record, replaceRecord }: Certificate) {
  const { api } = useServices();
  if (record === null) return null;
  const store = giftCertificatePeople(api, record);
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Person heading="Purchaser" person={record.customer}>
        <ChangeCustomerPicker
          text="Change Purchaser"
          done="The gift certificate has another purchaser now."
          store={store.purchaser}
          onStored={replaceRecord}
        />
      </Person>
      <Person heading="Recipient" person={record.recipient}>
        <ChangeCustomerPicker
          text="Change Recipient"
          done="The gift certificate has another recipient now."
          store={store.recipient}
          onStored={replaceRecord}
        />
      </Person>
    </div>
  );
}

type PersonProps = {
  readonly heading: string;
  readonly person: GiftCertificate["customer"];
  readonly children: React.ReactNode;
};

function Person({ heading, person, children }: PersonProps) {
  return (
    <Panel
      heading={heading}
      actions={person !== null && <Link href={paths.customer(person.id)}>View {heading.toLowerCase()}</Link>}
    >
      <DefinitionList
        items={[
          { label: "First Name", value: person?.first_name },
          { label: "Last Name", value: person?.last_name },
          { label: "Email", value: person?.email },
        ]}
      />
      <div data-acts className="mt-3 flex flex-wrap gap-2 print:hidden">
        {children}
      </div>
    </Panel>
  );
}
