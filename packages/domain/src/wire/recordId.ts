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

/** Reads the `references` of a 409; other values are left out. */
export const recordReferences = (references: unknown): readonly RecordReference[] =>
  (Array.isArray(references) ? references : []).flatMap((reference: unknown) => {
    if (typeof reference !== "object" || reference === null) return [];
    const kind: unknown = Reflect.get(reference, "kind");
    const count: unknown = Reflect.get(reference, "count");
    const ids: unknown = Reflect.get(reference, "ids");
    const names: unknown = Reflect.get(reference, "names");
    if (typeof kind !== "string" || !isWhole(count)) return [];
    const named = Array.isArray(names) && names.every((name) => typeof name === "string") ? { names } : {};
    return [{ kind, count, ids: Array.isArray(ids) ? ids.filter(isWhole) : [], ...named }];
  });
