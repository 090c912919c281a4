import { type InputProps, TextInput } from "./TextInput.tsx";

/** A percentage as it is typed, e.g. "12.5"; reading it is the domain's. */
export function PercentInput(props: InputProps) {
  return <TextInput {...props} suffix="%" align="end" inputMode="decimal" />;
}
