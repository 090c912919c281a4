/**
 * Runs calls one after the other, whatever becomes of the ones before. The first begins in the caller's turn, so that a page that is being
 * closed still sends it.
 */
export function inTurn(): <Value>(call: () => Promise<Value>) => Promise<Value> {
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
