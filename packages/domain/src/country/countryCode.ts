import * as Result from "effect/Result";

/** Why a text is not a country's code. */
export type CountryIssueCode = "country_unreadable";

/** Reads a two-letter code of ISO 3166-1, as `listCountries` names them; which letters are in use is not asked. */
export const parseCountryCode = (text: string): Result.Result<string, CountryIssueCode> =>
  /^[A-Z]{2}$/.test(text.trim()) ? Result.succeed(text.trim()) : Result.fail("country_unreadable");
