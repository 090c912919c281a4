import { lazy } from "react";
import { loadLate } from "../basics/loadLate.ts";
import { whenIdle } from "../basics/whenIdle.ts";
import { Field } from "./Field.tsx";
import { LateInput } from "./LateInput.tsx";
import { type Option, textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import type { InputProps } from "./TextInput.tsx";

const Box = lazy(async () => {
  await whenIdle();
  return { default: (await loadLate(() => import("./ComboboxBox.tsx"))).ComboboxBox };
});

export type ComboboxProps = Omit<InputProps, "onEnter"> & {
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Offers a button that sets the value to "". */
  clearable?: boolean;
  /** The options are found elsewhere: gets what is typed, and they are shown as they come. */
  onQuery?: (query: string) => void;
};

/** One of many choices, found by typing. `onChange` gets the option's value, or "" after clearing. */
export function Combobox(props: ComboboxProps) {
  const text = textOf(props.options, props.value);
  return (
    <Field {...props}>
      {(control) =>
        props.readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={text} />
        ) : (
          <LateInput
            control={control}
            text={text}
            input={props}
            options={props.options}
            choose={({ value }) => props.onChange(value)}
            onType={props.onQuery}
          >
            {(handover) => <Box {...props} control={control} handover={handover} />}
          </LateInput>
        )
      }
    </Field>
  );
}
