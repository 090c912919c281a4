/** Markup that is safe to send. Only the `html` tag makes it, so a plain string is always text and always escaped. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

const markupOf = (value: string | Html | readonly Html[]): string => {
  if (typeof value === "string") return escape(value);
  return "markup" in value ? value.markup : value.map((part) => part.markup).join("");
};

/** A template of markup: `html\`<b>${name}</b>\``. Interpolated text is escaped, interpolated markup is kept. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  markup: parts.map((part, index) => (index === 0 ? part : markupOf(values[index - 1] ?? "") + part)).join(""),
});
