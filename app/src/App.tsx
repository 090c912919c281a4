import { hasAccess } from "@teedesk/domain";
import { lazy, Suspense, useEffect } from "react";
import { matchRoute, Redirect, useLocation, useRouter } from "wouter";
import { NotFoundPage } from "./features/notFound/NotFoundPage.tsx";
import { selectLevel, selectReturnPath } from "./flows/session/selectors.ts";
import { paths } from "./paths.ts";
import { type AppRoute, routes } from "./routes.tsx";
import { useServices, useSession } from "./services.tsx";
import { Waiting } from "./Waiting.tsx";

const Shell = lazy(async () => ({ default: (await import("./shell/Shell.tsx")).Shell }));

type Match = { readonly route: AppRoute; readonly params: Readonly<Record<string, string | undefined>> };

const notFound: AppRoute = { path: "*", title: "Page not found", access: "staff", page: NotFoundPage };

/** The route of the address bar; an unknown path is a page of its own (UNCLEAR-66). */
function useMatch(): Match {
  const [location] = useLocation();
  const { parser } = useRouter();
  for (const route of routes) {
    const [matches, params] = matchRoute(parser, route.path, location);
    if (matches) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** Shows the route of the address bar to whoever may see it. */
export function App() {
  const { config } = useServices();
  const match = useMatch();
  const { title } = match.route;
  useEffect(() => {
    document.title = `${title} – ${config.product_tag}`;
  }, [title, config]);
  return (
    <Suspense fallback={<Waiting />}>
      {match.route.access === "public" ? <Page {...match} /> : <Guarded {...match} />}
    </Suspense>
  );
}

/** OPS-SES-02, ROLE-08 to ROLE-13: without a session to sign-in, without the level home. */
function Guarded(match: Match) {
  const level = useSession(selectLevel);
  const isSignedOut = useSession((snapshot) => snapshot.hasTag("signedOut"));
  const returnPath = useSession((snapshot) => selectReturnPath(snapshot, paths.home()));
  if (isSignedOut) return <Redirect replace to={paths.login(returnPath === paths.home() ? undefined : returnPath)} />;
  if (level === null) return <Waiting />;
  if (!hasAccess(level, match.route.access)) return <Redirect replace to={paths.home()} />;
  return (
    <Shell>
      <Page {...match} />
    </Shell>
  );
}

function Page({ route, params }: Match) {
  return <route.page title={route.title} params={params} />;
}
