import { isCardNumber } from "./creditCard.ts";

/** First digits and lengths of Visa, Mastercard, Maestro, Discover and UnionPay, American Express, Diners Club and JCB. */
const issued = new RegExp(
  `^(?:${[
    String.raw`4\d{15}(?:\d{3})?`,
    String.raw`5[1-5]\d{14}`,
    String.raw`2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}`,
    String.raw`5[06-8]\d{14,17}`,
    String.raw`6\d{15,18}`,
    String.raw`3[47]\d{13}`,
    String.raw`3[0689]\d{12}`,
    String.raw`35\d{14,17}`,
  ].join("|")})$`,
);

/**
 * Whether digits begin and are as long as an issuer's card numbers, and pass Luhn's check. Numbers of 13 digits do not count:
 * Visa no longer issues them, and confirmations have as many (DECISION-37).
 */
export const isIssuedCardNumber = (digits: string): boolean => isCardNumber(digits) && issued.test(digits);
