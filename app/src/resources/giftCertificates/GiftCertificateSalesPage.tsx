import {
  type GiftCertificateSalesDraft,
  type GiftCertificateSalesInput,
  giftCertificateSalesForm,
} from "@teedesk/domain";
import { FormGrid, Panel, PercentInput } from "@teedesk/ui";
import { member } from "../../api/record.ts";
import type { EditableRecord } from "../../editing/editableRecord.ts";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { RecordPage } from "../../editing/RecordPage.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { giftCertificateSalesCalls, type SalesConfiguration, salesId } from "./giftCertificateSales.api.ts";

const labels: Labels<GiftCertificateSalesDraft> = { discount: "Discount %" };

const { TextField } = formFields(labels);

const Fields = () => (
  <Panel heading="Sales configuration" className="max-w-xl">
    <FormGrid columns={1}>
      <TextField
        name="discount"
        as={PercentInput}
        hint="Off every gift certificate's price where it is sold. No figure here counts it."
      />
    </FormGrid>
  </Panel>
);

const sales: EditableRecord<GiftCertificateSalesDraft, GiftCertificateSalesInput, SalesConfiguration> = {
  name: "gift_certificate_sales",
  may: { save: "updateGiftCertificateSalesConfiguration" },
  titleOf: () => "Gift Certificate Sales",
  form: giftCertificateSalesForm,
  labels,
  Fields,
  calls: giftCertificateSalesCalls,
  readCurrent: (current) => {
    const [discount, lock_version] = [member(current, "discount"), member(current, "lock_version")];
    if (typeof discount !== "number") return null;
    return { id: salesId, discount, ...(typeof lock_version === "number" ? { lock_version } : {}) };
  },
};

/** The sales configuration of gift certificates: one record that always exists (ADM-SALES-01, ADM-SALES-02). */
export function GiftCertificateSalesPage({ title }: PageProps) {
  const list = paths.giftCertificates();
  const never = () => undefined;
  return <RecordPage kind={sales} title={title} list={list} id={salesId} onCreated={never} onDeleted={never} />;
}
