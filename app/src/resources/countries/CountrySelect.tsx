import { useQuery } from "@tanstack/react-query";
import { Combobox, type InputProps } from "@teedesk/ui";
import { useServices } from "../../services.tsx";
import { countries } from "./country.api.ts";

/** A country by name; its value is the two letters. A code the list does not have stays as it is. */
export function CountrySelect(props: InputProps) {
  const { api } = useServices();
  const { data = [], isPending } = useQuery(countries(api));
  const known = data.map(({ alpha2, name }) => ({ value: alpha2, text: name }));
  const isKnown = props.value === "" || known.some(({ value }) => value === props.value);
  return (
    <Combobox
      {...props}
      options={isKnown ? known : [{ value: props.value, text: props.value }, ...known]}
      loading={isPending}
      placeholder="None"
    />
  );
}
