/** A page with unsaved changes, asked before it is left. */
export type LeaveGuard = {
  /** Nothing would be lost now. */
  readonly isFree: () => boolean;
  /** Asks, and calls `proceed` once it may. */
  readonly ask: (path: string, proceed: () => void) => void;
};

/** Asks the page that is shown before it is left. */
export type NavigationGuard = {
  /** Sets the page's guard; returns a function that removes it. */
  readonly block: (guard: LeaveGuard) => () => void;
  /** Proceeds when there is no guard, else leaves that to the guard. */
  readonly ask: LeaveGuard["ask"];
};

/**
 * Guards the way out of a page by links and by Back. To be created before the router listens: Back and Forward cannot
 * be prevented, only undone, so the page's address is restored before the router hears of the change, and left again
 * when the page agrees. The window calls its listeners in the order of their registration, capturing or not.
 */
export function createNavigationGuard(window: Window): NavigationGuard {
  const { history, location } = window;
  let guard: LeaveGuard | null = null;
  let current = location.href;
  let isConfirmed = false;

  const rememberLocation = () => {
    current = location.href;
  };
  const onPopState = (event: PopStateEvent) => {
    if (guard === null || isConfirmed || guard.isFree()) {
      isConfirmed = false;
      rememberLocation();
      return;
    }
    event.stopImmediatePropagation();
    const path = location.pathname + location.search;
    history.pushState(null, "", current);
    guard.ask(path, () => {
      isConfirmed = true;
      history.back();
    });
  };
  window.addEventListener("popstate", onPopState);
  // The router announces its own changes with these events.
  for (const name of ["pushState", "replaceState"]) window.addEventListener(name, rememberLocation);

  return {
    block: (next) => {
      guard = next;
      return () => {
        guard = null;
      };
    },
    ask: (path, proceed) => {
      if (guard === null || guard.isFree()) proceed();
      else guard.ask(path, proceed);
    },
  };
}
