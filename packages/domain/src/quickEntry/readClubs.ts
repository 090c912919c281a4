import { handedLabel, type RentalClub } from "../rentalClub/rentalClub.ts";
import { inDigits, type Reader, type Word } from "./reading.ts";

const hands: Readonly<Record<string, 0 | 1>> = { lh: 0, left: 0, "left-handed": 0, rh: 1, right: 1, "right-handed": 1 };
const sexes: Readonly<Record<string, 0 | 1>> = {
  men: 0,
  mens: 0,
  "men's": 0,
  women: 1,
  womens: 1,
  "women's": 1,
  ladies: 1,
};
const nouns: ReadonlySet<string> = new Set(["clubs", "sets"]);

const quantity = (text: string): string | undefined => /^([1-9]\d?)$/.exec(inDigits(text))?.[1];

/** The club's kind in words, for a choice between several. */
const clubText = (count: string, { brand, handed, sex }: RentalClub): string =>
  `${count} ${count === "1" ? "set" : "sets"} of ${brand}, ${handedLabel(handed).toLowerCase()}-handed, for ${sex === 0 ? "men" : "women"}`;

/** The clubs asked for: number, hand and sex, in any order after the noun. */
function wanted(words: readonly Word[], at: number) {
  const before = quantity(words[at]?.text ?? "");
  const noun = before === undefined ? at : at + 1;
  if (!nouns.has(words[noun]?.text ?? "")) return null;
  let end = noun + 1;
  let count = before;
  let handed: 0 | 1 | undefined;
  let sex: 0 | 1 | undefined;
  for (; end < words.length; end += 1) {
    const text = words[end]?.text ?? "";
    const number = quantity(text);
    if (count === undefined && number !== undefined) count = number;
    else if (handed === undefined && Object.hasOwn(hands, text)) handed = hands[text];
    else if (sex === undefined && Object.hasOwn(sexes, text)) sex = sexes[text];
    else break;
  }
  return { length: end - at, count: count ?? "1", handed, sex };
}

/** "clubs 2 rh": sets of the course's rental clubs; where several kinds fit a person has to choose, and where none does there is no choice (QUICK-08). */
export const readClubs: Reader = (words, at, { clubs }) => {
  const asked = wanted(words, at);
  if (asked === null) return null;
  const { length, count, handed, sex } = asked;
  const fitting = (clubs ?? []).filter(
    (club) => (handed === undefined || club.handed === handed) && (sex === undefined || club.sex === sex),
  );
  if (fitting.length === 0) return { length, choices: [], reason: clubs === null ? "clubs_unknown" : "no_such_clubs" };
  return {
    length,
    choices: fitting.map((club) => ({
      field: `rental_clubs.${club.id}` as const,
      value: count,
      words: clubText(count, club),
    })),
  };
};
