import { isInternal } from "../teeTime/confirmation.ts";
import { isJoining, one, type QuickChoice, type Reader, type Reading, type Word } from "./reading.ts";

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

/** Words between the one that names a code and the code: "confirmation number", "promo code is". */
const fillers: ReadonlySet<string> = new Set(
  "number no no. num nr nr. is code serial certificate cert card # :".split(" "),
);

/** A word without the colon or point after it. */
const wordAt = (words: readonly Word[], at: number): string => (words[at]?.text ?? "").replace(/(?<=\p{L})[.:]$/u, "");

/** The words from the one that names a code to the code; null where nothing follows. Words that join, amounts and percentages are no code. */
function namedCode(words: readonly Word[], at: number, choiceOf: (typed: string) => QuickChoice): Reading | null {
  let end = at + 1;
  while (fillers.has(wordAt(words, end))) end += 1;
  const { text = "", typed = "" } = words[end] ?? {};
  if (text === "" && end === at + 1) return null;
  const isAmount = /[$%]/.test(text);
  if (text === "" || isJoining(text) || isAmount)
    return { length: end - at + Number(isAmount), choices: [], reason: "not_understood" };
  return { length: end - at + 1, choices: [choiceOf(typed.replace(/^#(?=.)/, ""))] };
}

/** A discount code or a certificate's serial: by the word before it, else a word of letters and digits that may be either (QUICK-06). */
export const readCode: Reader = (words, at) => {
  const text = wordAt(words, at);
  const choiceOf = Object.hasOwn(named, text) ? named[text] : undefined;
  const isPercentage = (words[at - 1]?.text ?? "").endsWith("%");
  if (choiceOf !== undefined && isPercentage) return { length: 1, choices: [], reason: "not_understood" };
  if (choiceOf !== undefined) return namedCode(words, at, choiceOf);
  const { typed = "" } = words[at] ?? {};
  return codeLike.test(text) ? { length: 1, choices: [discount(typed), certificate(typed)] } : null;
};

const confirmation = (typed: string): QuickChoice => ({
  field: "tee_time.confirmation",
  value: typed,
  words: `confirmation ${typed}`,
});

/** "internal", or the course's own number after "conf" or "#" (QUICK-07). */
export const readConfirmation: Reader = (words, at) => {
  const { text = "", typed = "" } = words[at] ?? {};
  if (text !== "" && isInternal(text)) return one(1, "tee_time.confirmation", "INTERNAL", "INTERNAL: call the course");
  if (/^#[a-z\d-]+$/.test(text)) return { length: 1, choices: [confirmation(typed.slice(1))] };
  return /^conf(?:irmation)?$/.test(wordAt(words, at)) ? namedCode(words, at, confirmation) : null;
};
