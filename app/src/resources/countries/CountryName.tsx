import { textOf } from "@teedesk/ui";
import { useCountryOptions } from "./useCountryOptions.ts";

/** A country in words; a code the list does not have stays as it is. */
export function CountryName({ value }: { readonly value: string }) {
  return textOf(useCountryOptions().options, value) || value;
}
