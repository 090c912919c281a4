import { type BusinessZone, momentIn } from "../format/businessTime.ts";
import { dayText } from "../format/dayText.ts";

type Change = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** The wire has some values twice, to compute with and to read: `balance` and `raw_balance`, `type` and `humanized_type`. */
const isShownOnce = ({ field }: Change): boolean => !/^raw_|^humanized_|_display$/.test(field);

/** A field that the form does not have, in words: "sent_to" is "Sent to". */
export const fieldName = (field: string): string => {
  const words = field.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The history keeps texts: a flag is "true", a day is "2026-11-21", a moment "2026-11-21T22:12:21.129Z". */
function readable(text: string | null, zone: BusinessZone): string | null {
  if (text === "true") return "Yes";
  if (text === "false") return "No";
  if (text === null) return null;
  return instant.test(text) ? momentIn(zone, text) : dayText(text);
}

/** A part that has a name is shown by it, and not by its id as well: "Customer: Pat Lee → Ana Morales". */
const isNameless = (changes: readonly Change[]) => {
  const named = new Set(changes.flatMap(({ field }) => (field.endsWith(".name") ? [field.slice(0, -5)] : [])));
  return ({ field }: Change): boolean => !(field.endsWith(".id") && named.has(field.slice(0, -3)));
};

/**
 * The changes of a record as its form has them: another course is one change of `course`, which the form names by its id, and
 * not one of each part of it.
 */
export function historyChanges(
  changes: readonly Change[],
  named: (field: string) => boolean,
  zone: BusinessZone,
): readonly Change[] {
  const shown = changes.filter(isShownOnce).filter(isNameless(changes));
  return shown.flatMap(({ field, before, after }) => {
    const [owner = "", part] = field.split(".");
    // A choice is named by its code, which may be a flag.
    if (named(field)) return [{ field, before, after }];
    if (part === undefined || !named(owner)) {
      const name = part === "name" ? owner : field;
      return [{ field: name, before: readable(before, zone), after: readable(after, zone) }];
    }
    return part === "id" ? [{ field: owner, before, after }] : [];
  });
}
