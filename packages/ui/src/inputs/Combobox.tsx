import { lazy } from "react";
import { loadLate } from "../basics/loadLate.ts";
import { whenIdle } from "../basics/whenIdle.ts";
import type { ComboboxProps } from "./ComboboxBox.tsx";
import { Field } from "./Field.tsx";
import { LateInput } from "./LateInput.tsx";
import { textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";

const Box = lazy(async () => {
  await whenIdle();
  return { default: (await loadLate(() => import("./ComboboxBox.tsx"))).ComboboxBox };
});

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
