/** Runs at most `most` tasks at the same time; the others wait in the order of arrival, each notified by its `onWait`. */
export function createLimiter(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(task: () => Promise<T>, onWait: () => void): Promise<T> => {
    if (running < most) running += 1;
    else {
      onWait();
      await new Promise<void>((begin) => waiting.push(begin));
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
