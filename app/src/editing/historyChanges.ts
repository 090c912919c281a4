import { dayText } from "../format/dayText.ts";

type Change = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** The wire has some values twice, to compute with and to read: `balance` and `raw_balance`, `type` and `humanized_type`. */
const isShownOnce = ({ field }: Change): boolean => !/^raw_|^humanized_|_display$/.test(field);

/** The history keeps texts: a flag is "true", a day is "2026-11-21". */
function readable(text: string | null): string | null {
  if (text === "true") return "Yes";
  if (text === "false") return "No";
  return text === null ? null : dayText(text);
}

/**
 * The changes of a record as its form has them: another course is one change of `course`, which the form names by its id, and
 * not one of each part of it.
 */
export function historyChanges(changes: readonly Change[], named: (field: string) => boolean): readonly Change[] {
  return changes.filter(isShownOnce).flatMap(({ field, before, after }) => {
    const [owner = "", part] = field.split(".");
    if (part === undefined || !named(owner)) return [{ field, before: readable(before), after: readable(after) }];
    return part === "id" ? [{ field: owner, before, after }] : [];
  });
}
