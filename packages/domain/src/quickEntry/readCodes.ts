import { isInternal } from "../teeTime/confirmation.ts";
import { one, type QuickChoice, type Reader } from "./reading.ts";

const discount = (typed: string): QuickChoice => ({
  field: "discount_code",
  value: typed,
  words: `discount code ${typed}`,
});
const certificate = (typed: string): QuickChoice => ({
  field: "gift_cert_serial",
  value: typed,
  words: `gift certificate ${typed}`,
});

const named: Readonly<Record<string, (typed: string) => QuickChoice>> = {
  code: discount,
  discount,
  promo: discount,
  coupon: discount,
  cert: certificate,
  certificate,
  gift: certificate,
  serial: certificate,
};

/** Letters and digits, and no day of a month such as "30th". */
const codeLike = /^(?=.*[a-z])(?=.*\d)(?!\d+(?:st|nd|rd|th)$)[a-z\d-]{4,40}$/;

/** A discount code or a certificate's serial: by the word before it, else a word of letters and digits that may be either (QUICK-06). */
export const readCode: Reader = (words, at) => {
  const text = words[at]?.text ?? "";
  if (Object.hasOwn(named, text)) {
    const skipped = text === "gift" && (words[at + 1]?.text ?? "").startsWith("cert") ? 2 : 1;
    const typed = words[at + skipped]?.typed;
    return typed === undefined ? null : { length: skipped + 1, choices: named[text] ? [named[text](typed)] : [] };
  }
  const { typed = "" } = words[at] ?? {};
  return codeLike.test(text) ? { length: 1, choices: [discount(typed), certificate(typed)] } : null;
};

/** "internal", or the course's own number after "conf" or "#" (QUICK-07). */
export const readConfirmation: Reader = (words, at) => {
  const { text = "", typed = "" } = words[at] ?? {};
  if (text !== "" && isInternal(text)) return one(1, "tee_time.confirmation", "INTERNAL", "INTERNAL: call the course");
  const confirmed = (length: number, number: string) =>
    one(length, "tee_time.confirmation", number, `confirmation ${number}`);
  if (/^#[a-z\d-]+$/.test(text)) return confirmed(1, typed.slice(1));
  const next = words[at + 1]?.typed;
  return (text === "conf" || text === "confirmation") && next !== undefined ? confirmed(2, next) : null;
};
