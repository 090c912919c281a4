import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../services/services.tsx";
import { countries } from "./country.api.ts";

/** The countries as choices; the value is the two letters. */
export function useCountryOptions() {
  const { api } = useServices();
  const { data = [], isPending } = useQuery(countries(api));
  return { options: data.map(({ alpha2, name }) => ({ value: alpha2, text: name })), loading: isPending };
}
