/**
 * Runs calls one after the other, even if an earlier one fails. The first starts synchronously, so that a page that is being
 * closed still sends it.
 */
export function serialQueue(): <Value>(call: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> | null = null;
  return (call) => {
    const running = last === null ? call() : last.then(call, call);
    const end = () => {
      if (last === running) last = null;
    };
    last = running;
    running.then(end, end);
    return running;
  };
}
