import { fullName } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { withUnits } from "../../records/inHistory.ts";

type Certificate = components["schemas"]["GiftCertificate"];

type Named = Pick<NonNullable<Certificate["customer"]>, "first_name" | "last_name" | "email">;

/** A purchaser or recipient as shown in a history. Older entries have this text without an id. */
export const personText = (person: Named | null): string =>
  person === null ? "" : [fullName(person), person.email].filter(Boolean).join(", ");

/** A gift certificate as shown in its history. */
export const certificateInHistory = ({
  customer,
  recipient,
  transaction_item,
  ...certificate
}: Certificate): object => ({
  ...withUnits(certificate, { dollars: ["balance"] }),
  transaction_item: transaction_item && withUnits(transaction_item, { cents: ["total"] }),
  customer: { id: customer?.id, name: personText(customer) },
  recipient: { id: recipient?.id, name: personText(recipient) },
});
