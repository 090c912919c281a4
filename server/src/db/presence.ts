/** The database went away during some work. Whether the work was stored is not known. */
export class DatabaseAway extends Error {
  constructor() {
    super("The database went away.");
  }
}

/** Whether the database can be used, as far as this server knows. */
export type Presence = {
  readonly isThere: () => boolean;
  /** Runs the work; rejects with DatabaseAway as soon as the database goes away, or immediately when it is already away. */
  readonly whileThere: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called on every change. */
  readonly onChange: (listener: (isThere: boolean) => void) => void;
};

/** A presence and the function that changes it. */
export function createPresence(): Presence & { readonly set: (isThere: boolean) => void } {
  let there = true;
  const listeners: ((isThere: boolean) => void)[] = [];
  // A set rather than one promise to race against: reactions of a promise that never settles are never freed.
  const underWay = new Set<(error: Error) => void>();
  return {
    isThere: () => there,
    onChange: (listener) => void listeners.push(listener),
    whileThere: (work) =>
      new Promise((resolve, reject) => {
        if (!there) {
          reject(new DatabaseAway());
          return;
        }
        underWay.add(reject);
        const run = async () => work();
        run()
          .then(resolve, reject)
          .finally(() => underWay.delete(reject));
      }),
    set(isThere) {
      if (isThere === there) return;
      there = isThere;
      if (!there) for (const reject of underWay) reject(new DatabaseAway());
      for (const listener of listeners) listener(isThere);
    },
  };
}
