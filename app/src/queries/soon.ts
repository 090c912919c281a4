/** The time that drawing waits for its reads, in milliseconds; then it is drawn as loading. */
const maxWait = 500;

/** Resolves with the first reads of a page, or without them when they take long. */
export const soon = <T>(read: Promise<T>): Promise<T | undefined> =>
  Promise.race([read, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWait))]);
