/** The question whether the person at the console is the one who signed in. */
export type IdentityCheck = {
  /** Asks, once for all calls that wait; true once the password was right, false if the person cancels. */
  readonly ask: () => Promise<boolean>;
  readonly settle: (isConfirmed: boolean) => void;
  readonly isAsking: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
};

export function createIdentityCheck(): IdentityCheck {
  const listeners = new Set<() => void>();
  let asked: { readonly answer: Promise<boolean>; readonly settle: (isConfirmed: boolean) => void } | null = null;
  const notify = () => {
    for (const changed of listeners) changed();
  };
  return {
    ask: () => {
      if (asked !== null) return asked.answer;
      let settle: (isConfirmed: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      asked = { answer, settle };
      notify();
      return answer;
    },
    settle: (isConfirmed) => {
      asked?.settle(isConfirmed);
      asked = null;
      notify();
    },
    isAsking: () => asked !== null,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
