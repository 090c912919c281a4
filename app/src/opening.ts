import { mayOpen } from "@teedesk/domain";
import type { OnDemand } from "./onDemand.tsx";
import { matchOf, shell } from "./routes.tsx";

/** How long a place may keep staff waiting where they are, in milliseconds; then it says itself that it is loading. */
const patience = 300;

type Part = Pick<OnDemand<never>, "isLoaded" | "load">;

/** The files of code that the place of a path is made of. */
function partsOf(path: string): readonly Part[] {
  const match = matchOf(new URL(path, "http://console").pathname);
  const isPublic = match !== null && mayOpen(null, match.route.path);
  return [...(isPublic ? [] : [shell]), ...(match === null ? [] : [match.route.page])];
}

async function load(parts: readonly Part[]): Promise<void> {
  const missing = parts.filter((part) => !part.isLoaded());
  await Promise.allSettled(missing.map((part) => part.load()));
}

/** Loads the code of a place, so that it can be drawn at once. What cannot be loaded says so when it is shown. */
export const loadAhead = (path: string): Promise<void> => load(partsOf(path));

/** Opens places when they can be drawn. */
export type Opening = {
  /** Calls `proceed` at once, or when the code of the place is there; a later wish overtakes one that still waits. */
  readonly open: (path: string, proceed: () => void) => void;
};

export function createOpening(needs: (path: string) => readonly Part[] = partsOf): Opening {
  let wishes = 0;
  return {
    open: (path, proceed) => {
      wishes += 1;
      const mine = wishes;
      const parts = needs(path);
      const isReady = parts.every((part) => part.isLoaded());
      const goOn = () => {
        if (mine === wishes) proceed();
      };
      if (isReady) goOn();
      else void Promise.race([load(parts), new Promise((resolve) => setTimeout(resolve, patience))]).then(goOn);
    },
  };
}
