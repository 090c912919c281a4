import { redact, secretName } from "./redact.ts";

const secretKey = new RegExp(secretName, "i");

const redactWithin = (value: unknown, outer: readonly unknown[]): unknown => {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number" || typeof value === "bigint") {
    const text = redact(String(value));
    return text === String(value) ? value : text;
  }
  if (typeof value !== "object" || value === null) return value;
  if (outer.includes(value) || outer.length >= 20) return "[more]";
  const path = [...outer, value];
  if (Array.isArray(value)) return value.map((item: unknown) => redactWithin(item, path));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redact(key),
      secretKey.test(key) ? "[hidden]" : redactWithin(inner, path),
    ]),
  );
};

/**
 * A redacted copy of a value of JSON: texts and numbers are redacted, and members with the name of a secret, a whole
 * `credit_card` included, are hidden. A circle or a nesting of more than 20 is cut off.
 */
export const redactValue = (value: unknown): unknown => redactWithin(value, []);
