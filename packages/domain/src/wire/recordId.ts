/** The largest id of the contract. */
const largestId = 2_147_483_647;

/** Reads the id of a stored record from a path, a query or an input: whole and above 0, else null, which means "new" (CROSS-20). */
export const recordId = (text: string): number | null =>
  typeof text === "string" && /^\d{1,10}$/.test(text.trim()) && Number(text) > 0 && Number(text) <= largestId
    ? Number(text)
    : null;

/** The number of records of a kind that refer to another one, and the ids of the newest; a specified server sends none. */
export type RecordReference = {
  readonly kind: string;
  readonly count: number;
  readonly ids: readonly number[];
  /** Names in the order of `ids`, where the server gives them. */
  readonly names?: readonly string[];
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown): value is string => typeof value === "string";
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the `references` of a 409; other values are left out. */
export const recordReferences = (references: unknown): readonly RecordReference[] =>
  itemsOf(references).flatMap((reference) => {
    const { kind, count, ids, names }: Partial<Record<string, unknown>> = Object(reference);
    if (!isText(kind) || !isWhole(count)) return [];
    const named = Array.isArray(names) && names.every(isText) && { names };
    return [{ kind, count, ids: itemsOf(ids).filter(isWhole), ...named }];
  });
