import type { Tone } from "./Alert.tsx";

export type Toast = { id: number; tone: Tone; text: string };

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/**
 * Says something in passing, in the window's corner. For what has its own place on the screen use an Alert there: a
 * toast comes second.
 */
export function showToast(text: string, tone: Tone = "success"): void {
  lastId += 1;
  // Three at most: an older one has had its time.
  change([...shown, { id: lastId, tone, text }].slice(-3));
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
};
