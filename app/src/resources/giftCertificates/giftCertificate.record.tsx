import { type GiftCertificateDraft, giftCertificateForm } from "@teedesk/domain";
import { FormGrid, MoneyInput, type Option, optionsOf, Panel, RadioGroup, TextArea } from "@teedesk/ui";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { GiftCertificateActions } from "./GiftCertificateActions.tsx";
import { GiftCertificatePeople } from "./GiftCertificatePeople.tsx";
import { type GiftCertificate, giftCertificateCalls } from "./giftCertificate.api.ts";

/** ADM-GC-04 to ADM-GC-12. */
const certificateLabels: Labels<GiftCertificateDraft> = {
  serial: "Serial",
  balance: "Balance",
  "transaction_item.total": "Value",
  who_from: "Salutation",
  email_delivery: "Delivery Method",
  mail_recipient: "Mail Recipient",
  greeting: "Greeting",
  internal_memo: "Internal Memo",
  course: "Course",
};

const { TextField, useValue } = formFields(certificateLabels);

/** The history tells of the two people too. */
const labels = { ...certificateLabels, customer: "Purchaser", recipient: "Recipient" };

const deliveries: readonly Option[] = optionsOf({ email: "Email", mail: "Mail" });
const recipients: readonly Option[] = optionsOf({ purchaser: "Purchaser", recipient: "Recipient" });

/** The form's codes and the history's flags, in the same words. */
const fieldMessageText = (texts: Readonly<Record<string, string>>) => optionName(() => ({ options: optionsOf(texts) }));

function GiftCertificateFields({ record }: { readonly record: GiftCertificate | null }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Panel heading="Gift certificate">
        <FormGrid>
          <TextField name="serial" required />
          <TextField name="who_from" hint="Whom it is from." />
          <TextField name="balance" as={MoneyInput} required hint="The ledger keeps changes." />
          <TextField name="transaction_item.total" as={MoneyInput} hint="What it was sold for." />
          <TextField
            name="course"
            as={CourseSelect}
            own={record?.course ?? null}
            hint="Blank is any course."
            className="lg:col-span-2"
          />
        </FormGrid>
      </Panel>
      <Panel heading="Delivery">
        <FormGrid>
          <TextField name="email_delivery" as={RadioGroup} options={deliveries} />
          <MailRecipient />
          <TextField name="greeting" as={TextArea} />
          <TextField name="internal_memo" as={TextArea} />
        </FormGrid>
      </Panel>
    </div>
  );
}

/** Asked for only where it goes by post (ADM-GC-13). */
function MailRecipient() {
  if (useValue("email_delivery") !== "mail") return <div />;
  return <TextField name="mail_recipient" as={RadioGroup} options={recipients} />;
}

const LedgerPanel = lazyPart(async () => (await import("./LedgerPanel.tsx")).LedgerPanel);
const TransactionsPanel = lazyPart(
  async () => (await import("../transactions/TransactionsPanel.tsx")).TransactionsPanel,
);

/** Why the balance is what it is, and what was paid (ADM-GC-03, ADM-TXN-08). */
const Money = ({ record }: RecordPart<GiftCertificate>) => (
  <>
    <LedgerPanel id={record.id} />
    <TransactionsPanel owner="GiftCertificate" id={record.id} />
  </>
);

export const giftCertificateRecord = record({
  name: "gift_certificate",
  paths: { list: paths.giftCertificates, record: paths.giftCertificate },
  may: { save: "updateGiftCertificate" },
  titleOf: ({ serial }) => serial,
  form: giftCertificateForm,
  labels,
  names: {
    course: optionName(useCourseOptions),
    email_delivery: fieldMessageText({ email: "Email", mail: "Mail", true: "Email", false: "Mail" }),
    mail_recipient: fieldMessageText({
      purchaser: "Purchaser",
      recipient: "Recipient",
      true: "Recipient",
      false: "Purchaser",
    }),
  },
  Fields: GiftCertificateFields,
  Actions: GiftCertificateActions,
  Rows: GiftCertificatePeople,
  Related: Money,
  calls: giftCertificateCalls,
});
