import { giftCertificateForm } from "@teedesk/domain";
import { MoneyInput, optionsOf, RadioGroup, TextArea } from "@teedesk/ui";
import type { Part, RecordPart } from "../../editing/editableRecord.ts";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { lazyRelated } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { GiftCertificateActions } from "./GiftCertificateActions.tsx";
import { GiftCertificatePeople } from "./GiftCertificatePeople.tsx";
import { type GiftCertificate, giftCertificateCalls, needsReason } from "./giftCertificate.api.ts";

const deliveries = optionsOf({ email: "Email", mail: "Mail" });
const recipients = optionsOf({ purchaser: "Purchaser", recipient: "Recipient" });

/** ADM-GC-04 to ADM-GC-12. */
const { TextField, useValue, table } = recordFields(giftCertificateForm, {
  serial: "Serial",
  balance: "Balance",
  "transaction_item.total": "Value",
  reason: "Reason",
  who_from: "Salutation",
  email_delivery: { label: "Delivery Method", options: deliveries },
  mail_recipient: { label: "Mail Recipient", options: recipients },
  greeting: "Greeting",
  internal_memo: "Internal Memo",
  course: { label: "Course", useOptions: useCourseOptions },
});

/** The history has the two people too. */
const labels = { ...table.labels, customer: "Purchaser", recipient: "Recipient" };

function GiftCertificateFields({ record }: { readonly record: GiftCertificate | null }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <FormPanel heading="Gift certificate">
        <TextField name="serial" />
        <TextField name="who_from" hint="The giver's name." />
        <TextField name="balance" as={MoneyInput} hint="The ledger keeps changes." />
        <TextField name="transaction_item.total" as={MoneyInput} hint="The price it was sold for." />
        <Reason record={record} />
        <TextField
          name="course"
          as={CourseSelect}
          own={record?.course ?? null}
          hint="It pays at this course alone. Blank is any course."
          className="lg:col-span-2"
        />
      </FormPanel>
      <FormPanel heading="Delivery">
        <TextField name="email_delivery" as={RadioGroup} />
        <MailRecipient />
        <TextField name="greeting" as={TextArea} />
        <TextField name="internal_memo" as={TextArea} />
      </FormPanel>
    </div>
  );
}

/** The reason for another balance or value, asked for with the first change of either (DECISION-43). */
function Reason({ record }: { readonly record: GiftCertificate | null }) {
  const balance = useValue("balance");
  const total = useValue("transaction_item.total");
  if (record === null) return null;
  return needsReason(record, { balance, total }) ? (
    <TextField name="reason" hint="Required; the ledger shows it." className="lg:col-span-2" />
  ) : null;
}

/** Shown only for delivery by post (ADM-GC-13). */
function MailRecipient() {
  if (useValue("email_delivery") !== "mail") return <div />;
  return <TextField name="mail_recipient" as={RadioGroup} />;
}

const ledger = lazyRelated(async () => (await import("./LedgerPanel.tsx")).ledgerPart);
const transactions = lazyRelated(async () =>
  (await import("../transactions/TransactionsPanel.tsx")).transactionsPart("GiftCertificate"),
);

/** The ledger of the balance, and the transactions (ADM-GC-03, ADM-TXN-08). */
const money: Part<RecordPart<GiftCertificate>> = {
  Component: (props) => (
    <>
      <ledger.Component {...props} />
      <transactions.Component {...props} />
    </>
  ),
  reads: (...asked) => Promise.all([ledger.reads?.(...asked), transactions.reads?.(...asked)]),
};

export const giftCertificateRecord = record({
  ...table,
  name: "gift_certificate",
  paths: { list: paths.giftCertificates, record: paths.giftCertificate },
  may: { save: "updateGiftCertificate" },
  titleOf: ({ serial }) => serial,
  labels,
  // The history has flags where the form has codes.
  names: {
    ...table.names,
    email_delivery: optionName(() => ({ options: [...deliveries, ...optionsOf({ true: "Email", false: "Mail" })] })),
    mail_recipient: optionName(() => ({
      options: [...recipients, ...optionsOf({ true: "Recipient", false: "Purchaser" })],
    })),
  },
  Fields: GiftCertificateFields,
  Actions: GiftCertificateActions,
  Rows: GiftCertificatePeople,
  related: money,
  calls: giftCertificateCalls,
});
