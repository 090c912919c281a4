import { issueMessages } from "@teedesk/domain/issueMessages";
import { invalid } from "../../platform/refusal.ts";
import { countries } from "./countries.ts";

const codes = new Set(countries.map(({ alpha2 }) => alpha2));

/** Throws 422 for a code of no country, such as ZZ; blank is accepted. */
export function refuseUnknownCountry({ country_alpha2 }: { readonly country_alpha2: string }): void {
  if (country_alpha2 !== "" && !codes.has(country_alpha2)) {
    throw invalid({ country_alpha2: [issueMessages.country_unreadable] });
  }
}
