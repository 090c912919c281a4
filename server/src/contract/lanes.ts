import { isLockedOut } from "../db/isUnavailable.ts";
import { unavailable } from "../platform/refusal.ts";

/** The time an operation counts as slow after it last waited for a lock in vain. */
const slowMilliseconds = 5000;
/** The longest wait of a call for its turn. */
const patience = 10_000;

type Lane = { running: number; slowUntil: number; readonly waiting: Waiter[] };
type Waiter = { readonly go: () => void; readonly refuse: () => void };

export type Lanes = { readonly run: <T>(operation: string, work: () => Promise<T>) => Promise<T> };

/**
 * Keeps a locked table from using up all connections. No operation uses more than half of them, and those that waited for a
 * lock in vain share a fifth for a while and are refused beyond it. All others are not affected.
 */
export function createLanes(connections: number, now: () => number = Date.now): Lanes {
  const places = Math.max(1, Math.floor(connections / 2));
  const slowPlaces = Math.max(1, Math.floor(connections / 5));
  const lanes = new Map<string, Lane>();
  let slowRunning = 0;

  const laneOf = (operation: string): Lane => {
    const lane = lanes.get(operation) ?? { running: 0, slowUntil: 0, waiting: [] };
    lanes.set(operation, lane);
    return lane;
  };

  const turn = (lane: Lane): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          reject(unavailable());
        },
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1);
        reject(unavailable());
      }, patience);
      lane.waiting.push(waiter);
    });

  const slowDown = (lane: Lane): void => {
    lane.slowUntil = now() + slowMilliseconds;
    for (const { refuse } of lane.waiting.splice(0)) refuse();
  };

  return {
    async run(operation, work) {
      const lane = laneOf(operation);
      const isSlow = lane.slowUntil > now();
      if (isSlow && slowRunning >= slowPlaces) throw unavailable();
      // A call that ends passes its place to one that waits, so `running` does not change.
      if (!isSlow && lane.running >= places) await turn(lane);
      else lane.running += 1;
      slowRunning += isSlow ? 1 : 0;
      try {
        return await work();
      } catch (error) {
        if (isLockedOut(error)) slowDown(lane);
        throw error;
      } finally {
        slowRunning -= isSlow ? 1 : 0;
        const next = lane.waiting.shift();
        if (next === undefined) lane.running -= 1;
        else next.go();
      }
    },
  };
}
