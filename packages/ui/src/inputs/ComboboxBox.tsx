import { ComboboxInput, Combobox as ComboboxRoot } from "@headlessui/react";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ComboboxButtons } from "./ComboboxButtons.tsx";
import { ComboboxChoices, DescribedInput, openList } from "./ComboboxChoices.tsx";
import type { FieldControl } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { type Handover, useHandover } from "./LateInput.tsx";
import { matching, type Option, textOf } from "./option.ts";
import type { InputProps } from "./TextInput.tsx";

export type ComboboxProps = Omit<InputProps, "onEnter"> & {
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Offers a button that sets the value to "". */
  clearable?: boolean;
  /** The options are found elsewhere: gets the typed text; they are shown as they load. */
  onQuery?: (query: string) => void;
  /** Shown in the list where there is no choice. Default `Nothing found.` */
  empty?: string | undefined;
};

type ComboboxBoxProps = ComboboxProps & { control: FieldControl; handover: Handover };

/** The input of a combobox with its list. */
export function ComboboxBox({ control, handover, ...props }: ComboboxBoxProps) {
  const { label, options, value, loading = false, clearable = false } = props;
  const [query, setQuery] = useState("");
  const focusRef = useHandover(handover, props.autoFocus);
  const text = textOf(options, value);
  const find = (typed: string) => {
    setQuery(typed);
    props.onQuery?.(typed);
  };
  const shown = useRef(text);
  const show = useEffectEvent((input: HTMLInputElement, chosen: string) => {
    // Headless UI takes any key, such as F8, for the beginning of typing, and then keeps the old text.
    if (shown.current !== chosen && query === "") input.value = chosen;
    shown.current = chosen;
    // A value that is set while the box has the focus is typed over, as one is that was there on arrival. What was typed
    // meanwhile stays.
    if (chosen !== "" && document.activeElement === input && input.value === chosen) input.select();
  });
  useEffect(() => {
    if (focusRef.current !== null) show(focusRef.current, text);
  }, [text, focusRef]);
  const clear = () => {
    props.onChange("");
    focusRef.current?.focus();
  };

  return (
    <ComboboxRoot
      value={value}
      onChange={(chosen: string | null) => props.onChange(chosen ?? "")}
      onClose={() => find("")}
      disabled={props.disabled ?? false}
    >
      <div className="relative">
        <ComboboxInput
          {...control}
          as={DescribedInput}
          describedBy={control["aria-describedby"]}
          ref={focusRef}
          name={props.name}
          autoComplete="off"
          placeholder={props.placeholder}
          displayValue={(chosen: string) => textOf(options, chosen)}
          onChange={(event) => find(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={props.onBlur}
          onClick={openList}
          className={inputLook(false, clsx("h-control truncate", clearable ? "pr-14" : "pr-8"))}
        />
        <ComboboxButtons label={label} loading={loading} onClear={clearable && value !== "" ? clear : undefined} />
      </div>
      <ComboboxChoices
        input={focusRef}
        found={props.onQuery === undefined ? matching(options, query) : options}
        loading={loading}
        empty={props.empty}
      />
    </ComboboxRoot>
  );
}
