import { ComboboxInput, Combobox as ComboboxRoot } from "@headlessui/react";
import { clsx } from "clsx";
import { type ComponentProps, useId, useState } from "react";
import { isControlEnter } from "../basics/shortcuts.ts";
import { ComboboxButtons } from "./ComboboxButtons.tsx";
import { ComboboxChoices, DescribedInput, openList } from "./ComboboxChoices.tsx";
import type { FieldControl } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { type Handover, useHandover } from "./LateInput.tsx";
import { matching, type Option } from "./option.ts";
import type { InputProps } from "./TextInput.tsx";

export type MultiComboboxProps = Omit<InputProps, "value" | "onChange" | "onEnter"> & {
  value: readonly string[];
  /** Gets all chosen values in the order of the choosing. */
  onChange: (value: readonly string[]) => void;
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Where the names do not fit, e.g. `courses`: several are shown as "2 courses". */
  plural?: string;
};

type MultiComboboxBoxProps = MultiComboboxProps & {
  /** The names of what is chosen. */
  names: string;
  control: FieldControl;
  handover: Handover;
};

/** Leaves Ctrl+Enter, by which Headless UI would tick the active choice, to the dialog around the field. */
const TickingInput = ({ onKeyDown, ...rest }: ComponentProps<typeof DescribedInput>) => (
  <DescribedInput {...rest} onKeyDown={(event) => !isControlEnter(event) && onKeyDown?.(event)} />
);

/** The input of a multi combobox with its list. */
export function MultiComboboxBox({ names, control, handover, ...props }: MultiComboboxBoxProps) {
  const { label, options, value, onChange, loading = false } = props;
  const [query, setQuery] = useState("");
  const focusRef = useHandover(handover, props.autoFocus);
  const chosenId = useId();
  const choose = (values: string[]) => {
    onChange(values);
    // The next text starts another search.
    focusRef.current?.select();
  };
  const clear = () => {
    onChange([]);
    focusRef.current?.focus();
  };

  return (
    <ComboboxRoot
      multiple
      value={[...value]}
      onChange={choose}
      onClose={() => setQuery("")}
      disabled={props.disabled ?? false}
    >
      <div className="relative">
        <ComboboxInput
          {...control}
          as={TickingInput}
          describedBy={clsx(control["aria-describedby"], value.length > 0 && chosenId) || undefined}
          ref={focusRef}
          name={props.name}
          autoComplete="off"
          title={names}
          placeholder={props.placeholder}
          displayValue={() => ""}
          onChange={(event) => setQuery(event.target.value)}
          onBlur={props.onBlur}
          onClick={openList}
          className={inputLook(
            false,
            clsx("h-control truncate", value.length > 0 ? "pr-14 placeholder:text-ink!" : "pr-8"),
          )}
        />
        <ComboboxButtons label={label} loading={loading} onClear={value.length > 0 ? clear : undefined} />
      </div>
      <span id={chosenId} hidden>
        {`Chosen: ${names}`}
      </span>
      <ComboboxChoices input={focusRef} boxes found={matching(options, query)} loading={loading} />
    </ComboboxRoot>
  );
}
