/** How long a drawing waits for what it shows, in milliseconds; then it says itself that it is loading. */
const maxWait = 500;

/** Ends with the first reads of what is drawn, or without them when they take long. */
export const soon = <T>(read: Promise<T>): Promise<T | undefined> =>
  Promise.race([read, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWait))]);
