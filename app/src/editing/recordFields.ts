import type { Option } from "@teedesk/ui";
import type { FieldName } from "../flows/field.ts";
import { type FormFields, formFields, type Labels } from "./formFields.tsx";
import { optionName, type ValueNames } from "./valueIn.tsx";

/** A field that holds a code or an id: its choices, or the hook that loads them to name what it holds. */
type Choice = { readonly label: string } & (
  | { readonly options: readonly Option[] }
  | { readonly useOptions: () => { readonly options: readonly Option[] } }
);

/** Every field with its label, which is also its name in a conflict and in the history, and what its values are called. */
type FieldTable<Draft> = { readonly [Name in FieldName<Draft>]: string | Choice };

/** The fields whose choices are in the table. */
type Chosen<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly options: unknown } ? Name : never;
}[keyof Table];

type AnyForm = { readonly blank: () => object; readonly isRequired: (name: string) => boolean };
type DraftOf<Form extends AnyForm> = ReturnType<Form["blank"]>;

/**
 * The field components of a record's form. What the domain's form knows of a field (that it must not be left blank) and what
 * the table has of it (label and choices) is written there alone. `table` goes into `record({ … })`.
 */
export function recordFields<Form extends AnyForm, const Table extends FieldTable<DraftOf<Form>>>(
  form: Form,
  fields: Table & { readonly [Name in Exclude<keyof Table, FieldName<DraftOf<Form>>>]: never },
): FormFields<DraftOf<Form>, Chosen<Table>> & {
  readonly table: { readonly form: Form; readonly labels: Labels<DraftOf<Form>>; readonly names: ValueNames };
};
export function recordFields(form: AnyForm, fields: Readonly<Record<string, string | Choice>>): object {
  const labels: Record<string, string> = {};
  const names: Record<string, ValueNames[string]> = {};
  const options: Record<string, readonly Option[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    labels[name] = typeof field === "string" ? field : field.label;
    if (typeof field === "string") continue;
    names[name] = optionName("options" in field ? () => field : field.useOptions);
    if ("options" in field) options[name] = field.options;
  }
  return { ...formFields(labels, { isRequired: form.isRequired, options }), table: { form, labels, names } };
}
