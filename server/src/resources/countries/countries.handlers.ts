import type { Handlers } from "../../contract/contract.ts";
import { countries } from "./countries.ts";

/** ADM-CRS-22: what the country choice of an address offers. */
export const countryHandlers = (): Pick<Handlers, "listCountries"> => ({
  listCountries: async () => [...countries],
});
