import type { components } from "@teedesk/openapi";
import type { Handlers } from "../../contract/contract.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const byName = new Intl.Collator("en");

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));

/** Codes that ISO 3166-1 leaves to users, and those reserved for something other than a country, such as EU. */
const isNoCountry = (code: string): boolean =>
  /^(?:AA|Q[M-Z]|X[A-Z]|ZZ)$/.test(code) || ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "TA", "UN"].includes(code);

/** A withdrawn code, like YU, reads as its successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** The countries of ISO 3166-1 by their English names in the platform's CLDR data. */
export const countries: readonly components["schemas"]["Country"][] = codes
  .filter((code) => !isNoCountry(code) && isCurrent(code))
  .flatMap((alpha2) => {
    const name = names.of(alpha2);
    return name === undefined ? [] : [{ name, alpha2 }];
  })
  .sort((one, other) => byName.compare(one.name, other.name));

/** ADM-CRS-22: the choices of an address's country. */
export const countryHandlers = (): Pick<Handlers, "listCountries"> => ({
  listCountries: async () => [...countries],
});
