/** A page with unsaved changes, asked before it is left. */
export type LeaveGuard = {
  /** Nothing would be lost now. */
  readonly isFree: () => boolean;
  /** Asks, and calls `proceed` once it may. */
  readonly ask: (path: string, proceed: () => void) => void;
};

/** Asks the current page before it is left; a page with several forms has a guard for each. */
export type NavigationGuard = {
  /** Adds a guard; returns a function that removes it. */
  readonly block: (guard: LeaveGuard) => () => void;
  /** Proceeds when nothing would be lost, otherwise once every guard with unsaved changes has agreed. */
  readonly ask: LeaveGuard["ask"];
  /** The page's record is gone: the page is left without a question, even with unsaved changes. */
  readonly release: () => void;
};

/**
 * Guards the way out of a page by links and by Back. It has to be created before the router listens: Back and Forward cannot
 * be prevented, only undone, so the page's address is restored before the router is notified, and left again when the page agrees. The window calls its listeners in the order of their registration, capturing or not.
 */
export function createNavigationGuard(window: Window): NavigationGuard {
  const { history, location } = window;
  const guards = new Set<LeaveGuard>();
  let current = location.href;
  let isConfirmed = false;

  const rememberLocation = () => {
    current = location.href;
  };
  const holding = (asked: readonly LeaveGuard[] = []) =>
    [...guards].find((guard) => !asked.includes(guard) && !guard.isFree());
  // Each guard once: a form that is still loading agrees but stays busy.
  const ask = (path: string, proceed: () => void, asked: readonly LeaveGuard[] = []) => {
    const guard = holding(asked);
    if (guard === undefined) proceed();
    else guard.ask(path, () => ask(path, proceed, [...asked, guard]));
  };
  const onPopState = (event: PopStateEvent) => {
    if (isConfirmed || holding() === undefined) {
      isConfirmed = false;
      rememberLocation();
      return;
    }
    event.stopImmediatePropagation();
    const path = location.pathname + location.search;
    history.pushState(null, "", current);
    ask(path, () => {
      isConfirmed = true;
      history.back();
    });
  };
  window.addEventListener("popstate", onPopState);
  // The router announces its own changes with these events.
  for (const name of ["pushState", "replaceState"]) window.addEventListener(name, rememberLocation);

  return {
    block: (guard) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
      };
    },
    ask,
    release: () => guards.clear(),
  };
}
