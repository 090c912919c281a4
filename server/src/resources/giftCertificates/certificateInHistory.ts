import type { components } from "@teedesk/openapi";
import { withUnits } from "../../records/inHistory.ts";

type Certificate = components["schemas"]["GiftCertificate"];

const personText = (person: Certificate["customer"]): string =>
  person === null ? "" : [`${person.first_name} ${person.last_name}`.trim(), person.email].filter(Boolean).join(", ");

/** A gift certificate as its history shows it. */
export const certificateInHistory = ({
  customer,
  recipient,
  transaction_item,
  ...certificate
}: Certificate): object => ({
  ...withUnits(certificate, { dollars: ["balance"] }),
  transaction_item: transaction_item && withUnits(transaction_item, { cents: ["total"] }),
  customer: personText(customer),
  recipient: personText(recipient),
});
