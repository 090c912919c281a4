import { QueryClientProvider } from "@tanstack/react-query";
import { completeTypedDate, formatTypedDate, parseTypedDate } from "@teedesk/domain";
import {
  CalendarProvider,
  LateLayer,
  loadLate,
  SkipLink,
  ToastRegion,
  type TypedYear,
  useDrawer,
  useIdle,
} from "@teedesk/ui";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { todayIn } from "../format/businessTime.ts";
import { Waiting } from "../messages/Waiting.tsx";
import type { Page } from "../navigation/page.ts";
import { broadcastQuery } from "../queries/broadcast.ts";
import { createQueryClient } from "../queries/queryClient.ts";
import { useServices } from "../services/services.tsx";
import { useBroadcastMessage, useHasLine } from "./broadcast.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ShellBar } from "./ShellBar.tsx";
import { ShellDrawer } from "./ShellDrawer.tsx";
import { useActReports } from "./useActReports.ts";
import { useArrival } from "./useArrival.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useShellKeys } from "./useShellKeys.ts";

const FindLayer = lazy(() => loadLate(async () => ({ default: (await import("./find/FindLayer.tsx")).FindLayer })));
const IdentityDialog = lazy(() =>
  loadLate(async () => ({ default: (await import("./IdentityDialog.tsx")).IdentityDialog })),
);
const KeysDialog = lazy(() => loadLate(async () => ({ default: (await import("./KeysDialog.tsx")).KeysDialog })));

/** The frame of every page of a signed-in person; its cache of reads ends with the session. */
function Shell({ children }: { children: ReactNode }) {
  const { sessionQueries } = useServices();
  const [queryClient] = useState(() => sessionQueries.take() ?? createQueryClient());
  useEffect(() => sessionQueries.use(queryClient), [sessionQueries, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  );
}

export const shellPage: Page<{ readonly children: ReactNode }> = {
  Component: Shell,
  reads: ({ api, queries }) => queries.prefetchQuery(broadcastQuery(api)),
};

/** Compiled, so that a navigation redraws the page and not the bar or the drawer. */
function Frame({ children }: { children: ReactNode }) {
  "use memo";
  const drawer = { ...useDrawer("teedesk.drawer"), id: "drawer" };
  const content = useArrival();
  useKeptFocus(content);
  useActReports();
  const [location] = useLocation();
  const message = useBroadcastMessage();
  const hasLine = useHasLine(message, location);
  const [layer, setLayer] = useState<"keys" | "find" | null>(null);
  const close = () => setLayer(null);
  // After the page: it opens immediately then.
  const isIdle = useIdle();
  const { config, identityCheck } = useServices();
  const isAsking = useSyncExternalStore(identityCheck.subscribe, identityCheck.isAsking);
  // The calls that wait end with the session.
  useEffect(() => () => identityCheck.settle(false), [identityCheck]);
  const calendar = {
    today: () => formatTypedDate(todayIn(config)),
    complete: (typed: string, year: TypedYear, from: string) => {
      const read = parseTypedDate(from);
      return "success" in read ? completeTypedDate(typed, read.success, year) : typed;
    },
  };
  const find = () => setLayer("find");
  useShellKeys({ showKeys: () => setLayer("keys"), find });
  return (
    <>
      <SkipLink to="content" />
      <ShellBar drawer={drawer} message={message} hasLine={hasLine} onFind={find} />
      {/* The message lengthens the bar by its line; what sticks under the bar starts lower then. */}
      <div className={hasLine ? "flex pt-8 [--spacing-topbar:5rem]" : "flex"}>
        <ShellDrawer drawer={drawer} />
        <main id="content" ref={content} tabIndex={-1} className="min-w-0 grow px-4 pb-8 focus-visible:outline-none">
          <ErrorBoundary address={location}>
            <CalendarProvider calendar={calendar}>
              <Suspense fallback={<Waiting />}>{children}</Suspense>
            </CalendarProvider>
          </ErrorBoundary>
        </main>
      </div>
      <ToastRegion />
      {layer === "keys" && (
        <Suspense fallback={<LateLayer title="Keys" onClose={close} />}>
          <KeysDialog open onClose={close} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={<LateLayer title="Confirm that it is you" onClose={() => identityCheck.settle(false)} />}>
          <IdentityDialog onSettled={identityCheck.settle} />
        </Suspense>
      )}
      {(isIdle || layer === "find") && (
        <Suspense fallback={layer === "find" && <LateLayer title="Find" onClose={close} />}>
          <FindLayer open={layer === "find"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
