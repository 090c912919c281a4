import { lazy } from "react";
import { loadLate } from "../basics/loadLate.ts";
import { whenIdle } from "../basics/whenIdle.ts";
import { Field } from "./Field.tsx";
import { LateInput } from "./LateInput.tsx";
import type { MultiComboboxProps } from "./MultiComboboxBox.tsx";
import { chosenText } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";

const Box = lazy(async () => {
  await whenIdle();
  return { default: (await loadLate(() => import("./MultiComboboxBox.tsx"))).MultiComboboxBox };
});

/**
 * Several of many choices, found by typing. The list stays open while they are ticked; what is chosen stands in the
 * box as long as nothing is typed. Enter ticks while the list is open, and is left to the list's search otherwise.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { options, value, loading = false } = props;
  // Values without their names, which are loading, are unreadable.
  const isNamed = value.length === 0 || !loading || options.length > 0;
  const chosen = (plural?: string) => (isNamed ? chosenText(options, value, plural) : "…");
  const shown = { ...props, placeholder: chosen(props.plural) || props.placeholder };
  return (
    <Field {...props}>
      {(control) =>
        props.readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={chosen()} grows />
        ) : (
          <LateInput
            control={control}
            text=""
            input={shown}
            options={options}
            choose={(named) => props.onChange([...new Set([...value, named.value])])}
          >
            {(handover) => <Box {...shown} names={chosen()} control={control} handover={handover} />}
          </LateInput>
        )
      }
    </Field>
  );
}
