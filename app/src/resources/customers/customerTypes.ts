import { type Option, optionsOf } from "@teedesk/ui";

/** The words for the two kinds of customer. */
export const customerTypes = {
  Customer: "Customer",
  GiftCertificateRecipient: "Gift Certificate Recipient",
} as const;

/** The two kinds as choices. */
export const customerTypeOptions: readonly Option[] = optionsOf(customerTypes);
