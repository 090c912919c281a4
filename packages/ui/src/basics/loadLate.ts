const firstPause = 2_000;
const longestPause = 60_000;

/** What ends the pause of each load that is waiting to be tried again; returns once that try has ended. */
const waiting = new Set<() => Promise<void>>();

/** Tries all late code again now; it has ended when this returns, well or not. */
export async function retryLate(): Promise<void> {
  await Promise.all([...waiting].map((wake) => wake()));
}

/**
 * Until the browser is online again, somebody asks for it, and in any case after a while: the browser does not always know.
 * Resolves to what has to be told when the next try has ended.
 */
const reconnected = (pause: number): Promise<() => void> =>
  new Promise((resolve) => {
    const end = (told: () => void) => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      waiting.delete(wake);
      resolve(told);
    };
    const again = () => end(() => undefined);
    const wake = () => new Promise<void>((tried) => end(tried));
    const timer = setTimeout(again, pause);
    window.addEventListener("online", again);
    waiting.add(wake);
  });

/**
 * Loads code that a page shows later than itself. Without a connection it asks again instead of failing: what waits for it
 * goes on waiting, and the page around it, with all that is typed there, stands. Code that a deployment has removed, or that
 * fails itself, never comes, and some browsers do not ask again for what has failed once: whoever waits visibly says that
 * the page may have to be reloaded.
 */
export async function loadLate<T>(read: () => Promise<T>): Promise<T> {
  let tell: () => void = () => undefined;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const result = await read().then(
      (value) => ({ value }),
      () => null,
    );
    tell();
    if (result !== null) return result.value;
    tell = await reconnected(pause);
  }
}
