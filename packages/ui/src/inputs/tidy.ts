import { countText } from "../basics/countText.ts";

const two = (text: string) => text.padStart(2, "0");

/**
 * A hastily typed time as 24-hour HH:MM: `730`, `7:30`, `7.30` and `7:30 am` give `07:30`, `2pm` gives `14:00`, `9`
 * gives `09:00`. Text that is not a time is returned unchanged, for the parser to name the problem.
 */
export function tidyTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim());
  if (match === null) return text;
  const [, hourText = "", minuteText = "00", half = ""] = match;
  const hour = onTheClock(Number(hourText), half.toLowerCase());
  if (hour === null || Number(minuteText) > 59) return text;
  return `${two(String(hour))}:${minuteText}`;
}

/** The hour of 24 for an hour with or without "a" or "p"; null when there is no such hour. */
function onTheClock(hour: number, half: string): number | null {
  if (half === "") return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === "p" ? 12 : 0);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Jan 2 2027" and "January 2nd, 2027" as 1/2/2027; without a year 1/2. */
function namedDate(text: string): string | null {
  const match = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}|\d{2}))?$/i.exec(text.trim());
  const month = months.indexOf((match?.[1] ?? "").toLowerCase()) + 1;
  if (match === null || month === 0) return null;
  return [String(month), match[2], match[3]].filter((part) => part !== undefined).join("/");
}

/**
 * A hastily typed date as mm/dd/yyyy: `1/2/26`, `1-2-2026`, `01022026`, `2026-01-02` and `Jan 2 2026` give `01/02/2026`. Years of
 * two figures are 2000 to 2099. Whether the day exists is not checked; text of another form is returned unchanged.
 */
export function tidyDate(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso !== null) return `${two(iso[2] ?? "")}/${two(iso[3] ?? "")}/${iso[1] ?? ""}`;
  const typed =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text.trim());
  if (typed === null) return namedDate(text) === null ? text : tidyDate(namedDate(text) ?? "");
  const [, month = "", day = "", year = ""] = typed;
  return `${two(month)}/${two(day)}/${year.length === 2 ? `20${year}` : year}`;
}

/** An amount with its thousands apart, for people to read: "1250.00" as "1,250.00". What is no amount stays as it is. */
export const groupedAmount = (text: string): string =>
  text.replace(/^-?\d{4,}(?=\.\d+$|$)/, (digits) => countText(digits));

/** An amount without what the field shows already, `$ 50` as `50`, and without a point behind it, `5.` as `5`. */
export function tidyAmount(text: string): string {
  return text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/(\d)\.$/, "$1");
}
