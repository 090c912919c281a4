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

/** Shown in place of the hidden digits. */
export const cardMask = "••••";

export type CreditCardIssueCode =
  | "card_number_unreadable"
  | "card_month_unreadable"
  | "card_year_unreadable"
  | "card_expired"
  | "card_cvv_unreadable";

/** No card. */
export const blankCreditCard: CreditCard = { number: "", expmo: "", expyr: "", cvv: "" };

/** The card kept for an entry of an availability queue; its `cvv` is blank, as it is never stored. */
export type SavedCard = SentCard & { readonly id: number };

/** Luhn's check of a text of digits: the sum of all digits, every second one from the right doubled, ends in 0. */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
};

/** Whether digits can be a card number: 13 to 19 of them that pass Luhn's check. */
export const isCardNumber = (digits: string): boolean => /^\d{13,19}$/.test(digits) && passesLuhn(digits);

/** A card's month and year as they were typed in one go. */
export type TypedExpiry = { readonly month: string; readonly year: string };

const separated = /^(\d{1,2})\s*[/\-.\s]\s*(\d{2}|\d{4})$/;
const joined = /^(\d{2})(\d{2}|\d{4})$/;

/** The month and year of a typed expiry, "12/31", "12/2031" or "1231"; null for a month alone and for any other text. */
export function typedExpiry(text: string): TypedExpiry | null {
  const [, month, year] = separated.exec(text.trim()) ?? joined.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : { month, year };
}
