/** Chunks of which little runs at first: libraries, and the decoder of a record. */
const runsLate = new Set(["widgets", "calendar", "decoders"]);

const hint = "//# allFunctionsCalledOnLoad";

/**
 * The first line of a chunk's file. Nearly all of it runs as soon as it is loaded: with this line the browser compiles it while it loads
 * and beside the page, instead of function by function when each is first called.
 */
export const compileHint = ({ name }: { readonly name: string }): string => (runsLate.has(name) ? "" : hint);

/** Whether a built file has its hint where the browser reads it. */
export const isHinted = (file: string, code: string): boolean =>
  [...runsLate].some((name) => file.includes(`/${name}-`)) || code.startsWith(hint);
