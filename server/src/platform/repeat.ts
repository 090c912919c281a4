/** A task that runs repeatedly, one run at a time. `wake` runs it now; `stop` waits for the run under way, for a limited time. */
export type Repeating = { readonly wake: () => void; readonly stop: () => Promise<void> };

export type RepeatOptions = {
  readonly milliseconds: number;
  readonly onError: (error: unknown) => void;
  /** Milliseconds a stop waits: a run may be waiting for a system outside that never responds. */
  readonly patience?: number;
};

/** Waits for the work to end, for at most this many milliseconds. After that the work continues on its own. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/**
 * Runs `task` immediately, then every `milliseconds`, and again without a pause while it returns true (more work waits).
 * A failing run is reported to `onError` and does not end the series.
 */
export function repeat(
  task: () => Promise<boolean>,
  { milliseconds, onError, patience = 3000 }: RepeatOptions,
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
      await within(patience, running);
    },
  };
}
