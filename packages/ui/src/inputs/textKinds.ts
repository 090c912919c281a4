type InputAttributes = {
  readonly type: "email" | "tel" | "text" | "url";
  /** The keyboard that a phone shows, also where a field has another type. */
  readonly inputMode?: "decimal" | "email" | "numeric" | "tel" | "text" | "url";
};

export type TextKind = "text" | "decimal" | "digits" | "date" | "time" | "phone" | "email" | "url";

/** The kinds of text in a field. Keyboards of digits have neither a date's slashes nor the letters of "Jan 2" and "2pm". */
export const textKinds: Readonly<Record<TextKind, InputAttributes>> = {
  text: { type: "text" },
  /** An amount, a percentage, a distance. */
  decimal: { type: "text", inputMode: "decimal" },
  /** A whole number, a card number. */
  digits: { type: "text", inputMode: "numeric" },
  date: { type: "text", inputMode: "text" },
  time: { type: "text", inputMode: "text" },
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  url: { type: "url", inputMode: "url" },
};
