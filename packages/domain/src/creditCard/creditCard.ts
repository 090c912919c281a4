/** A card as typed and as sent: texts, so that leading zeros survive. All blank means "no card". */
export type CreditCard = {
  readonly number: string;
  /** Month of expiry, 1 to 12; sent with two digits. */
  readonly expmo: string;
  /** Year of expiry, two or four digits; sent with four. */
  readonly expyr: string;
  readonly cvv: string;
};

/** A card as it is sent: a saved one is named by its reference, and its number is masked. */
export type SentCard = CreditCard & { readonly reference?: string };

/** What stands in the place of the digits that are not shown. */
export const cardMask = "••••";

export type CreditCardIssueCode =
  | "card_number_unreadable"
  | "card_month_unreadable"
  | "card_year_unreadable"
  | "card_expired"
  | "card_cvv_unreadable";

/** No card. */
export const blankCreditCard: CreditCard = { number: "", expmo: "", expyr: "", cvv: "" };
