import { Combobox, type InputProps } from "@teedesk/ui";
import { useCountryOptions } from "./useCountryOptions.ts";

/** A country by name; its value is the two letters. A code that the list lacks stays as it is. */
export function CountrySelect(props: InputProps) {
  const { options, loading } = useCountryOptions();
  const isKnown = props.value === "" || options.some(({ value }) => value === props.value);
  return (
    <Combobox
      {...props}
      options={isKnown ? options : [{ value: props.value, text: props.value }, ...options]}
      loading={loading}
      placeholder="None"
    />
  );
}
