import { changeField, fieldAt, fieldNames, isSame } from "../field.ts";

export type Side = "mine" | "theirs";

/** Chosen sides by field name; a field without a choice stays as typed. */
export type Choices = Readonly<Record<string, Side>>;

/** Three versions of one form: as it was loaded, as it was typed, and as another saved it meanwhile. */
export type Versions<Draft> = { readonly base: Draft; readonly mine: Draft; readonly theirs: Draft };

/** The three versions as an edit form holds them. */
export const versionsOf = <Draft>(form: {
  readonly edited: { readonly draft: Draft };
  readonly newest: { readonly draft: Draft };
  readonly draft: Draft;
}): Versions<Draft> => ({ base: form.edited.draft, mine: form.draft, theirs: form.newest.draft });

/** A field that both sides changed, to different values: the user has to choose. */
export type Dispute = { readonly name: string; readonly mine: unknown; readonly theirs: unknown; readonly side: Side };

const changed = (from: object, to: object, name: string): boolean => !isSame(fieldAt(from, name), fieldAt(to, name));

const everyName = ({ mine, theirs }: Versions<object>): readonly string[] => [
  ...new Set([...fieldNames(mine), ...fieldNames(theirs)]),
];

/** Lists of ids and codes, which are sets: what each side added or removed is merged without a choice. */
type Sets = {
  readonly base: readonly unknown[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
};

const isSet = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string" || typeof entry === "number");

function setsAt({ base, mine, theirs }: Versions<object>, name: string): Sets | null {
  const sets = { base: fieldAt(base, name), mine: fieldAt(mine, name), theirs: fieldAt(theirs, name) };
  return isSet(sets.base) && isSet(sets.mine) && isSet(sets.theirs)
    ? { base: sets.base, mine: sets.mine, theirs: sets.theirs }
    : null;
}

const mergedSet = ({ base, mine, theirs }: Sets): readonly unknown[] => [
  ...theirs.filter((entry) => mine.includes(entry) || !base.includes(entry)),
  ...mine.filter((entry) => !theirs.includes(entry) && !base.includes(entry)),
];

/** The fields to choose for, in the order of the form. */
export const disputes = (versions: Versions<object>, choices: Choices): readonly Dispute[] =>
  everyName(versions)
    .filter((name) => changed(versions.base, versions.mine, name))
    .filter((name) => changed(versions.base, versions.theirs, name))
    .filter((name) => changed(versions.mine, versions.theirs, name))
    .filter((name) => setsAt(versions, name) === null)
    .map((name) => ({
      name,
      mine: fieldAt(versions.mine, name),
      theirs: fieldAt(versions.theirs, name),
      side: choices[name] ?? "mine",
    }));

/** One draft out of three: the fields that only they changed are theirs, those that only I changed mine, the rest as chosen. */
export function merge<Draft extends object>(versions: Versions<Draft>, choices: Choices): Draft {
  const isTheirs = (name: string): boolean =>
    changed(versions.base, versions.theirs, name) &&
    (choices[name] === "theirs" || !changed(versions.base, versions.mine, name));
  const mergedAt = (name: string): unknown => {
    const sets = setsAt(versions, name);
    if (sets !== null) return mergedSet(sets);
    return fieldAt(isTheirs(name) ? versions.theirs : versions.mine, name);
  };
  return everyName(versions)
    .filter((name) => changed(versions.base, versions.theirs, name))
    .reduce((draft, name) => changeField(draft, { name, value: mergedAt(name) }), versions.mine);
}
