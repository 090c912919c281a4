import { type FieldChange, type FieldMessage, type FieldName, type FieldValue, fieldAt } from "../flows/field.ts";
import { wordsOf } from "../messages/fieldMessageText.ts";
import { wordsOfValue } from "./wordsOfValue.ts";

type NameOf<Draft, Value> = {
  [Name in FieldName<Draft>]: FieldValue<Draft, Name> extends Value ? Name : never;
}[FieldName<Draft>];

/** The label of each field, which is also its name in a conflict and in the history. */
export type Labels<Draft> = { readonly [Name in FieldName<Draft>]: string };

/** A field as its input takes it; spread it on the input. */
type Bound<Value> = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
};

/** Ties inputs to the fields of a draft by name, each kind of input to the fields it can hold. */
export type FormFields<Draft> = {
  readonly readOnly: boolean;
  /** The last save was answered with a question, which the fields put and take the answer to. */
  readonly isAsked: boolean;
  readonly text: (name: NameOf<Draft, string>) => Bound<string> & { readonly value: string };
  readonly flag: (name: NameOf<Draft, boolean>) => Bound<boolean> & { readonly checked: boolean };
};

/** A new value for a field the draft has, of the type it has there. */
export const isChange = <Draft extends object>(
  draft: Draft,
  change: { readonly name: string; readonly value: unknown },
): change is FieldChange<Draft> => typeof fieldAt(draft, change.name) === typeof change.value;

type Source<Draft> = {
  readonly draft: Draft;
  readonly labels: Labels<Draft>;
  readonly readOnly: boolean;
  readonly isAsked?: boolean;
  readonly messageAt: (name: string) => FieldMessage | undefined;
  readonly change: (name: string, value: unknown) => void;
};

export function formFields<Draft extends object>(source: Source<Draft>): FormFields<Draft> {
  const bound = (name: FieldName<Draft>) => {
    const message = source.messageAt(name);
    return {
      name,
      label: source.labels[name],
      error: message === undefined ? undefined : wordsOf(message),
      readOnly: source.readOnly,
      onChange: (value: unknown) => source.change(name, value),
    };
  };
  return {
    readOnly: source.readOnly,
    isAsked: source.isAsked ?? false,
    text: (name) => ({ ...bound(name), value: wordsOfValue(fieldAt(source.draft, name)) }),
    flag: (name) => ({ ...bound(name), checked: fieldAt(source.draft, name) === true }),
  };
}
