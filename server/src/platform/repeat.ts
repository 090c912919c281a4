/** A task that runs again and again, one run at a time. `wake` runs it now; `stop` waits for the run under way. */
export type Repeating = { readonly wake: () => void; readonly stop: () => Promise<void> };

/**
 * Runs `task` at once, then every `milliseconds`, and again without a pause while it answers true (more work waits).
 * A failing run is reported to `onError` and does not end the series.
 */
export function repeat(
  task: () => Promise<boolean>,
  { milliseconds, onError }: { milliseconds: number; onError: (error: unknown) => void },
): Repeating {
  const stopping = new AbortController();
  let wanted = false;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  const run = async (): Promise<void> => {
    do {
      wanted = false;
      try {
        wanted = (await task()) || wanted;
      } catch (error) {
        onError(error);
      }
    } while (wanted && !stopping.signal.aborted);
    isRunning = false;
  };
  const wake = (): void => {
    wanted = true;
    if (stopping.signal.aborted || isRunning) return;
    isRunning = true;
    running = run();
  };
  const timer = setInterval(wake, milliseconds);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
