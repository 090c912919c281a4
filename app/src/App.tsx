import { mayOpen, type Screen } from "@teedesk/domain";
import { LinkProvider, showToast } from "@teedesk/ui";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { Redirect, Router, type RouterOptions, useLocation } from "wouter";
import { NotFoundPage } from "./features/notFound/NotFoundPage.tsx";
import { selectEmail, selectLevel, selectReturnPath } from "./flows/session/selectors.ts";
import { Waiting } from "./messages/Waiting.tsx";
import { isServed } from "./navigation/isServed.ts";
import { paths } from "./navigation/paths.ts";
import { matchOf, shell } from "./routes.tsx";
import { useServices, useSession } from "./services/services.tsx";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { RouterLink } from "./shell/RouterLink.tsx";

/**
 * The console: the address selects the page. The unsaved-changes guard runs after the next page's chunk has loaded, so
 * that edits made meanwhile are not lost.
 */
export function App() {
  const { navigationGuard, preloader, readPage } = useServices();
  const [visit, setVisit] = useState(0);
  const go: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
    let isShown = false;
    preloader.open(to, (isMissing) => {
      const isHere = to === location.pathname + location.search;
      // Its code failed late, and Back has left it meanwhile.
      if (isShown && !isHere) return;
      // Requested before the page is drawn, which takes as long as the response.
      if (!isMissing) readPage(to);
      navigationGuard.ask(to, () => {
        const show = () => {
          isShown = true;
          // The page's own link opens it again: "New Rate" on a new rate (ADM-RATE-06). A page that replaces its own
          // address opens nothing: a report that is run again keeps its form and shows the outcome.
          if (options?.replace !== true && isHere) setVisit(visit + 1);
          navigate(to, options);
        };
        if (!isMissing) return show();
        // A newer version of the console has replaced the files this tab knows: the browser loads that one.
        void isServed(to).then((served) => (served ? location.assign(to) : show()));
      });
    });
  };
  return (
    <Router aroundNav={go}>
      <CurrentPage visit={visit} />
    </Router>
  );
}

/** Shows the page of the address to those who may see it; an unknown path has a page of its own (UNCLEAR-66). */
function CurrentPage({ visit }: { visit: number }) {
  const { config } = useServices();
  const [location] = useLocation();
  const match = matchOf(location);
  const title = match?.route.title ?? "Page not found";
  // Before the effects of the page, which may set the name of its record.
  useLayoutEffect(() => {
    document.title = `${title} – ${config.product_tag}`;
  }, [title, config]);

  const page =
    match === null ? (
      <NotFoundPage title={title} />
    ) : (
      <match.route.page.Component key={visit} title={title} params={match.params} />
    );
  const isPublic = match !== null && mayOpen(null, match.route.path);
  return (
    <LinkProvider link={RouterLink}>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          {isPublic ? page : <Guarded screen={match?.route.path ?? "/"}>{page}</Guarded>}
        </Suspense>
      </ErrorBoundary>
    </LinkProvider>
  );
}

/** ROLE-08 to ROLE-13: home, with the reason. */
function NotAllowed() {
  useEffect(() => showToast("Only an admin may open that page."), []);
  return <Redirect replace to={paths.home()} />;
}

/** OPS-SES-02, ROLE-08 to ROLE-13: without a session to sign-in, without the level home. */
function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const level = useSession(selectLevel);
  const email = useSession(selectEmail);
  const isSignedOut = useSession((snapshot) => snapshot.hasTag("signedOut"));
  const returnPath = useSession((snapshot) => selectReturnPath(snapshot, paths.home()));
  if (isSignedOut) return <Redirect replace to={paths.login(returnPath === paths.home() ? undefined : returnPath)} />;
  if (level === null) return <Waiting />;
  if (!mayOpen(level, screen)) return <NotAllowed />;
  // Keyed by the person: another tab may sign in somebody else, who must not see earlier reads or typed text.
  return <shell.Component key={email}>{children}</shell.Component>;
}
