import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { Router } from "wouter";

/** Asked before the page goes away; it calls `proceed` once it may. */
type LeaveGuard = (path: string, proceed: () => void) => void;

type Guarded = RefObject<LeaveGuard | null>;

/** Sets the guard of the page that is shown, and takes it away again. */
type Hold = (guard: LeaveGuard) => () => void;

const Context = createContext<Hold>(() => () => undefined);

/** The router of the console: a page with something to lose is asked before a link or the Back button leaves it. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const guard: Guarded = useRef<LeaveGuard>(null);
  const hold = useCallback<Hold>((asked) => {
    guard.current = asked;
    return () => {
      guard.current = null;
    };
  }, []);
  useGuardedHistory(guard);
  return (
    <Context.Provider value={hold}>
      <Router
        aroundNav={(navigate, to, options) => {
          const proceed = () => navigate(to, options);
          if (guard.current === null) proceed();
          else guard.current(to, proceed);
        }}
      >
        {children}
      </Router>
    </Context.Provider>
  );
}

/**
 * Back and Forward cannot be stopped, only undone: the address of the page is put back before the router hears of the
 * change, and is taken away again when the page agrees.
 */
function useGuardedHistory(guard: Guarded): void {
  useEffect(() => {
    let here = window.location.href;
    let isAgreed = false;
    const moved = (event: PopStateEvent) => {
      if (guard.current === null || isAgreed) {
        isAgreed = false;
        return;
      }
      event.stopImmediatePropagation();
      const { pathname, search } = window.location;
      window.history.pushState(null, "", here);
      guard.current(pathname + search, () => {
        isAgreed = true;
        window.history.back();
      });
    };
    // What is left when the address changes is where it was at the last look before.
    const look = () => {
      here = window.location.href;
    };
    window.addEventListener("popstate", moved, { capture: true });
    for (const name of ["pushState", "replaceState", "popstate"]) window.addEventListener(name, look);
    return () => {
      window.removeEventListener("popstate", moved, { capture: true });
      for (const name of ["pushState", "replaceState", "popstate"]) window.removeEventListener(name, look);
    };
  }, [guard]);
}

/** Lets a page be asked before it is left, for as long as it is shown. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const hold = useContext(Context);
  // Taken away before the next page looks where it is.
  useLayoutEffect(() => hold(guard), [hold, guard]);
}
