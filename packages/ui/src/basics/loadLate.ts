const firstPause = 2_000;
const longestPause = 60_000;

/** Until the browser is online again, and in any case after a while: it does not always know. */
const reconnected = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    window.addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    }
  });

/**
 * Loads code that a page shows later than itself. Without a connection it asks again instead of failing: what waits for it
 * goes on waiting, and the page around it, with all that is typed there, stands. Code that a deployment has removed, or that
 * fails itself, never comes, and some browsers do not ask again for what has failed once: whoever waits visibly says that
 * the page may have to be reloaded.
 */
export async function loadLate<T>(read: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await read();
    } catch {
      await reconnected(pause);
    }
  }
}
