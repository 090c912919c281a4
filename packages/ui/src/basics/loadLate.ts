const firstPause = 2_000;
const longestPause = 60_000;
const retried = "retrylate";

/** Tries all late code again now. */
export const retryLate = (): boolean => window.dispatchEvent(new Event(retried));

/** Until the browser is online again, somebody asks for it, and in any case after a while: the browser does not always know. */
const reconnected = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    setTimeout(end, pause);
    for (const event of ["online", retried]) window.addEventListener(event, end, { signal: over.signal });
  });

/**
 * Loads code that a page shows later than itself. Without a connection it asks again instead of failing: what waits for it
 * goes on waiting, and the page around it, with all that is typed there, stands. Code that a deployment has removed, or that
 * fails itself, never comes, and some browsers do not ask again for what has failed once: whoever waits visibly says that
 * the page may have to be reloaded.
 */
export async function loadLate<T>(read: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const result = await read().then(
      (value) => ({ value }),
      () => null,
    );
    if (result !== null) return result.value;
    await reconnected(pause);
  }
}
