/** Markup that is escaped already. */
export type Html = { readonly markup: string };

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const inMarkup = (part: Html | string | number): string =>
  typeof part === "object" ? part.markup : String(part).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Markup with values in it: texts are escaped, markup is not. */
export const html = (strings: TemplateStringsArray, ...values: readonly (Html | string | number)[]): Html => ({
  markup: String.raw({ raw: strings.map((text) => text) }, ...values.map(inMarkup)),
});

export const join = (parts: readonly (Html | string)[], between: string): Html => ({
  markup: parts.map(inMarkup).join(inMarkup(between)),
});

export const lines = (parts: readonly Html[]): Html => join(parts, "\n");

const cells = (tag: "td" | "th", row: readonly (Html | string | number)[]): Html =>
  html`<tr>${join(
    row.map((cell) => ({ markup: `<${tag}>${inMarkup(cell)}</${tag}>` })),
    "",
  )}</tr>`;

export const table = (head: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html =>
  html`<table>
<thead>${cells("th", head)}</thead>
<tbody>
${lines(rows.map((row) => cells("td", row)))}
</tbody>
</table>`;

/** A link to a file of the project; the report lies in a folder of its root. */
export const fileLink = (file: string, line: number | null = null, label = file): Html =>
  html`<a href="../${file}${line === null ? "" : `#L${line}`}">${label}</a>`;

export const code = (text: string): Html => html`<code>${text}</code>`;
