import type { ImportMapping } from "../../db/schema/imports.ts";
import { invalid } from "../../platform/refusal.ts";
import type { ImportField, Values } from "./kinds/kind.ts";
import { plain } from "./reading/plain.ts";

/** The column of each field: the one that the last file of the kind had it in, by heading, else one whose heading means it. */
export function guessMapping(
  fields: readonly ImportField[],
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): ImportMapping {
  const columns = headings.map(plain);
  const used = new Set<number>();
  const found: [string, number][] = [];
  const take = (name: string, wanted: readonly string[]): boolean => {
    const column = columns.findIndex((heading, index) => !used.has(index) && wanted.includes(heading));
    if (column < 0) return false;
    used.add(column);
    found.push([name, column]);
    return true;
  };
  const rest = fields.filter(({ name }) => !take(name, name in remembered ? [plain(remembered[name] ?? "")] : []));
  const others = rest.filter(({ name, label }) => !take(name, [plain(label), plain(name)]));
  for (const { name, aliases = [] } of others) take(name, aliases);
  return Object.fromEntries(found);
}

/** Throws 422 for an unknown field, a column that the file does not have, one that is used twice, and required fields without one. */
export function checkMapping(
  fields: readonly ImportField[],
  headings: readonly string[],
  mapping: ImportMapping,
): void {
  const columns = Object.values(mapping);
  for (const [name, column] of Object.entries(mapping)) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) throw invalid({ mapping: [`There is no field ${name}.`] });
    if (column >= headings.length) throw invalid({ [name]: ["The file has no such column."] });
    if (columns.filter((one) => one === column).length > 1) throw invalid({ [name]: ["Choose each column once."] });
  }
  for (const { name, is_required } of fields) {
    if (is_required === true && !(name in mapping)) throw invalid({ [name]: ["Choose a column."] });
  }
  if (columns.length === 0) throw invalid({ mapping: ["Choose a column for at least one field."] });
}

/** The texts of a row by field, without those that are blank. */
export const valuesOf = (mapping: ImportMapping, cells: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([name, column]) => {
      const text = (cells[column] ?? "").trim();
      return text === "" ? [] : [[name, text]];
    }),
  );

/** Programs that open an export would compute such a text; no name, address or note begins with it. */
const isFormula = (text: string): boolean => /^[=@]|^[+-].*[|!=(]/.test(text) && !/^\+?[\d\s().-]+$/.test(text);

/** The field whose text is a formula. */
export const formulaIn = (fields: readonly ImportField[], values: Values): ImportField | undefined =>
  fields.find(({ name }) => isFormula(values[name] ?? ""));
