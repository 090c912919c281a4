/** What a page with something to lose says before it goes away. */
export type LeaveGuard = {
  /** Nothing would be lost now. */
  readonly isFree: () => boolean;
  /** Asks, and calls `proceed` once it may. */
  readonly ask: (path: string, proceed: () => void) => void;
};

/** Asks the page that is shown before it is left. */
export type Leaving = {
  /** Sets the page's guard; what it answers takes the guard away. */
  readonly hold: (guard: LeaveGuard) => () => void;
  /** Goes on when there is no guard, else leaves that to the guard. */
  readonly ask: LeaveGuard["ask"];
};

/**
 * Watches over the way out of a page by links and by Back. To be made before the router listens: Back and Forward cannot
 * be stopped, only undone, so the page's address is put back before the router hears of the change, and is taken away
 * again when the page agrees. The window calls its listeners in the order of their registration, capturing or not.
 */
export function createLeaving(window: Window): Leaving {
  const { history, location } = window;
  let guard: LeaveGuard | null = null;
  let here = location.href;
  let isAgreed = false;

  const look = () => {
    here = location.href;
  };
  const moved = (event: PopStateEvent) => {
    if (guard === null || isAgreed || guard.isFree()) {
      isAgreed = false;
      look();
      return;
    }
    event.stopImmediatePropagation();
    const path = location.pathname + location.search;
    history.pushState(null, "", here);
    guard.ask(path, () => {
      isAgreed = true;
      history.back();
    });
  };
  window.addEventListener("popstate", moved);
  // The router tells of its own changes by these events.
  for (const name of ["pushState", "replaceState"]) window.addEventListener(name, look);

  return {
    hold: (asked) => {
      guard = asked;
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
