import type { components } from "@teedesk/openapi";
import { withUnits } from "../../records/told.ts";

type Certificate = components["schemas"]["GiftCertificate"];

const personTold = (person: Certificate["customer"]): string =>
  person === null ? "" : [`${person.first_name} ${person.last_name}`.trim(), person.email].filter(Boolean).join(", ");

/** A gift certificate as its history tells of it. */
export const certificateTold = ({ customer, recipient, transaction_item, ...certificate }: Certificate): object => ({
  ...withUnits(certificate, { dollars: ["balance"] }),
  transaction_item: transaction_item && withUnits(transaction_item, { cents: ["total"] }),
  customer: personTold(customer),
  recipient: personTold(recipient),
});
