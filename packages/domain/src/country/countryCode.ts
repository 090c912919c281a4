/** Why a text is not a country's code. */
export type CountryIssueCode = "country_unreadable";

/** Tells whether a text is shaped like a two-letter code of ISO 3166-1, as `listCountries` answers them, or empty. */
export const isCountryCode = (text: string): boolean => /^(?:[A-Z]{2})?$/.test(text);
