import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
  type InputProps,
  type Option,
  TextInput,
  type TextInputProps,
} from "@teedesk/ui";
import type { ComponentType, ReactNode } from "react";
import type { FieldName, FieldValue } from "../flows/field.ts";
import { formatValue } from "./formatValue.ts";
import { useField } from "./formStore.ts";

/** The names of the fields of a draft that hold such values. */
type NameOf<Draft, Value> = {
  [Name in FieldName<Draft>]: FieldValue<Draft, Name> extends Value ? Name : never;
}[FieldName<Draft>];

/** The label of each field, which is also its name in a conflict and in the history. */
export type Labels<Draft> = { readonly [Name in FieldName<Draft>]: string };

/** The props that a field sets on its input; the input's other props are set on the field. */
type Given = "name" | "label" | "value" | "checked" | "error" | "readOnly" | "onChange";
type Own<Props, Known = never> = Omit<Props, Given | "as" | (Known extends string ? "options" : never)>;

type TextBinding = Pick<InputProps, "name" | "label" | "value" | "error" | "readOnly" | "onChange">;
type ListBinding = Pick<CheckboxGroupProps, "name" | "label" | "value" | "error" | "readOnly" | "onChange">;

/**
 * The fields of one draft, each subscribed to its own part of the form: typing redraws that field alone. `as` is the input to
 * show it with, whose other props the field takes too.
 */
export type FormFields<Draft, Chosen = never> = {
  /** A text; an input of one line unless `as` is another. */
  readonly TextField: {
    (props: Own<TextInputProps> & { readonly name: NameOf<Draft, string> }): ReactNode;
    <Props extends TextBinding, Name extends NameOf<Draft, string>>(
      props: Own<Props, Extract<Name, Chosen>> & { readonly name: Name; readonly as: ComponentType<Props> },
    ): ReactNode;
  };
  /** Yes or no. */
  readonly FlagField: (props: Own<CheckboxProps> & { readonly name: NameOf<Draft, boolean> }) => ReactNode;
  /** Any of several ids or codes; checkboxes unless `as` is another. */
  readonly ListField: {
    <Name extends NameOf<Draft, readonly string[]>>(
      props: Own<CheckboxGroupProps, Extract<Name, Chosen>> & { readonly name: Name },
    ): ReactNode;
    <Props extends ListBinding, Name extends NameOf<Draft, readonly string[]>>(
      props: Own<Props, Extract<Name, Chosen>> & { readonly name: Name; readonly as: ComponentType<Props> },
    ): ReactNode;
  };
  /** Binds an input of the form's own to a text field. */
  readonly useText: (name: NameOf<Draft, string>) => TextBinding;
  /** The value of a field, for a part of the form that depends on it. */
  readonly useValue: <Name extends FieldName<Draft>>(name: Name) => FieldValue<Draft, Name>;
};

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Properties of a form's fields besides their labels. */
type Known = {
  readonly isRequired?: (name: string) => boolean;
  /** The choices of those that have a few. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
};

/** The field components for a draft with these labels. To be called once, beside the labels. */
export function formFields<Draft extends object>(
  labels: Labels<Draft>,
  { isRequired = () => false, options: choices = {} }: Known = {},
): FormFields<Draft> {
  const texts: Readonly<Record<string, string>> = labels;
  const useBound = (name: string) => ({ ...useField(name), label: texts[name] ?? name });
  /** The default props of an input; a read-only one is not required. */
  const knownOf = (name: string, readOnly: boolean) => ({
    required: !readOnly && isRequired(name),
    ...(choices[name] === undefined ? {} : { options: choices[name] }),
  });

  function TextField<Props extends TextBinding>(
    props: Own<Props> & { readonly name: string; readonly as: ComponentType<Props> },
  ): ReactNode;
  function TextField(props: Own<TextInputProps> & { readonly name: string }): ReactNode;
  function TextField({
    as: Input = TextInput,
    ...own
  }: Own<TextInputProps> & { readonly name: string; readonly as?: ComponentType<TextInputProps> }) {
    const field = useBound(own.name);
    return <Input {...knownOf(own.name, field.readOnly)} {...own} {...field} value={formatValue(field.value)} />;
  }

  function useText(name: string) {
    const { value, ...field } = useBound(name);
    return { ...field, value: formatValue(value) };
  }

  function FlagField(own: Own<CheckboxProps> & { readonly name: string }) {
    const { value, ...field } = useBound(own.name);
    return <Checkbox {...own} {...field} checked={value === true} />;
  }

  function ListField<Props extends ListBinding>(
    props: Own<Props> & { readonly name: string; readonly as: ComponentType<Props> },
  ): ReactNode;
  function ListField(props: Own<CheckboxGroupProps> & { readonly name: string }): ReactNode;
  function ListField({
    as: Input = CheckboxGroup,
    ...own
  }: Partial<Own<CheckboxGroupProps>> & { readonly name: string; readonly as?: ComponentType<CheckboxGroupProps> }) {
    const field = useBound(own.name);
    return (
      <Input options={[]} {...knownOf(own.name, field.readOnly)} {...own} {...field} value={listOf(field.value)} />
    );
  }

  function useValue<Name extends FieldName<Draft>>(name: Name): FieldValue<Draft, Name>;
  function useValue(name: string): unknown {
    return useField(name).value;
  }
  return { TextField, FlagField, ListField, useText, useValue };
}
