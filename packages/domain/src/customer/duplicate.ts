import { foldText, phoneDigits } from "../search/searchTerms.ts";

/** The facts of a customer by which a duplicate is recognised. */
export type Identity = Readonly<
  Record<"first_name" | "last_name" | "email" | "primary_phone" | "mobile_phone", string>
>;

/** A possible duplicate: `isLikely` if name and address or number are the same, and the facts and the doubt in words for staff. */
export type Duplicate = { readonly isLikely: boolean; readonly reason: string };

/** The words of a name, without accents, capitals and signs, in an order of their own: "Núñez, José" is "jose nunez". */
export const nameWords = ({ first_name, last_name }: Pick<Identity, "first_name" | "last_name">): readonly string[] =>
  foldText(`${first_name} ${last_name}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted();

/** The numbers of a customer as digits, without the 1 of North America; one too short to be of a person is left out. */
export const phonesOf = ({ primary_phone, mobile_phone }: Identity): readonly string[] =>
  Array.from(new Set([phoneDigits(primary_phone), phoneDigits(mobile_phone)])).filter((digits) => digits.length >= 7);

const emailOf = ({ email }: Identity): string => email.trim().toLowerCase();

/**
 * Whether two customers may be the same person, and why (BUS-10); null if neither name, e-mail address nor a telephone number is the same.
 * A name of one word alone says nothing. An address or a number with another name is a doubt to ask about: couples and families share one.
 */
export function duplicateOf(one: Identity, other: Identity): Duplicate | null {
  const [words, others] = [nameWords(one), nameWords(other)];
  const isNamedAlike = words.length > 0 && words.join(" ") === others.join(" ");
  const contacts = [
    ...(emailOf(one) !== "" && emailOf(one) === emailOf(other) ? ["e-mail address"] : []),
    ...(phonesOf(one).some((digits) => phonesOf(other).includes(digits)) ? ["phone number"] : []),
  ];
  const same = contacts.map((contact) => `same ${contact}`).join(" and ");
  if (isNamedAlike && contacts.length > 0) return { isLikely: true, reason: `Same name, ${same}.` };
  if (isNamedAlike)
    return words.length < 2
      ? null
      : doubt("Same name, but no e-mail address or phone number is the same: two people may have it.");
  if (contacts.length === 0) return null;
  const shared = `${same.charAt(0).toUpperCase()}${same.slice(1)}`;
  return words.length === 0 || others.length === 0
    ? doubt(`${shared}, but one of them has no name.`)
    : doubt(`${shared}, but another name: couples and families share one.`);
}

const doubt = (fact: string): Duplicate => ({ isLikely: false, reason: `${fact} Ask the customer.` });
