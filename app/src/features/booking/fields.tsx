import {
  Checkbox,
  type InputProps,
  NumberInput,
  TextArea,
  TextInput,
  type TextInputProps,
  TimeInput,
} from "@teedesk/ui";
import { type FlagName, type TextName, useFlag, useText } from "./useBooking.tsx";

type Tied = "name" | "value" | "error" | "onChange";
type Named<Props> = Omit<Props, Tied> & { readonly name: TextName };

/** Inputs tied to the draft by name. Each is drawn by itself, so that a key redraws the field it is typed in. */
export function TextField({ name, ...rest }: Named<TextInputProps>) {
  return <TextInput {...rest} {...useText(name)} />;
}

export function TextAreaField({ name, ...rest }: Named<Parameters<typeof TextArea>[0]>) {
  return <TextArea {...rest} {...useText(name)} />;
}

export function TimeField({ name, ...rest }: Named<InputProps>) {
  return <TimeInput {...rest} {...useText(name)} />;
}

export function NumberField({ name, ...rest }: Named<InputProps>) {
  return <NumberInput {...rest} {...useText(name)} />;
}

export function FlagField({ name, label }: { readonly name: FlagName; readonly label: string }) {
  return <Checkbox label={label} {...useFlag(name)} />;
}
